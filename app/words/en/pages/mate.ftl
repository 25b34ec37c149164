set-up = The position
ask-heading = Your question
ask-white = Can White still mate?
ask-black = Can Black still mate?
ask-either = Can either side mate, or is the position dead?
missing = First correct the following:
copy = Copy link
copied = Copied.
not-copied = The browser does not allow it: copy the address of the page instead.
change = Change the position
and-white = And White?
and-black = And Black?
board = The position
answer = Answer
details = The moves, or the proof
at-work = Searching…
stop = Stop
stopped = Stopped before an answer was found.
again = Ask again
further = Search further
failed = The search did not start. Reload the page; offline it works only once the app is saved on this device.
line = The moves
at-start = Position in question.
in-words = Why not
proof-checked = The proof was checked, move by move, by a part of the app that is independent of the search.
king-mark = framed: every square the king can ever reach
fixed-mark = padlock: pieces that never move and are never captured
no-attacker = No opposing piece can ever attack one of these squares.
attackers-line =
    Only these pieces can ever attack one of them, and wherever they do, the king has a flight square or the
    check cannot be given:
both-can = The position is not dead: either side can still mate, so the player whose flag falls loses.
neither-can =
    The position is dead: neither side can mate by any series of legal moves, and the game was drawn the moment
    the position arose.
paste-heading = Paste a position or a game
paste = A FEN, a game (PGN), or a link
paste-hint =
    You can paste anywhere on this page: games with the piece letters of any language or with figurines; links
    from Lichess, to this page, or containing a FEN.
read = Load
open-file = Open a PGN file
game = The game
choose-move = Choose the move after which the position is taken.
move-back = Back one move
move-on = Forward one move
rules = What the Laws say
rules-line =
    If mate is impossible, the game is drawn: at once, if neither side can mate; instead of a loss, if a flag
    falls, a player resigns, or illegal moves would lose the game. Unless it is shown to be impossible, the loss
    stands.
examples = Positions to try
begin = Try one of these, set up your own on the board, or paste one below.
example-pawn-wall = A wall of pawns
example-bishops-walled = Two bishops behind a wall
example-knight-bare-king = A knight against a bare king
example-knight-pawn = A knight against a pawn
example-gap = A wall with a gap
example-forced = A forced move
# $spent, $of: numbers
looked-at = { $spent } of at most { $of } positions examined
# $winner: white, black
looking-for-mate = Searching for a mate by { PLAYER($winner) }…
# $winner: white, black
shown-on-board = { PLAYER($winner) } on the board
# $winner, $loser: white, black
only-one-can =
    The position is not dead, since { PLAYER($winner) } can still mate. If { PLAYER($loser, case: "of") } flag
    falls, { PLAYER($winner) } wins; if { PLAYER($winner, case: "of") } flag falls, the game is drawn.
# $winner: white, black; $half-moves
possible =
    Yes. { PLAYER($winner) } { $half-moves ->
        [0] has mated: the position is checkmate.
        [1] can still mate, on the next move.
       *[other] can still mate: { $half-moves } half-moves are enough.
    }
# $winner: white, black
impossible = No. { PLAYER($winner) } cannot mate by any series of legal moves.
# $winner: white, black; $spent: a number
undecided =
    Undecided: after { $spent } positions neither a mate by { PLAYER($winner) } nor a proof was found. Until
    mate is shown to be impossible, the general rule applies, not its exception.
# $moves: in notation
forced-first = Each of these moves is the only legal one: { $moves }. Then:
why-stalemate = It is stalemate: the game is over.
# $winner: white, black
why-mated = { PLAYER($winner) } is checkmated: the game is over.
why-seventy-five-moves =
    Each player has made seventy-five moves without a capture or a pawn move: the game is drawn.
# $winner: white, black
why-bare-king = { PLAYER($winner) } has only the king, and a king can never give check.
# $winner, $loser: white, black
why-knight-against-queens =
    { PLAYER($winner) } has one knight, and { PLAYER($loser) } has at most queens: whenever the knight gives
    check, the king has a flight square, or a queen can capture the knight.
# $winner, $loser: white, black
why-bishops-of-one-colour =
    { PLAYER($winner) } has only bishops on squares of one colour, and { PLAYER($loser) } has no pawn, no knight
    and no bishop on the other colour: against every such check the king has a flight square, or a piece can
    interpose.
why-repetition = Every move is forced, and the same positions recur forever.
# $positions: a number
why-closed = All { $positions } positions that can arise were examined. None is checkmate.
# $loser: white, black
why-walled =
    { PLAYER($loser, case: "of") } king is behind a wall. Wherever the pieces that can still move go, there is
    no square on which the king can be mated.
# $positions: a number; $loser: white, black
why-walled-later =
    All { $positions } positions that can arise before the pieces are walled off were examined. None is
    checkmate, and behind the wall none can be.
fen-fields = This is not a FEN: write its six fields, separated by spaces.
fen-pieces =
    The piece placement field is wrong: eight ranks from the eighth to the first, separated by “/”, with the
    letters pnbrqk and PNBRQK and digits for empty squares, eight squares in each.
fen-side-to-move = The side-to-move field is wrong: write “w” or “b”.
fen-castling = The castling field is wrong: letters from “KQkq”, or “-”.
fen-en-passant = The en passant field is wrong: the square passed over, such as “e3”, or “-”.
fen-counter =
    A counter is wrong: first the half-moves since the last capture or pawn move, then the number of the move.
empty-board = The board is empty: place at least the two kings on it.
# $color: white, black
no-king = { PLAYER($color) } has no king: put one on the board.
# $color: white, black
many-kings = { PLAYER($color) } has more than one king: leave one.
pawn-on-last-rank = A pawn stands on the first or the eighth rank: move or replace it.
wrong-castling-right =
    There is a castling right although king and rook are not on their squares: remove the letter.
wrong-en-passant-square = No pawn has just passed the en passant square: write “-”.
opposite-check = The player not having the move is in check: change the side to move, or the position.
too-much-material = A player has more pieces than one set and its promotions allow: remove some.
only-offered = Only the first { $games } games are offered.
plain-two-kings = Only the two kings are left: neither can ever give check.
# $winner: white, black
plain-bare-king = { PLAYER($winner) } has a bare king: a king alone cannot mate.
# $role
plain-one-piece = A king and { ROLE($role, case: "a") } can never mate a bare king.
plain-bishops = A king and bishops that are all on squares of one colour can never mate a bare king.
plain-knight-against-queens =
    A king and a knight cannot mate a king that has only queens: no queen shuts in its own king without being
    able to capture the knight. A rook, bishop, knight or pawn could.
# $loser: white, black
plain-bishops-against-pieces =
    A king and bishops on squares of one colour cannot mate here: only a pawn, a knight, or a bishop on the
    other colour could shut in { PLAYER($loser, case: "of") } king, and there is none.
# $loser: white, black; $every-pawn: yes where no pawn can ever move; $squares; $can-check: yes, no
plain-wall =
    { $every-pawn ->
        [yes] Every pawn is blocked for good, and no piece can break through
       *[no] The locked pieces never move again, and nothing can break through
    }: { PLAYER($loser, case: "of") } king can only ever reach { $squares } squares, { $can-check ->
        [yes] and no check that can still be given there is mate
       *[no] and nothing can ever give check there
    }.
paste-nothing = The field is empty: paste a FEN, a game (PGN), or a link.
paste-too-long =
    This text is too long: paste one game, or check a whole file on the page “What could be claimed”.
paste-ranks =
    The board of this FEN has { $ranks } ranks: write eight, from the eighth to the first, separated by “/”.
paste-squares =
    Rank { $rank } of this FEN has { $squares } squares: it must have eight; a digit stands for that many empty
    squares.
paste-letter =
    “{ $letter }” is not a piece in a FEN: use the English letters K, Q, R, B, N and P, upper case for White and
    lower case for Black.
paste-link =
    This link contains no position, only the name of a game, and nothing is downloaded from other sites: open it
    there, and copy the FEN or the PGN.
# $line: its number; $fault: what is wrong there
paste-game = The game cannot be read. Line { $line }: { $fault }.
paste-unknown = This is not a FEN, a game or a link: set up the position on the board, or paste one of these.
