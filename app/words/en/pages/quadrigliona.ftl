heading = Quadrigliona
lead =
    Two boards, two teams, two runners. What one partner captures, the other may put on his own board, once it
    has been carried to him through the hoops.
contents = On this page
what = What it is
match-state = The hall: both boards, the clocks outside, the hoops between
turn = How a captured piece travels
rules = The rules
rules-lead = Told in our own words, with the numbers of the document.
fide-articles = From the FIDE Laws of 2009
fide-articles-lead =
    Where the rules say nothing else, FIDE blitz is followed. These articles are used, and cited where they
    decide.
differences = What differs from blitz
matter = Matter
in-blitz = In FIDE blitz
here = In Quadrigliona
open = Open points
open-lead =
    The document was written for a feast of chess, not for a court. Where it is silent or contradicts itself, it
    is read as follows; the other reading stays tenable, and a ruling that follows it counts as well.
read-here = Read here
other = Or
why = Why
gaps = Holes in the document
replays = Replays
replays-lead = Each is a moment of a match. Watch both boards, then rule.
no-replays = There are no replays yet.
done = ruled rightly
partly = ruled in part
not-done = not ruled yet
to-game = The game and its rules
next-replay = Next replay
reserve = Reserve
captured = Captured, not handed over
empty = empty
track = The runners and their hoops
exchange = show it large
key-exchange = the other board large (phone)
seat = You are the arbiter of the match and see both boards.
laws = Quadrigliona; beside it FIDE blitz, Laws of 2009
rule = Rule
nothing-ruled = Nothing is to be ruled on this
pieces-hint = Nothing chosen means: nothing changes.
no-pieces = Nothing changes
no-change = unchanged
window = Still open to a claim
measures = Measures at the arbiter’s disposal
by-other = Your ruling is marked by this reading:
what-team =
    A team is two players and a runner. One player has White on one board, the other has Black on the board
    beside it; so the pieces that one captures are of his partner’s colour.
what-games =
    Both games run at once, and the first to end decides the match. A team wins together and loses together.
what-hall =
    The boards stand side by side with the clocks on the outside, each player’s in sight of all four. Between
    them lie the hoops through which the runners jump, feet together.
step-capture = Capture
step-capture-told = A player takes a piece. It stays beside him.
step-press = Press
step-press-told = He presses his clock. Only now is the move completed.
step-hand-over = Hand over
step-hand-over-told = He gives the piece to his runner.
step-run = Run
step-run-told = The runner jumps through the hoops, one piece at a time.
step-reserve = Reserve
step-reserve-told = He lays it on the partner’s table, in everybody’s sight.
step-put = Put
step-put-told = Instead of a move, the partner puts it on an empty square.
subject-event = The event and the teams
subject-players = Players, boards and clocks
subject-captured = Captured pieces and the reserve
subject-putting = Putting a piece on the board
subject-promotion = Promotion
subject-mate = Mate, stalemate, waiting
subject-whose = Whose board, whose turn, whose voice
subject-press = The move and the press
subject-disputes = Disputes and repetition
subject-illegal = Illegal moves
subject-end = The end of the match
differs-touched = A piece touched
differs-touched-blitz = has to be moved
differs-touched-here = binds nobody
differs-move = A move
differs-move-blitz = is made when released
differs-move-here = exists only at the press
differs-illegal = An illegal move
differs-illegal-blitz = loses on a claim
differs-illegal-here = a minute for the opponent; the third loses
differs-captured = A captured piece
differs-captured-blitz = is out of the game
differs-captured-here = joins the partner’s reserve
differs-turn = A turn
differs-turn-blitz = is a move
differs-turn-here = is a move, or a piece put on the board
differs-promoted = A promoted pawn
differs-promoted-blitz = is replaced
differs-promoted-here = stays a pawn of wood, named aloud
differs-checkmate = Checkmate
differs-checkmate-blitz = ends the game
differs-checkmate-here = only if no piece that could arrive would parry it
differs-stalemate = Stalemate
differs-stalemate-blitz = is a draw
differs-stalemate-here = is none while a piece could arrive
differs-material = Nothing to mate with
differs-material-blitz = is a draw
differs-material-here = never happens
differs-repetition = Repetition
differs-repetition-blitz = the third occurrence
differs-repetition-here = the fourth, counted aloud, without pieces put
differs-advice = Advice
differs-advice-blitz = is forbidden
differs-advice-here = is allowed between partners
differs-arbiter = Calling the arbiter
differs-arbiter-blitz = one player
differs-arbiter-here = in a dispute both, with both clocks
differs-draw = An offer of a draw
differs-draw-blitz = one player
differs-draw-here = both members, on either side
differs-time = Time
differs-time-blitz = less than fifteen minutes
differs-time-here = fifteen minutes for each player
preamble = preamble
opening = opening of the rules
numbered-rule = rule { $number }
# $what: a piece and its square; $board
piece-on-board = { $what }, on { BOARD($board, case: "within") },
# $role, $square
put = { ROLE($role, case: "a") } put on { $square }
# Between two pieces.
and = {" "}and{" "}
# $team, $board
runner-at = { RUNNER($team) } is at { BOARD($board, case: "within") }
# $team, $board
runner-on-the-way = { RUNNER($team) } is on his way to { BOARD($board, case: "within") }
replays-done = { $done } of { $all } incidents ruled rightly
# $board
board-heading = { BOARD($board, case: "heading") }
# $team
team = { TEAM($team, case: "label") }
# $seat
player-on = { PLAYER-ON($seat) }
# $who
somebody = { SOMEBODY($who) }
