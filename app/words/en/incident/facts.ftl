board-shows-legal-move = The board shows the legal move { $move }.
undetermined = The previous position was not legal; nothing in this turn clearly breaches the Laws.
rook-moved-first = The rook was moved before the king.
board-unchanged = No piece has changed its square.
pawn-left-on-last-rank = The pawn on { $square } was not replaced by a new piece.
nothing-in-place-yet = A piece was removed, and nothing has been put in its place yet.
still-in-hand = The player is still holding the piece.
nothing-released = No piece has been released on a new square.
clock-pressed = { PLAYER($player) } pressed the clock.
clock-not-pressed = The clock was not pressed.
opponent-replied = { PLAYER($opponent) } had already replied.
mate = The position on the board is checkmate.
stalemate = The position on the board is stalemate.
dead-position = Neither player can checkmate any more.
resigned = { PLAYER($color) } resigned.
agreed = The players agreed to a draw.
touched-first = Of the touched pieces that can be played, { PIECE_ON($role, $square) } was touched first.
felt-in-its-hole = The player felt { PIECE_ON($role, $square) } and left it in its hole.
taken-out-of-its-hole = The player took { PIECE_ON($role, $square) } out of its hole.
touched-both = { PLAYER($player) } touched their own piece on { $own } and the opponent’s on { $opponent }.
king-then-rook = The king and the rook were touched for { CASTLING($side) }.
rook-then-king = The rook was touched first, then the king.
castling-illegal = { CASTLING($side, case: "subject") } is not legal here.
king-cannot-move = The king has no legal move.
touched-by-accident = { PLAYER($player) } accidentally touched { PIECE_ON($role, $square) }.
touch-disputed = It is not established that { PIECE_ON($role, $square) } was touched deliberately.
touch-announced = { PLAYER($player) } announced the adjustment before touching { PIECE_ON($role, $square) }.
cannot-be-played = No legal move moves or captures { PIECE_ON($role, $square) }.
order-unknown = It cannot be established which piece was touched first.
nothing-touched = No piece was touched deliberately.
released = { PLAYER($player) } released { PIECE_ON($role, $square) }.
new-piece-on-square = The new { ROLE($role) } has touched { $square }.
two-hands-used = { PLAYER($player) } used two hands to make a single move.
claimed-in-time = { WHO($who) } claimed in time.
claimed-after-touch = { WHO($who) } claimed after touching a piece.
claimed-after-own-move = { WHO($who) } claimed after making their own move.
flag-not-fallen = { PLAYER($color, case: "of") } flag has not fallen.
adjusted-in-silence = { PLAYER($player) } did not announce the adjustment of { PIECE_ON($role, $square) }.
game-was-over = { WHO($who) } acted too late: the game was over.
claimed-by-offender = The claim comes from { PLAYER($player) }, the offending player.
nobody-claimed = Nobody entitled to claim has claimed.
opponent-let-it-pass = { WHO($who) } let it pass.
both-agreed = Both players agreed to correct it.
both-kings-in-check = Both kings are in check.
promotion-unfinished = The promotion of a pawn is not completed.
not-plain = The kings are not both in check, and no promotion is left uncompleted.
arbiter-knows = The arbiter saw it or was told about it.
arbiter-does-not-know = The arbiter did not see it and was not told about it.
laws-are-silent = The Laws specify no penalty for this case.
offence-number =
    It is { PLAYER($color, case: "of") } { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    } completed illegal move.
mate-possible = { PLAYER($opponent) } could still checkmate by a series of legal moves: { $line }.
# $opponent, $forced: a number of moves, $why: no-mate-…
mate-impossible =
    { PLAYER($opponent) } could not checkmate by any series of legal moves: { $forced ->
        [0] { $why }
        [1] the next move is forced, and then { $why }
       *[other] the next { $forced } moves are forced, and then { $why }
    }.
mate-undecided =
    It has not been shown whether { PLAYER($opponent) } could checkmate, so the exception is not established.
mate-not-excluded =
    The position is not legal, and nothing in it rules out a checkmate by { PLAYER($opponent) }.
too-little-material = { PLAYER($opponent) } had insufficient material to win on time.
enough-material = { PLAYER($opponent) } had sufficient material to win on time.
mate-is-forced =
    { PLAYER($opponent) } could force checkmate in { $moves ->
        [1] one move
        [2] two moves
       *[other] { $moves } moves
    }.
supervision-adequate = The supervision is adequate.
supervision-inadequate = The supervision is not adequate.
position-put-back = A position is reinstated, so the clocks are adjusted.
irregularity-occurred = An irregularity occurred, so the clocks are adjusted.
nothing-to-correct = There is nothing to correct.
outside-the-laws-competition = The game is part of a competition.
outside-the-laws-informal = It is a friendly game, not part of a competition.
outside-the-laws-online = The game is played online, so no piece is touched by hand.
rook-upside-down = The rook on { $square } is upside down.
flag-fell = { PLAYER($color, case: "of") } flag fell.
flag-not-noticed = Nobody entitled to do so has called { PLAYER($color, case: "of") } flag.
own-flag-down = { PLAYER($color, case: "of") } own flag has fallen too.
both-flags-down = Both flags have fallen.
prescribed-moves =
    { PLAYER($player, case: "of") } completed moves: { $completed }; prescribed by the end of the period: { $needed }.
not-the-last-period = This is not the last period.
illegal-move-before-flag = The illegal move was completed before the flag fell.
flag-before-illegal-move = The flag fell before the illegal move was completed.
set-up = { $set-up-fault }.
arrived = { PLAYER($player) } arrived { $waited } after the start; the default time is { $allowed }.
not-arrived = { PLAYER($player) } has not arrived { $waited } after the start; the default time is { $allowed }.
neither-was-present = Neither player was present at the start.
result-was-signed = Both players signed this result.
not-signed-by-both = The players did not both sign the same result.
prescribes-electronic = The event prescribes electronic scoresheets.
neither-recorded = Neither player has recorded all the moves.
a-player-recorded = One of the players has recorded all the moves.
arbiter-kept-score = The arbiter has kept the score.
no-score-is-complete = Nobody has a complete score, so the number of moves is not known.
was-reconstructed = The game has been reconstructed.
cannot-be-reconstructed = The game cannot be reconstructed.
moves-before-a-draw = Moves made by each player: { $made }; before the event allows a draw by agreement: { $needed }.
no-draw-by-agreement = The event allows no draw by agreement.
only-offered = A draw was only offered, not agreed.
no-default-time = The event specifies no default time, and the Laws do not say what follows.
delay-was-excused = The arbiter excused the delay.
visually-disabled = { PLAYER($player) } is visually disabled.
sighted = { PLAYER($player) } is sighted.
sealed-move = The sealed move is { $move }.
what-is-sealed-is-ambiguous = What was sealed stands for more than one legal move.
what-is-sealed-is-unclear = What was sealed cannot be read as a move.
what-is-sealed-is-illegal = What was sealed is an illegal move.
session-left = Time left in the session when the move was sealed: { $time }.
told-to-seal = The arbiter told the player to seal a move.
offered-after-sealing = The draw was offered after the opponent had sealed a move.
ended-while-adjourned = The game ended while it was adjourned.
there-to-resume = { PLAYER($player) } is present at the resumption.
not-there-to-resume = { PLAYER($player) } is not present at the resumption.
envelope-missing = The envelope is missing.
not-moved-since = { PLAYER($player) } has not moved since the resumption.
moved-since = { PLAYER($player) } has moved since the resumption.
moves-made = Moves made by each player so far: { $count }.
moves-completed = Moves completed by each player so far: { $count }.
schedule-would-suffer = The schedule of the event would suffer if the clock stayed as it is set.
piece-displaced = { WHO($who) } accidentally knocked over or displaced a piece.
put-right = The displaced pieces were put back in time.
not-put-right = The displaced pieces were not put back before the clock was pressed.
without-the-move = { PLAYER($color) } touched pieces without having the move.
other-hand-on-clock = { PLAYER($player) } pressed the clock with the hand that had not made the move.
press-prevented = { WHO($who) } prevented the opponent from pressing the clock.
distracted = { WHO($who) } distracted the opponent.
advised = { WHO($who) } interfered in the game, or gave or received advice.
refused = { WHO($who) } refused to continue.
permitted = The arbiter had given permission.
switched-off = The device was completely switched off.
not-on-the-person = The device was in the playing venue, but not on the player’s person.
event-allows-bag = The regulations of the event allow switched-off devices in a bag.
event-penalty = The regulations of the event specify a less severe penalty: { $measure }.
opponent-had-the-move = The opponent had the move at that moment.
played-faster = The game is a rapid or blitz game.
both-refused = Both players persistently refused to comply with the Laws.
adjusted-too-late = { WHO($who) } announced the adjustment only after touching the piece.
not-regular = The move was not made as the touch-move rules require.
made-next-move = { PLAYER($player) } has since made another move.
not-recorded = The previous position cannot be established: nobody recorded the moves.
too-early-to-agree = The players agreed before both of them had made a move.
waits-for-next-move = One more move has to be completed first.
still-illegal = After one more move the position is still illegal.
legal-again = The position is no longer illegal.
too-long-ago = The irregularity is not among { PLAYER($player, case: "of") } last { $count } moves.
within-last-moves = The irregularity is among { PLAYER($player, case: "of") } last { $count } moves.
told-by-bystander = A bystander told the arbiter.
remedy-chosen = { PLAYER($opponent) } chose this remedy: { $remedy }.
remedy-impossible = No legal move is available for this remedy: { $remedy }.
objected-in-time = { WHO($who) } objected before touching a piece.
appealed = { WHO($who) } appealed against the decision.
not-completed-yet = { PLAYER($player) } is still free to correct it.
repeated =
    The same position has arisen { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }: { $moments }. Required: { $needed }.
only-looks-alike = The position { $moment } only looks the same: { $difference }.
quiet-half-moves =
    Without a capture or a pawn move { $made } half-moves have been made; required: { $needed }.
move-announced = The announced move is { $move }.
move-not-written = { WHO($who) } declared a move without writing it down.
no-move-named = { WHO($who) } did not specify the move.
named-move-illegal = The announced move is not legal.
claimed-without-the-move = { WHO($who) } claimed without having the move.
claim-taken-back = { WHO($who) } wanted to withdraw the claim.
stopped-for-claim = The clocks were stopped for the claim.
not-stopped-for-claim = The clock was still running when the draw was claimed.
draw-claimed = { WHO($who) } had claimed a draw.
cannot-be-verified = The moves played cannot be established.
claim-of-another-kind = This article does not apply to a claim of this kind.
quickplay-not-announced = No quickplay finish was announced for the event.
quickplay-announced = A quickplay finish was announced for the event.
played-without-increment = The game is played without increment.
played-with-increment = The game is played with an increment of { $seconds } seconds.
played-as-blitz = It is a blitz game.
no-such-request = The rules in force do not provide for { WHO($who, case: "of") } request.
increment-not-asked-for = { WHO($who) } had not first requested an increment.
increment-asked-for = { WHO($who) } requested an increment of { $seconds } seconds for both players.
time-left = { PLAYER($player) } had { $left } left; required: less than { $needed }.
claimed-after-flag = { WHO($who) } claimed only after the flag had fallen.
found-no-effort-to-win = The arbiter found that the opponent is making no effort to win.
found-cannot-win-normally = The arbiter found that the opponent cannot win by normal means.
found-tries-to-win = The arbiter found that the opponent is trying to win.
not-found-yet = It is not yet established whether the opponent is trying, and is able, to win.
offered-at-another-time = { WHO($who) } offered the draw at another time; the offer is valid.
annoyance-to-consider = In doing so, { WHO($who) } may have annoyed the opponent; the arbiter considers this.
condition-void = { WHO($who) } attached a condition; the condition is void, and the offer is valid.
offer-not-withdrawn = { WHO($who) } wanted to withdraw the offer; the offer stands.
move-asked-for = { WHO($who) } asked to see the move first; the offer stands.
no-offer-stands = { WHO($who) } accepted when there was no longer an offer.
mate-only-declared = { WHO($who) } declared checkmate, but it is not on the board.
declared-mate-accepted = { WHO($who) } accepted a checkmate that is not on the board.
touched-to-clear-up = { PLAYER($player) } touched { PIECE_ON($role, $square) } to put the pieces in order.
touched-to-show = { PLAYER($player) } touched { PIECE_ON($role, $square) } only to point at it.
captured-piece-put-back = { WHO($who) } put one of the opponent’s captured pieces back on the board.
more-than-promotions =
    { PLAYER($player) } has more pieces than promotions allow: no game leads to this position.
bishops-of-one-colour =
    { PLAYER($player) } has more than one bishop on squares of the same colour: possible, but improbable.
shut-in-elsewhere =
    Behind { PLAYER($player, case: "of") } eight unmoved pawns the king, the queen or a bishop is not on its
    starting square: no game leads to this position.
rooks-and-knights-exchanged =
    Behind { PLAYER($player, case: "of") } eight unmoved pawns rooks and knights have changed places:
    possible, but improbable.
king-left-attacked = The king on { $king } is left in check from { $by }.
king-taken = The king on { $king } was captured.
not-how-it-moves = { CAPITAL(ROLE($role, case: "a")) } cannot move from { $from } to { $to }.
way-blocked = Another piece between { $from } and { $to } blocks the { ROLE($role) }.
castling-not-allowed = { CASTLING($side, case: "subject") } is not allowed here.
rook-left-behind = The king was moved two squares for { CASTLING($side) }, but the rook was not moved.
more-than-one-move = The board has changed by more than a single move.
no-mate-over-stalemate = it is stalemate
no-mate-over-winner-mated = { PLAYER($winner) } is checkmated
no-mate-over-seventy-five-moves = the seventy-five moves have been made
no-mate-material-bare-king = only the king is left
no-mate-material-knight-against-queens = a knight cannot checkmate a king that has only queens
no-mate-material-bishops-of-one-color =
    bishops that are all on squares of one colour cannot checkmate these pieces
no-mate-repetition = the same positions repeat for ever
no-mate-closed = all { $positions } positions that can arise were examined, and none is checkmate
no-mate-patterns = the pieces are shut in and cannot reach any checkmate
no-mate-closed-with-patterns =
    all { $positions } positions that can arise before the pieces are shut in were examined, and none is
    checkmate
other-player-to-move = the other player had the move
castling-still-open = { PLAYER($color) } still had the right to castle { $castling }
castling-not-open = { PLAYER($color) } did not have the right to castle { $castling }
en-passant-open = a pawn could be captured en passant on { $square }
en-passant-not-open = no pawn could be captured en passant on { $square }
at-the-beginning = at the start of the game record
after-move = after { PLAYER($by, case: "of") } move { $number }
