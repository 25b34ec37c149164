rules-are-silent = The rules say nothing of it.
nothing-to-correct = Nothing calls for the arbiter.
pressed = { SOMEBODY($who) } pressed the clock.
not-pressed = The clock has not been pressed.
pressed-by = It was { SOMEBODY($person, case: "within") } who pressed the clock.
played = The board shows a legal move: { $played }.
put-on-occupied-square = On { $square } another piece was standing.
pawn-put-on-end-rank = A pawn was put on { $square }, on the first or the last rank.
king-left-in-check = The king on { $king } stands attacked from { $by }.
not-in-reserve = No { ROLE($role) } lay in the reserve.
still-on-its-way = { CAPITAL(ROLE($role, case: "the")) } had not been delivered yet.
not-named = The pawn on { $square } was not named.
named = The pawn on { $square } was named { ROLE($role, case: "a") }.
rook-from-reserve = The rook on { $square } came from the reserve.
rook-moved-first = The rook was moved before the king.
board-unchanged = The board is as it was when the turn began.
taken-back = The board was changed in this turn and put back.
several-begun = { $pieces } pieces were in motion at once.
only-touched = Touching a piece binds nobody here.
captured = { CAPITAL(ROLE($role, case: "a")) } was captured.
captured-counted-as = What was captured counted as { ROLE($role, case: "a") }; of wood it is a pawn.
pawn-put-on-start = A pawn was put on { $square }, where pawns start.
check-by-contact = The check comes from { $square }, next to the king.
check-by-knight = The check comes from the knight on { $square }.
double-check = The check comes from two pieces, on { $one } and on { $other }.
nothing-can-parry = Whatever piece could arrive, on no square would it parry the check.
drop-would-parry = { CAPITAL(ROLE($role, case: "a")) } put on { $square } would parry the check.
check-can-be-met = The check can be met on the board: { $played }.
not-in-check = The king is not attacked.
no-move-on-board = No piece on the board can be moved.
could-arrive = { CAPITAL(ROLE($role, case: "a")) } could still arrive.
nothing-can-arrive = No piece lies in the reserve, and none can arrive any more.
can-move = A move can be made: { $played }.
flag-fell = The flag of { PLAYER-ON($seat, case: "within") } is down.
flag-up = The flag of { PLAYER-ON($seat, case: "within") } is up.
both-down = On { BOARD($table, case: "within") } both flags are down.
could-not-mate = { PLAYER-ON($seat) } could not mate with what he has.
claimed-in-time = { SOMEBODY($who) } claimed in time.
claimed-after-own-move = { SOMEBODY($who) } claimed after making his own move.
no-standing = { SOMEBODY($person) } has no right to this claim.
claimed-alone = { SOMEBODY($who) } acted alone; his partner did not stop the other clock with him.
claimed-together = Both members agreed and stopped both clocks at once.
nobody-claimed = Nobody entitled to it has claimed.
opponent-replied = The opponent had already replied.
both-agreed = Both players agreed to put it right.
arbiter-saw = The arbiter saw it.
arbiter-did-not-see = The arbiter did not see it.
offence-number = It is illegal move number { $number } by { PLAYER-ON($seat, case: "within") }.
fell-elsewhere = The piece fell on a board, not on the runner’s way.
time-runs-out = { PLAYER-ON($seat) } had less time left than is taken.
carried-at-once = { RUNNER($team) } carried { $pieces } pieces at once.
handed-over = { CAPITAL(ROLE($role, case: "the")) } was handed over after the press.
handed-over-too-early = { CAPITAL(ROLE($role, case: "the")) } was handed over before the press.
delivered = { CAPITAL(ROLE($role, case: "a")) } lies in the reserve of { PLAYER-ON($seat, case: "within") }.
arisen = On { BOARD($table, case: "within") } the position has occurred { OCCURRENCES($times) }.
counted = It was counted aloud up to { $number }.
not-counted = The repetitions were not counted aloud.
drop-between = Between the occurrences a piece of the reserve was put on the board.
reserves-differ = The reserves were not the same each time.
misbehaved = { SOMEBODY($who) } { $misconduct }.
repeatedly = It is violation number { $times } by { TEAM($team, case: "within") }.
said = { SOMEBODY($person) } { $saying }.
in-opponents-turn = { SOMEBODY($who) } acted in his opponent’s turn.
on-anothers-board = { SOMEBODY($person) } acted at a board that is not his.
arranged-own-reserve = The player only arranged his own reserve.
waits = { PLAYER-ON($seat) } waits, and his clock runs.
began-alone-from-zero = Only { BOARD($table, case: "within") } has begun.
began-alone = { CAPITAL(BOARD($table, case: "within")) } began { $time } before the other.
began-together = Both boards began together.
clock-showed = The clock of { PLAYER-ON($seat, case: "within") } began at { $time }.
set-up = { $fault }.
moves-completed = Moves completed by each player so far: { $moves }.
ended = The game on { BOARD($table, case: "within") } has ended.
other-unfinished = The game on { BOARD($table, case: "within") } has not ended.
ended-together = Both games ended at the same moment.
capture-would-mate = { CAPITAL(ROLE($role, case: "a")) } put on { $square } mates at once on the other board.
match-over = The match was over before.
by-both-members = Both members of { TEAM($team, case: "within") } agreed.
by-one-member = { PLAYER-ON($seat) } acted without his partner.
by-captain = The captain of { TEAM($team, case: "within") } acted; he does not stand for its members.
declined = { CAPITAL(TEAM($team, case: "within")) } did not accept.
no-offer = There is no offer to be answered.
resigned = { PLAYER-ON($seat) } resigned.
alone-unbeaten = { CAPITAL(TEAM($team, case: "within")) } alone has played and is unbeaten.
no-team-alone-unbeaten = It is not so that one team alone has played and is unbeaten.
runner-drops-piece = drops a piece
runner-touches-hoop = touches a hoop
runner-steps-on-board = steps onto a board
runner-touches-clock = touches a clock
conduct-hides-reserve = keeps the reserve out of the opponents’ sight
conduct-blocks-view = gets between the opponent and the board
conduct-offends = offends the opponents
conduct-noise = makes more noise than need be
saying-suggests-move = suggests a move
saying-asks-to-wait = asks to wait with the move
saying-asks-for-advice = asks for a suggestion
# $team, $fault, $times
runner-erred = { RUNNER($team) } { $fault }{ TIMES-MORE($times) }.
registers-by-the-day-before = registers by the day before; teams before it: { $before }, places: { $places }.
registers-on-the-day = registers on the day; teams before it: { $before }, places: { $places }.
arrives-late-agreed = arrives late, as agreed with the organisers.
arrives-late-not-agreed = arrives late, without having agreed it.
# $players, $colours: each, same; $runners; $captain: named, none; $caps: distinct, alike
lines-up =
    lines up; players: { $players }, { $colours ->
        [each] one White and one Black
       *[same] both with the same colour
    }; runners: { $runners }; { $captain ->
        [named] a captain named
       *[none] no captain named
    }; { $caps ->
        [distinct] caps that tell the teams apart
       *[alike] caps like those of the others
    }.
substitutes-between-games = exchanges two members between two games.
substitutes-during-game = exchanges two members during a game.
# $from: eliminated, in; $players; $need: short, complete
hires =
    hires from { $from ->
        [eliminated] a team already eliminated
       *[in] a team still in the event
    }, { $players } in all; { $need ->
        [short] it is short of players
       *[complete] it is complete without
    }.
