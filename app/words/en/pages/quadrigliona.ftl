contents = On this page
what = What it is
match-state = The hall: both boards, the clocks on the outside, the hoops between them
turn = How a captured piece travels
rules = The rules
rules-lead = In our own words, with the rule numbers of the document.
fide-articles = From the FIDE Laws of 2009
fide-articles-lead =
    Where these rules say nothing else, FIDE blitz rules are followed. These articles are used, and are cited
    where they are decisive.
differences = Differences from blitz
matter = Subject
in-blitz = In FIDE blitz
here = In Quadrigliona
open = Open points
open-lead =
    The document was written for a chess festival, not for a court. Where it is silent or contradicts itself, it
    is read as follows; the other reading is also defensible, and a ruling that follows it is also accepted.
read-here = Reading followed here
other = Other reading
why = Why
gaps = Gaps in the document
replays = Replays
replays-lead = Each shows a moment of a match. Watch both boards, then give your ruling.
no-replays = There are no replays yet.
done = correct
partly = partly correct
not-done = not ruled on yet
to-game = The game and its rules
next-replay = Next replay
reserve = Reserve
captured = Captured, not yet handed over
empty = empty
track = The runners and their hoops
exchange = enlarge
key-exchange = enlarge the other board (phone)
seat = You are the arbiter of the match and see both boards.
laws = Quadrigliona; otherwise FIDE blitz, Laws of 2009
rule = Rule
nothing-ruled = Nothing to decide on this point
pieces-hint = If you choose nothing, nothing changes.
no-pieces = Nothing changes
no-change = unchanged
window = Time limit for a claim
measures = Measures available to the arbiter
by-other = Your ruling is marked by this reading:
what-team =
    A team is two players and a runner. One player has White on one board, the other has Black on the board
    beside it; the pieces that one captures are therefore of the partner’s colour.
what-games =
    Both games are played at the same time, and the first to end decides the match. The members of a team win or
    lose together.
what-hall =
    The boards stand side by side with the clocks on the outside, in sight of all four players. Between the
    boards are the hoops through which the runners jump with their feet together.
step-capture = Capture
step-capture-told = A player captures a piece, which stays beside the player.
step-press = Clock
step-press-told = The player presses the clock. Only now is the move completed.
step-hand-over = Hand over
step-hand-over-told = The player gives the piece to the team’s runner.
step-run = Run
step-run-told = The runner jumps through the hoops with one piece at a time.
step-reserve = Reserve
step-reserve-told = The runner puts it on the partner’s table, in full view of everyone.
step-put = Placement
step-put-told = Instead of making a move, the partner places it on an empty square.
subject-event = The event and the teams
subject-players = Players, boards and clocks
subject-captured = Captured pieces and the reserve
subject-putting = Placing a piece on the board
subject-promotion = Promotion
subject-mate = Mate, stalemate, waiting
subject-whose = Boards, turns and advice
subject-press = The move and the clock
subject-disputes = Disputes and repetition
subject-illegal = Illegal moves
subject-end = The end of the match
differs-touched = A touched piece
differs-touched-blitz = must be moved
differs-touched-here = need not be moved
differs-move = A move
differs-move-blitz = is made when the piece is released
differs-move-here = is made only when the clock is pressed
differs-illegal = An illegal move
differs-illegal-blitz = loses the game, on a claim
differs-illegal-here = gives the opponent a minute; the third loses
differs-captured = A captured piece
differs-captured-blitz = leaves the game
differs-captured-here = joins the partner’s reserve
differs-turn = A turn
differs-turn-blitz = is a move
differs-turn-here = is a move or the placing of a piece
differs-promoted = A promoted pawn
differs-promoted-blitz = is replaced by the new piece
differs-promoted-here = remains a wooden pawn; the new piece is named aloud
differs-checkmate = Checkmate
differs-checkmate-blitz = ends the game
differs-checkmate-here = only if no piece that could arrive would parry the check
differs-stalemate = Stalemate
differs-stalemate-blitz = is a draw
differs-stalemate-here = does not exist while a piece could arrive
differs-material = No mating material
differs-material-blitz = is a draw
differs-material-here = never occurs
differs-repetition = Repetition
differs-repetition-blitz = at the third occurrence
differs-repetition-here = at the fourth, counted aloud, without pieces placed
differs-advice = Advice
differs-advice-blitz = is forbidden
differs-advice-here = is allowed between partners
differs-arbiter = Calling the arbiter
differs-arbiter-blitz = one player
differs-arbiter-here = in a dispute, both partners, stopping both clocks
differs-draw = A draw offer
differs-draw-blitz = by one player
differs-draw-here = by both partners, and accepted by both opponents
differs-time = Time
differs-time-blitz = less than fifteen minutes
differs-time-here = fifteen minutes for each player
preamble = preamble
opening = opening of the rules
numbered-rule = rule { $number }
# $what: a piece and its square; $board
piece-on-board = { $what }, on { BOARD($board, case: "within") },
# $role, $square
put = { ROLE($role, case: "a") } placed on { $square }
# Between two pieces.
and = {" "}and{" "}
# $team, $board
runner-at = { RUNNER($team) } is at { BOARD($board, case: "within") }
# $team, $board
runner-on-the-way = { RUNNER($team) } is on the way to { BOARD($board, case: "within") }
replays-done = { $done } of { $all } incidents ruled on correctly
# $board
board-heading = { BOARD($board, case: "heading") }
# $team
team = { TEAM($team, case: "label") }
# $seat
player-on = { PLAYER-ON($seat) }
# $who
somebody = { SOMEBODY($who) }
