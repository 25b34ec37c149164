removes = { SOMEBODY($who) } removes { $piece } from the board.
takes-back = { SOMEBODY($who) } restores the board as it was at the start of the turn.
names-promotion = { SOMEBODY($who) } says: “{ CAPITAL(ROLE($role)) }”.
counts-aloud = { SOMEBODY($who) } counts aloud: “{ COUNTED($number) }”.
presses-clock = { SOMEBODY($who) } presses the clock.
presses-clock-of = { SOMEBODY($who) } presses the clock of { CLOCK-OF($clock) }.
starts-game = { SOMEBODY($who) } starts the clock on { BOARD($table, case: "within") }.
claims = { SOMEBODY($who) }{ TOGETHER($accord) } claims: { $what }.
offers-draw = { SOMEBODY($who) }{ TOGETHER($accord) } offers a draw.
answers-draw-accepts = { SOMEBODY($who) }{ TOGETHER($accord) } accepts the draw.
answers-draw-declines = { SOMEBODY($who) }{ TOGETHER($accord) } declines the draw.
answers-draw-asks-for-the-move = { SOMEBODY($who) }{ TOGETHER($accord) } asks to see the move first.
resigns = { SOMEBODY($who) } resigns.
notices = { SOMEBODY($who) } notices it.
consents = { SOMEBODY($who) } has no objection.
waits = { SOMEBODY($who) } waits and does not move.
says = { SOMEBODY($who) } { $saying }.
misbehaves = { SOMEBODY($who) } { $misconduct }.
hands-over = { SOMEBODY($who) } hands over the captured { ROLE($role) }.
errs = { SOMEBODY($who) } { $fault }.
arranges = { SOMEBODY($who) }: { $arrangement }
decides = { SOMEBODY($who) } { $decision }.
label-touches = Touches { $square }
label-places = { $from } to { $to }
label-removes = Removes from { $square }
label-puts = Places { ROLE($role, case: "a") } on { $square }
label-takes-back = Takes the move back
label-names-promotion = Names the piece
label-counts-aloud = Counts { $number }
label-presses-clock = Clock
label-stops-clocks = Clocks stopped
label-starts-game = Start
label-claims = Claim
label-offers-draw = Offers a draw
label-answers-draw = Answers the offer
label-resigns = Resigns
label-flag-falls = Flag-fall
label-notices = Notices
label-consents = No objection
label-waits = Waits
label-says = Speaks
label-misbehaves = Conduct
label-hands-over = Hands over { ROLE($role, case: "a") }
label-carries = Runs
label-delivers = Delivers { ROLE($role, case: "a") }
label-errs = Fault
label-arranges = Team
label-decides = Arbiter
speech-claims = Arbiter, please
speech-offers-draw = Draw?
speech-answers-draw-accepts = Agreed
speech-answers-draw-declines = No, thank you
speech-answers-draw-asks-for-the-move = Show me your move first
speech-says-suggests-move = Play this
speech-says-asks-to-wait = Wait, don’t move
speech-says-asks-for-advice = What should I play?
claim-illegal-move = an illegal move
claim-touch-move = the touched piece must be moved
claim-flag-fall = flag-fall
claim-checkmate = checkmate
claim-stalemate = stalemate
claim-no-mating-material = the opponent cannot mate
claim-repetition = a draw by repetition
claim-quickplay-finish = a draw in the last two minutes
claim-wrong-set-up = the pieces were set up wrongly
claim-misconduct = the opponents’ conduct
claim-runner-fault = a fault of the opponents’ runner
claim-simultaneous-end = both games ended at the same moment
claim-dispute = a dispute between the teams
decision-steps-in = stops all clocks and intervenes
decision-warns = gives a warning
decision-reinstates = restores the position before the last turn on { BOARD($table, case: "within") }
decision-lets-play-go-on = lets both games continue
decision-breaks-tie = must break the tie of a drawn match
# $who, $piece
touches = { SOMEBODY($who) } touches { $piece }.
# $who, $piece
brushes = { SOMEBODY($who) } accidentally touches { $piece }.
# $who, $piece
touches-disputed = { SOMEBODY($who) } touches { $piece }; it is disputed whether deliberately.
# $who, $taken, $moved
takes = { SOMEBODY($who) } captures { $taken } with { $moved }.
# $who, $moved, $square
moves = { SOMEBODY($who) } moves { $moved } to { $square }.
# $who, $role, $square
puts = { SOMEBODY($who) } places { ROLE($role, case: "a") } from the reserve on { $square }.
# $who, $role, $square
puts-undelivered =
    { SOMEBODY($who) } places on { $square } { ROLE($role, case: "a") } that has not been delivered yet.
# $who, $role, $square
puts-foreign = { SOMEBODY($who) } places on { $square } { ROLE($role, case: "a") } that is not from the reserve.
stops-own-clock = { SOMEBODY($who) } stops the clock of this board.
stops-own-clock-agreed = { SOMEBODY($who) }, by agreement with the partner, stops the clock of this board.
stops-both-clocks = { SOMEBODY($who) } alone stops both clocks.
stops-both-clocks-together = { SOMEBODY($who) } and the partner stop both clocks at the same moment.
flag-falls = The flag of { PLAYER-ON($seat, case: "within") } falls.
a-flag-falls = A flag falls.
sets-off-empty = { SOMEBODY($who) } sets off empty-handed.
# $who, $pieces
sets-off = { SOMEBODY($who) } sets off with { $pieces }.
# $who, $role, $seat
delivers =
    { SOMEBODY($who) } puts { ROLE($role, case: "a") } in the reserve of { PLAYER-ON($seat, case: "within") }.
# $who, $role
delivers-somewhere = { SOMEBODY($who) } puts { ROLE($role, case: "a") } in the reserve.
unseen = { $sentence } The arbiter does not notice it.
# The numbers that are counted aloud.
number-aloud = { COUNTED($number) }
# $role
role-aloud = { CAPITAL(ROLE($role)) }
