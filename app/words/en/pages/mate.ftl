heading = Can this side still mate?
lead =
    By any possible series of legal moves, however badly both play: on this the Laws decide when a flag falls,
    a player resigns, or a second illegal move is completed. The answer comes with the moves, or with a proof.
set-up = The position
ask-heading = Your question
ask-white = Can White still mate?
ask-black = Can Black still mate?
ask-either = Can either? Is the position dead?
missing = Before it can be answered:
copy = Copy the link
copied = Copied.
not-copied = The browser does not allow it: copy the address of the page instead.
change = Change the position
and-white = And White?
and-black = And Black?
board = The position
answer = Answer
details = The moves, or the proof
at-work = Looking …
stop = Stop
stopped = Stopped before an answer was found.
again = Ask again
further = Look further
failed =
    The search did not start. Load the page again; with the network off, only once the app has been kept on
    the device.
line = The moves
at-start = The position asked about.
in-words = Why not
proof-checked = The proof was checked, move by move, by a part of the app that knows nothing of the search.
king-mark = framed: every square that the king can ever reach
fixed-mark = locked: men who never move and are never taken
no-attacker = No man of the other side can ever attack one of these squares.
attackers-line =
    Only these can ever attack one of them, and wherever they do, the king keeps a flight or the check has no
    place to come from:
both-can = The position is not dead: each side can still mate, so whoever oversteps the time loses.
neither-can =
    The position is dead: neither side can mate by any series of legal moves, and the game was drawn the
    moment it arose.
paste-heading = Or paste it
paste = A FEN, a game (PGN), or a link
paste-hint =
    It can be pasted anywhere on this page. Games with the letters of any language or with figurines; links of
    Lichess, of this page, or with a FEN in them.
read = Read
game = The game
choose-move = Choose the move after which you ask.
move-back = One move back
move-on = One move on
rules = What the Laws make of it
rules-line =
    If mate is impossible, the game is drawn: at once if neither side can mate, and instead of a loss when a
    flag falls, at a resignation, or for illegal moves. As long as it is not shown to be impossible, the loss
    stands.
examples = Positions to try
example-pawn-wall = A wall of pawns
example-bishops-walled = Two bishops behind a wall
example-knight-bare-king = A knight against a bare king
example-knight-pawn = A knight against a pawn
example-gap = A wall with a gap
example-forced = One move is forced
# $spent, $of: numbers
looked-at = { $spent } of at most { $of } positions looked at
# $winner: white, black
looking-for-mate = Looking for a mate by { PLAYER($winner) } …
# $winner: white, black
shown-on-board = { PLAYER($winner) } on the board
# $winner, $loser: white, black
only-one-can =
    The position is not dead, since { PLAYER($winner) } can still mate. If { PLAYER($loser) } oversteps the
    time, { PLAYER($winner) } wins; if { PLAYER($winner) } does, the game is drawn.
# $winner: white, black; $half-moves
possible =
    Yes. { PLAYER($winner) } { $half-moves ->
        [0] has mated: the position is checkmate.
        [1] can still mate, at the next move.
       *[other] can still mate: { $half-moves } moves by the two players suffice.
    }
# $winner: white, black
impossible = No. { PLAYER($winner) } cannot mate by any series of legal moves.
# $winner: white, black; $spent: a number
undecided =
    Not decided: after { $spent } positions neither a mate by { PLAYER($winner) } nor a proof was found. Until
    it is shown that no mate is possible, the Laws’ rule stands and not its exception.
# $moves: in notation
forced-first = Every move is the only legal one: { $moves }. Then:
why-stalemate = It is stalemate: the game is over.
# $winner: white, black
why-mated = { PLAYER($winner) } is checkmated: the game is over.
why-seventy-five-moves =
    Seventy-five moves by each player without a capture or a pawn move have been made: the game is drawn.
# $winner: white, black
why-bare-king = { PLAYER($winner) } has only the king, and kings never give check.
# $winner, $loser: white, black
why-knight-against-queens =
    { PLAYER($winner) } has one knight, and { PLAYER($loser) } has at most queens: whenever the knight gives
    check, the king has a flight, or a queen takes the knight.
# $winner, $loser: white, black
why-bishops-of-one-colour =
    { PLAYER($winner) } has only bishops on one colour, and { PLAYER($loser) } has neither pawn nor knight nor
    a bishop on the other: beside every such check stands a square to flee to, or a piece that can step
    between.
why-repetition = Every move is forced, and the same positions come again for ever.
# $positions: a number
why-closed = All { $positions } positions that can arise were visited. None is mate.
# $loser: white, black
why-walled =
    { PLAYER($loser, case: "of") } king lives behind a wall. Wherever the pieces go that can still move, there
    is no square on which he can be mated.
# $positions: a number; $loser: white, black
why-walled-later =
    All { $positions } positions that can arise before the pieces are walled off were visited. None is mate,
    and behind the wall none can be.
fen-fields = This is not a FEN: write its six fields, separated by spaces.
fen-pieces =
    The field of the pieces is wrong: eight ranks from the eighth to the first, separated by “/”, with letters
    pnbrqk and PNBRQK and figures for empty squares, eight squares in each.
fen-side-to-move = The side to move is wrong: write “w” or “b”.
fen-castling = The castling field is wrong: letters of “KQkq”, or “-”.
fen-en-passant = The en passant field is wrong: the square passed over, such as “e3”, or “-”.
fen-counter = A counter is wrong: the half-moves since a capture or pawn move, then the number of the move.
empty-board = The board is empty: put at least the two kings on it.
# $color: white, black
no-king = { PLAYER($color) } has no king: put one on the board.
# $color: white, black
many-kings = { PLAYER($color) } has more than one king: leave one.
pawn-on-last-rank = A pawn stands on the first or the eighth rank: move or replace it.
wrong-castling-right = There is a castling right without king and rook on their squares: leave out the letter.
wrong-en-passant-square = No pawn has just passed the en passant square: write “-”.
opposite-check = The player who is not to move is in check: change the side to move, or the position.
too-much-material = A player has more men than one set and its promoted pawns allow: take some off.
only-offered = Only the first { $games } games are offered.
plain-two-kings = Only the two kings are left: neither can ever give check.
# $winner: white, black
plain-bare-king = { PLAYER($winner) } has a bare king: a king alone cannot mate.
# $role
plain-one-piece = A king and { ROLE($role, case: "a") } cannot mate a bare king in any way.
plain-bishops = A king and bishops that all stand on squares of one colour cannot mate a bare king in any way.
plain-knight-against-queens =
    A king and a knight cannot mate a king that has only queens: no queen shuts her king in without being able
    to take the knight. A rook, bishop, knight or pawn could.
# $loser: white, black
plain-bishops-against-pieces =
    A king and bishops on squares of one colour cannot mate here: { PLAYER($loser, case: "of") } king could
    only be shut in by a pawn, a knight, or a bishop on the other colour, and there is none.
# $loser: white, black; $every-pawn: yes where no pawn can ever move; $squares; $can-check: yes, no
plain-wall =
    { $every-pawn ->
        [yes] Every pawn is blocked for good, and no piece can break through
       *[no] The locked men never move again, and nothing can break through
    }: { PLAYER($loser, case: "of") } king can only ever reach { $squares } squares, { $can-check ->
        [yes] and no check that can still be given there is mate
       *[no] and nothing can ever give check there
    }.
paste-nothing = The field is empty: paste a FEN, a game (PGN), or a link.
paste-too-long =
    This text is too long: paste one game, or look through a whole file on the page “What could be claimed”.
paste-ranks =
    The board of this FEN has { $ranks } ranks: write eight, from the eighth to the first, separated by “/”.
paste-squares =
    Rank { $rank } of this FEN has { $squares } squares: make it eight; a figure stands for so many empty
    squares.
paste-letter =
    “{ $letter }” is no piece in a FEN: it has the English letters K, Q, R, B, N and P, capital for White and
    small for Black.
paste-link =
    This link holds no position, only the name of a game, and nothing is fetched from other sites: open it
    there, and copy the FEN or the PGN.
# $line: its number; $fault: what is wrong there
paste-game = The game cannot be read. Line { $line }: { $fault }.
paste-unknown =
    This is neither a FEN nor a game nor a link: set the position up on the board, or paste one of these.
