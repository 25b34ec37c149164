board-shows-legal-move = The board shows the legal move { $move }.
undetermined = The position before was not a legal one; nothing in this turn plainly breaks the Laws.
rook-moved-first = The rook was moved before the king.
board-unchanged = No piece stands elsewhere than before.
pawn-left-on-last-rank = The pawn on { $square } was not exchanged.
nothing-in-place-yet = A piece was taken off and nothing has been put in its place yet.
still-in-hand = The hand is still on the piece.
nothing-released = No piece has been let go of on its new square.
clock-pressed = { PLAYER($player) } pressed the clock.
clock-not-pressed = The clock was not pressed.
opponent-replied = { PLAYER($opponent) } had already replied.
mate = Mate stands on the board.
stalemate = Stalemate stands on the board.
dead-position = Neither player can mate any more.
resigned = { PLAYER($color) } resigned.
agreed = The players agreed a draw.
touched-first = Among the pieces that can be played, { PIECE_ON($role, $square) } was touched first.
touched-both = { PLAYER($player) } touched his own piece on { $own } and the opponent’s on { $opponent }.
king-then-rook = King and rook were touched for { CASTLING($side) }.
rook-then-king = The rook was touched first, then the king.
castling-illegal = { CASTLING($side, case: "subject") } is not legal here.
king-cannot-move = The king has no legal move.
touched-by-accident = { PLAYER($player) } touched { PIECE_ON($role, $square) } by accident.
touch-disputed = It is not established that { PIECE_ON($role, $square) } was touched on purpose.
touch-announced = { PLAYER($player) } said beforehand that he would adjust { PIECE_ON($role, $square) }.
cannot-be-played = There is no legal move with { PIECE_ON($role, $square) }.
order-unknown = Which piece was touched first cannot be established.
nothing-touched = No piece was touched on purpose.
released = { PLAYER($player) } let go of { PIECE_ON($role, $square) }.
new-piece-on-square = { CAPITAL(ROLE($role, case: "a")) } has touched { $square }.
two-hands-used = { PLAYER($player) } used two hands for one move.
claimed-in-time = { WHO($who) } claimed in time.
claimed-after-touch = { WHO($who) } had already touched a piece when he claimed.
claimed-after-own-move = { WHO($who) } had already made his own move when he claimed.
flag-not-fallen = { PLAYER($color, case: "of") } flag has not fallen.
adjusted-in-silence = { PLAYER($player) } did not say that he was adjusting { PIECE_ON($role, $square) }.
game-was-over = { WHO($who) } came too late: the game was over.
claimed-by-offender = The claim comes from { PLAYER($player) }, who made the fault.
nobody-claimed = Nobody who may claim has claimed.
opponent-let-it-pass = { WHO($who) } let it pass.
both-agreed = Both players agreed to put it right.
both-kings-in-check = Both kings are in check.
promotion-unfinished = A promotion is unfinished.
not-plain = Neither are both kings in check nor is a promotion unfinished.
arbiter-knows = The arbiter saw it or was told.
arbiter-does-not-know = The arbiter did not see it, and nobody told him.
laws-are-silent = The Laws fix no penalty for this case.
offence-number =
    It is { PLAYER($color, case: "of") } { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    } completed illegal move.
mate-possible = { PLAYER($opponent) } could still mate by a series of legal moves: { $line }.
# $opponent, $forced: a number of moves, $why: no-mate-…
mate-impossible =
    { PLAYER($opponent) } could not mate by any series of legal moves: { $forced ->
        [0] { $why }
        [1] the next move is forced, and then { $why }
       *[other] the next { $forced } moves are forced, and then { $why }
    }.
mate-undecided =
    Whether { PLAYER($opponent) } could mate has not been shown either way, so the exception is not
    established.
mate-not-excluded =
    The position is not a legal one, and nothing in it excludes that { PLAYER($opponent) } could mate.
too-little-material = { PLAYER($opponent) } had too little material to win on time.
enough-material = { PLAYER($opponent) } had enough material to win on time.
supervision-adequate = The supervision is adequate.
supervision-inadequate = The supervision is not adequate.
position-put-back = A position is put back, so the times are set.
irregularity-occurred = Something went against the rules, so the times are set.
nothing-to-correct = There is nothing to put right.
outside-the-laws-competition = It is a competition.
outside-the-laws-informal = It is a friendly game, and no competition.
outside-the-laws-online = The game is played on a server, where no hand touches a piece.
rook-upside-down = The rook on { $square } stands upside down.
flag-fell = { PLAYER($color, case: "of") } flag fell.
flag-not-noticed = Nobody who may call it has called { PLAYER($color, case: "of") } flag.
own-flag-down = { PLAYER($color, case: "of") } own flag is down too.
both-flags-down = Both flags are down.
illegal-move-before-flag = The illegal move was completed before the flag fell.
flag-before-illegal-move = The flag fell before the illegal move was completed.
set-up = { $set-up-fault }.
moves-made = Moves made by each player so far: { $count }.
moves-completed = Moves completed by each player so far: { $count }.
piece-displaced = { WHO($who) } knocked a piece over or pushed it away.
put-right = The displaced pieces were put back in good time.
not-put-right = The displaced pieces were not put back before the clock was pressed.
without-the-move = { PLAYER($color) } handled pieces without having the move.
other-hand-on-clock = { PLAYER($player) } pressed the clock with the hand that had not made the move.
press-prevented = { WHO($who) } kept the opponent from pressing his clock.
distracted = { WHO($who) } distracted the opponent.
advised = { WHO($who) } interfered in the game, or gave or took advice.
refused = { WHO($who) } refused to go on.
adjusted-too-late = { WHO($who) } spoke of adjusting only after the touch.
not-regular = The move was not made as the touch rules ask.
made-next-move = { PLAYER($player) } has made his next move since.
not-recorded = The position before it cannot be established: nobody recorded the moves.
too-early-to-agree = Not both players had made a move when they agreed.
waits-for-next-move = One more move is still to be completed.
still-illegal = After one more move the position is still illegal.
legal-again = The position is no longer illegal.
too-long-ago = The fault does not lie within { PLAYER($player, case: "of") } last { $count } moves.
within-last-moves = The fault lies within { PLAYER($player, case: "of") } last { $count } moves.
told-by-bystander = A bystander told the arbiter.
remedy-chosen = { PLAYER($opponent) } chose this remedy: { $remedy }.
remedy-impossible = No move is left for this remedy: { $remedy }.
objected-in-time = { WHO($who) } objected before touching a man.
appealed = { WHO($who) } appealed against the decision.
not-completed-yet = { PLAYER($player) } is still free to put it right himself.
repeated =
    The same position has arisen { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }: { $moments }. Needed: { $needed }.
only-looks-alike = The position { $moment } only looks the same: { $difference }.
quiet-half-moves = Without a capture or a pawn move { $made } half-moves have been made; needed: { $needed }.
move-announced = The move announced is { $move }.
move-not-written = { WHO($who) } had declared a move and not written it.
no-move-named = { WHO($who) } had not said which move he means.
named-move-illegal = The move announced cannot be played.
claimed-without-the-move = { WHO($who) } did not have the move when he claimed.
claim-taken-back = { WHO($who) } wanted to take the claim back.
stopped-for-claim = The clocks were stopped for the claim.
not-stopped-for-claim = The clock was still running when the draw was claimed.
draw-claimed = { WHO($who) } had claimed a draw.
cannot-be-verified = What was played cannot be established.
claim-of-another-kind = This article does not apply to such a claim.
quickplay-not-announced = No quickplay finish was announced for the event.
quickplay-announced = A quickplay finish was announced for the event.
played-without-increment = The game is played without increment.
played-with-increment = The game is played with an increment of { $seconds } seconds.
played-as-blitz = It is a blitz game.
no-such-request = The rules in force do not provide for what { WHO($who) } asks.
increment-not-asked-for = { WHO($who) } had not asked for an increment first.
increment-asked-for = { WHO($who) } asked for an increment of { $seconds } seconds for both.
time-left = { PLAYER($player) } had { $left } left; needed: less than { $needed }.
claimed-after-flag = { WHO($who) } claimed only after the flag had fallen.
found-no-effort-to-win = The arbiter found that the opponent makes no effort to win.
found-cannot-win-normally = The arbiter found that the opponent cannot win by normal means.
found-tries-to-win = The arbiter found that the opponent is trying to win.
not-found-yet = It is not established yet whether the opponent tries, and is able, to win.
offered-at-another-time = { WHO($who) } offered the draw at another moment; the offer is valid.
annoyance-to-consider = { WHO($who) } may have annoyed the opponent by it: the arbiter considers that.
condition-void = { WHO($who) } attached a condition; it is void, and the offer is valid.
offer-not-withdrawn = { WHO($who) } wanted to withdraw the offer; it stands.
move-asked-for = { WHO($who) } asked to see the move first; the offer stands.
no-offer-stands = { WHO($who) } accepted when no offer stood any more.
mate-only-declared = { WHO($who) } declared mate, and it is not on the board.
declared-mate-accepted = { WHO($who) } accepted a mate that is not on the board.
touched-to-clear-up = { PLAYER($player) } touched { PIECE_ON($role, $square) } to put the pieces in order.
touched-to-show = { PLAYER($player) } touched { PIECE_ON($role, $square) } only to point at it.
captured-piece-put-back = { WHO($who) } put a captured piece of the opponent back on the board.
more-than-promotions =
    { PLAYER($player, case: "of") } pieces are more than promotions allow: no game leads to this position.
bishops-of-one-colour =
    { PLAYER($player) } has more than one bishop on squares of one colour: possible, but improbable.
shut-in-elsewhere =
    Behind { PLAYER($player, case: "of") } eight unmoved pawns the king, the queen or a bishop does not stand
    where it began: no game leads to this position.
rooks-and-knights-exchanged =
    Behind { PLAYER($player, case: "of") } eight unmoved pawns rooks and knights have changed places:
    possible, but improbable.
king-left-attacked = The king on { $king } stands attacked from { $by }.
king-taken = The king on { $king } was taken.
not-how-it-moves = { CAPITAL(ROLE($role, case: "a")) } does not go from { $from } to { $to }.
way-blocked = Between { $from } and { $to } another piece stands in the way of the { ROLE($role) }.
castling-not-allowed = { CASTLING($side, case: "subject") } is not allowed here.
rook-left-behind = The king went two squares for { CASTLING($side) }, and the rook was not moved.
more-than-one-move = More has changed on the board than one move changes.
no-mate-over-stalemate = it is stalemate
no-mate-over-winner-mated = { PLAYER($winner) } is mated
no-mate-over-seventy-five-moves = the seventy-five moves are over
no-mate-material-bare-king = only the king is left
no-mate-material-knight-against-queens = a knight cannot mate a king who has only queens
no-mate-material-bishops-of-one-color = bishops that all stand on one colour cannot mate these pieces
no-mate-repetition = the same positions come again for ever
no-mate-closed = all { $positions } positions that can arise were visited, and none is mate
no-mate-patterns = the pieces are walled off from every mate
no-mate-closed-with-patterns =
    all { $positions } positions that can arise before the pieces are walled off were visited, and none is
    mate
other-player-to-move = the other player had the move
castling-still-open = { PLAYER($color) } still held the right to { $castling }
castling-not-open = { PLAYER($color) } did not hold the right to { $castling }
en-passant-open = a pawn could be captured in passing on { $square }
en-passant-not-open = no pawn could be captured in passing on { $square }
at-the-beginning = at the beginning of the record
after-move = after { PLAYER($by, case: "of") } move { $number }
