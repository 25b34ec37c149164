rules-are-silent = The rules do not cover it.
nothing-to-correct = Nothing requires the arbiter to intervene.
pressed = { SOMEBODY($who) } pressed the clock.
not-pressed = The clock has not been pressed.
pressed-by = The clock was pressed by { SOMEBODY($person, case: "within") }.
played = The board shows a legal move: { $played }.
put-on-occupied-square = There was already a piece on { $square }.
pawn-put-on-end-rank = A pawn was placed on { $square }, on the first or last rank.
king-left-in-check = The king on { $king } is attacked from { $by }.
not-in-reserve = There was no { ROLE($role) } in the reserve.
still-on-its-way = { CAPITAL(ROLE($role, case: "the")) } had not been delivered yet.
not-named = No piece was named for the pawn on { $square }.
named = The piece named for the pawn on { $square }: { ROLE($role) }.
rook-from-reserve = The rook on { $square } came from the reserve.
rook-moved-first = The rook was moved before the king.
board-unchanged = The board is as it was at the start of the turn.
taken-back = The board was changed in this turn and then restored.
several-begun = { $pieces } pieces were being moved at the same time.
only-touched = A touched piece need not be moved here.
captured = { CAPITAL(ROLE($role, case: "a")) } was captured.
captured-counted-as = The captured piece counted as { ROLE($role, case: "a") }; the wooden piece is a pawn.
pawn-put-on-start = A pawn was placed on { $square }, a starting square of pawns.
check-by-contact = The check comes from { $square }, next to the king.
check-by-knight = The check comes from the knight on { $square }.
double-check = The check comes from two pieces, on { $one } and on { $other }.
nothing-can-parry = No piece that could arrive would parry the check on any square.
drop-would-parry = { CAPITAL(ROLE($role, case: "a")) } placed on { $square } would parry the check.
check-can-be-met = The check can be parried on the board: { $played }.
not-in-check = The king is not attacked.
no-move-on-board = No piece on the board can be moved.
could-arrive = { CAPITAL(ROLE($role, case: "a")) } could still arrive.
nothing-can-arrive = There is no piece in the reserve, and none can arrive any more.
can-move = A move can be made: { $played }.
flag-fell = The flag of { PLAYER-ON($seat, case: "within") } has fallen.
flag-up = The flag of { PLAYER-ON($seat, case: "within") } has not fallen.
both-down = On { BOARD($table, case: "within") } both flags have fallen.
could-not-mate = { PLAYER-ON($seat) } could not mate with the pieces available.
claimed-in-time = { SOMEBODY($who) } claimed in time.
claimed-after-own-move = { SOMEBODY($who) } claimed after making a move.
no-standing = { SOMEBODY($person) } is not entitled to make this claim.
claimed-alone = { SOMEBODY($who) } acted alone; the partner did not stop the other clock at the same time.
claimed-together = Both members agreed and stopped both clocks at the same time.
nobody-claimed = Nobody entitled to claim has claimed.
opponent-replied = The opponent had already replied.
both-agreed = Both players agreed to correct it.
arbiter-saw = The arbiter saw it.
arbiter-did-not-see = The arbiter did not see it.
offence-number = It is illegal move number { $number } by { PLAYER-ON($seat, case: "within") }.
fell-elsewhere = The piece fell on a board, not on the runner’s way.
time-runs-out = { PLAYER-ON($seat) } had less time left than the penalty takes.
carried-at-once = { RUNNER($team) } carried { $pieces } pieces at the same time.
handed-over = { CAPITAL(ROLE($role, case: "the")) } was handed over after the clock was pressed.
handed-over-too-early = { CAPITAL(ROLE($role, case: "the")) } was handed over before the clock was pressed.
delivered = { CAPITAL(ROLE($role, case: "a")) } is in the reserve of { PLAYER-ON($seat, case: "within") }.
arisen = On { BOARD($table, case: "within") } the position has occurred { OCCURRENCES($times) }.
counted = The repetitions were counted aloud up to { $number }.
not-counted = The repetitions were not counted aloud.
drop-between = Between the occurrences a piece from the reserve was placed on the board.
reserves-differ = The reserves were not the same each time.
misbehaved = { SOMEBODY($who) } { $misconduct }.
repeatedly = It is violation number { $times } by { TEAM($team, case: "within") }.
said = { SOMEBODY($person) } { $saying }.
in-opponents-turn = { SOMEBODY($who) } acted in the opponent’s turn.
on-anothers-board = { SOMEBODY($person) } acted on another player’s board.
arranged-own-reserve = The player only arranged their own reserve.
waits = { PLAYER-ON($seat) } is waiting, with the clock running.
began-alone-from-zero = Only the game on { BOARD($table, case: "within") } has begun.
began-alone = The game on { BOARD($table, case: "within") } began { $time } before the other.
began-together = Both games began at the same moment.
clock-showed = The clock of { PLAYER-ON($seat, case: "within") } started from { $time }.
set-up = { $fault }.
moves-completed = Moves completed by each player so far: { $moves }.
ended = The game on { BOARD($table, case: "within") } has ended.
other-unfinished = The game on { BOARD($table, case: "within") } has not ended.
ended-together = Both games ended at the same moment.
capture-would-mate = { CAPITAL(ROLE($role, case: "a")) } placed on { $square } mates at once on the other board.
match-over = The match was already over.
by-both-members = Both members of { TEAM($team, case: "within") } agreed.
by-one-member = { PLAYER-ON($seat) } acted without the partner.
by-captain = The captain of { TEAM($team, case: "within") } acted, but cannot do so in place of the players.
declined = { CAPITAL(TEAM($team, case: "within")) } did not accept.
no-offer = There is no offer to answer.
resigned = { PLAYER-ON($seat) } resigned.
alone-unbeaten = Only { TEAM($team, case: "within") } has already played and is unbeaten.
no-team-alone-unbeaten = There is no single team that has played and is unbeaten.
runner-drops-piece = drops a piece
runner-touches-hoop = touches a hoop
runner-steps-on-board = steps onto a board
runner-touches-clock = touches a clock
conduct-hides-reserve = keeps the reserve out of the opponents’ sight
conduct-blocks-view = gets between the opponent and the board
conduct-offends = offends the opponents
conduct-noise = makes more noise than necessary
saying-suggests-move = suggests a move
saying-asks-to-wait = asks the partner to wait before moving
saying-asks-for-advice = asks for advice
# $team, $fault, $times
runner-erred = { RUNNER($team) } { $fault }{ TIMES-MORE($times) }.
registers-by-the-day-before =
    registers by the day before; teams registered before it: { $before }, places: { $places }.
registers-on-the-day = registers on the day; teams registered before it: { $before }, places: { $places }.
arrives-late-agreed = arrives late, by agreement with the organisers.
arrives-late-not-agreed = arrives late, without agreement.
# $players, $colours: each, same; $runners; $captain: named, none; $caps: distinct, alike
lines-up =
    lines up; players: { $players }, { $colours ->
        [each] one White and one Black
       *[same] both with the same colour
    }; runners: { $runners }; { $captain ->
        [named] a captain named
       *[none] no captain named
    }; { $caps ->
        [distinct] caps that distinguish the teams
       *[alike] caps like those of the others
    }.
substitutes-between-games = swaps two members between two games.
substitutes-during-game = swaps two members during a game.
# $from: eliminated, in; $players; $need: short, complete
hires =
    borrows from { $from ->
        [eliminated] a team already eliminated
       *[in] a team still in the event
    }; players borrowed: { $players }; the team { $need ->
        [short] is short of players
       *[complete] is complete without them
    }.
