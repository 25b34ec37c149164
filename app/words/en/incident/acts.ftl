says = { WHO($who) } says: “{ $said }.”
touches = { WHO($who) } touches { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }.
brushes = { WHO($who) } accidentally brushes { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }.
touches-perhaps =
    { WHO($who) } touches { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }; it is disputed whether
    this was deliberate.
touches-both = { WHO($who) } touches { $one } and { $other } at the same time{ WITH_HAND($hand) }.
brushes-both =
    { WHO($who) } accidentally brushes { $one } and { $other } at the same time{ WITH_HAND($hand) }.
touches-both-perhaps =
    { WHO($who) } touches { $one } and { $other } at the same time{ WITH_HAND($hand) }; it is disputed whether
    this was deliberate.
order-unknown = The order cannot be established.
to-show = The player is only pointing at it.
to-clear-up = The player believes that the game is over and puts the pieces in order.
puts-back = { WHO($who) } puts { MAN($role) } back on { $to }{ WITH_HAND($hand) }.
carries = { WHO($who) } moves { MAN($role) } from { $from } to { $to }{ WITH_HAND($hand) }, still holding it.
takes =
    { WHO($who) } captures { $taken } with { MAN($role) } from { $from }{ WITH_HAND($hand) }, still holding the
    piece.
puts-captured =
    { WHO($who) } puts the opponent’s captured { ROLE($role) } back on { $square }{ WITH_HAND($hand) }.
puts =
    { WHO($who) } puts { ROLE($role, case: "a") } on { $square }{ $upside-down ->
        [yes] {" "}upside down
       *[no] {""}
    }{ WITH_HAND($hand) } and releases it.
knocks-off = { WHO($who) } accidentally knocks { PIECE($role, $color, $own, $square) } off the board.
knocks =
    { WHO($who) } accidentally displaces { PIECE($role, $color, $own, $square) }, which ends up on { $to }.
# $who, $claimed: claimed-…
claims = { WHO($who) } claims { $claimed }.
# $who, $found: finding-…
finds = { WHO($who) } finds that the opponent { $found }.
flag-falls = { WHO($who, case: "of") } flag falls.
a-flag-falls = A flag falls.
claimed-illegal-move = that the opponent completed an illegal move
claimed-touch-move = that the touched piece must be played
claimed-no-move = that the clock was pressed without a move
claimed-flag-fall = that the opponent’s flag has fallen
claimed-repetition-appeared = a draw: the same position has appeared for the third time
claimed-repetition-about-to-appear = a draw: the same position is about to appear for the third time
claimed-fifty-moves = a draw: fifty moves without a capture or a pawn move
claimed-quickplay-finish = a draw: the opponent makes no effort to win, or cannot win by normal means
claimed-quickplay-increment = an increment for both players, because little time is left
claimed-dead-position = a draw: neither player can checkmate any more
claimed-wrong-set-up = that the pieces were set up incorrectly
claimed-displaced-pieces = that pieces were accidentally displaced
claimed-out-of-turn = that the opponent did not have the move
claimed-misconduct = that the opponent misbehaved
finding-no-effort-to-win = is making no effort to win by normal means
finding-cannot-win-normally = cannot win by normal means
finding-tries-to-win = is trying to win by normal means
misbehaves-prevents-press = { WHO($who) } prevents the opponent from pressing the clock.
misbehaves-distracts = { WHO($who) } distracts the opponent.
misbehaves-advice = { WHO($who) } gives or receives advice.
misbehaves-refuses-to-play = { WHO($who) } refuses to continue.
misbehaves-device-sounds = { WHO($who) } has an electronic device on their person, and it makes a sound.
misbehaves-device-on = { WHO($who) } has an electronic device on their person, switched on and silent.
misbehaves-device-off = { WHO($who) } has an electronic device on their person, completely switched off.
misbehaves-device-in-bag =
    { WHO($who) } has an electronic device in a bag, completely switched off and placed as agreed with the
    arbiter.
misbehaves-device-sounds-in-bag = { WHO($who) } has an electronic device in a bag, and it makes a sound.
misbehaves-uses-bag = { WHO($who) } opens the bag in which a device is stored.
misbehaves-uses-device = { WHO($who) } uses a telephone.
misbehaves-refuses-inspection = { WHO($who) } refuses to let clothes and bags be inspected.
misbehaves-leaves-venue = { WHO($who) } leaves the playing venue.
misbehaves-leaves-area = { WHO($who) } leaves the playing area.
misbehaves-enters-area = { WHO($who) } enters the playing area.
misbehaves-uses-notes = { WHO($who) } looks at notes.
misbehaves-analyses-elsewhere = { WHO($who) } analyses a game on another chessboard.
misbehaves-smokes = { WHO($who) } smokes outside the designated section.
misbehaves-vapes = { WHO($who) } uses an e-cigarette outside the designated section.
misbehaves-proposes-a-fix = { WHO($who) } proposes to agree the result in return for money.
misbehaves-writes-ahead = { WHO($who) } writes a move on the scoresheet before making it.
misbehaves-does-not-record = { WHO($who) } does not record the moves.
misbehaves-moves-unrecorded = { WHO($who) } makes a move without having recorded the previous one.
misbehaves-writes-remarks = { WHO($who) } writes remarks about the game on the scoresheet.
misbehaves-omits-draw-offer = { WHO($who) } does not note the draw offer on the scoresheet.
misbehaves-asks-a-sixth-time = { WHO($who) } asks to see the arbiter’s scoresheet for the sixth time.
misbehaves-hides-scoresheet = { WHO($who) } keeps the scoresheet covered, so that the arbiter cannot see it.
misbehaves-moves-before-updating =
    After a flag-fall, { WHO($who) } makes a move before completing the scoresheet.
misbehaves-refuses-to-assist = { WHO($who) } refuses to help reconstruct the game.
misbehaves-hits-clock = { WHO($who) } presses the clock forcibly.
misbehaves-hovers-over-clock = { WHO($who) } keeps a finger on the clock while thinking.
misbehaves-stops-clock-without-reason = { WHO($who) } stops the clocks without a valid reason.
misbehaves-asks-about-the-laws = { WHO($who) } asks the arbiter what an article of the Laws says.
misbehaves-stops-clocks-for-help = { WHO($who) } stops the clocks and asks the arbiter for a piece that is missing.
misbehaves-finished-player-talks = A player who has finished another game speaks about this one.
misbehaves-helper-for-pieces = { WHO($who) } cannot move the pieces and has an assistant do it.
misbehaves-helper-for-clock = { WHO($who) } cannot press the clock and has an assistant do it.
misbehaves-helper-for-score = { WHO($who) } cannot record the moves and has an assistant do it.
misbehaves-points-out-defect =
    { WHO($who) } points out that the clock is evidently defective: the display flickers and jumps.
misbehaves-disputes-the-clock =
    { WHO($who) } says that the clock shows less time than there should be; there is no sign of a defect.
misbehaves-outside-disturbance = The players are disturbed from outside: an alarm sounds in the building.
misbehaves-records-electronically = { WHO($who) } records the moves on a certified electronic scoresheet.
misbehaves-stops-clocks-to-update = { WHO($who) } stops the clocks to bring the scoresheet up to date.
misbehaves-claims-by-a-display = { WHO($who) } makes a claim that rests only on what a screen in the hall shows.
two-boards-refuses = { WHO($who) } refuses to use a second board.
two-boards-omits-announcement = { WHO($who) } makes a move without announcing it.
two-boards-changes-before-announcing =
    { WHO($who) } moves the piece just placed to another square, before announcing the move.
two-boards-changes-after-announcing =
    { WHO($who) } moves the piece just placed to another square, after announcing the move.
two-boards-presses-before-announcing = { WHO($who) } presses the clock before announcing the move.
two-boards-records-otherwise = { WHO($who) } records the moves on a recording device, not on the scoresheet.
two-boards-corrects-a-slip = { WHO($who) } corrects a slip of the tongue in the announcement.
two-boards-plays-other-than-recorded =
    The two boards differ: { WHO($who) } made another move than the one on both scoresheets.
two-boards-scores-disagree = The two boards differ, and so do the scoresheets: { WHO($who) } finds it out.
two-boards-assistant-moves = { WHO($who, case: "of") } assistant makes the moves on the other board.
two-boards-assistant-announces = { WHO($who, case: "of") } assistant announces the moves.
two-boards-assistant-keeps-score =
    { WHO($who, case: "of") } assistant keeps the score and starts the opponent’s clock.
two-boards-assistant-answers = { WHO($who) } asks the assistant for the number of moves and the times, and is told.
two-boards-assistant-tells-unasked =
    { WHO($who, case: "of") } assistant announces the number of moves and the times without being
    asked.
two-boards-assistant-claims =
    { WHO($who, case: "of") } assistant claims that the opponent has exceeded the time limit.
two-boards-assistant-adjourns =
    { WHO($who, case: "of") } assistant sees to the formalities of the adjournment.
resumption-seals-reply = { WHO($who) } writes down a reply and seals it in a new envelope.
resumption-asks-for-the-envelope = { WHO($who) } asks for the envelope to be opened.
resumption-questions-the-times = { WHO($who) } points out that the clocks show other times than the envelope.
decides-steps-in = { WHO($who) } stops the clocks and intervenes.
decides-reinstates = { WHO($who) } reinstates the position.
decides-orders-touched-piece = { WHO($who) } orders that the touched piece be played.
decides-lets-play-go-on = { WHO($who) } lets the game continue.
decides-permits = { WHO($who) } gives permission.
decides-excuses-delay = { WHO($who) } excuses the delay.
decides-keeps-score = { WHO($who) } keeps the score of the game.
decides-reconstructs = { WHO($who) } stops the clocks; on a second board, the players reconstruct the game.
decides-cannot-reconstruct =
    { WHO($who) } finds that the game cannot be reconstructed, and that nothing shows how many moves were
    made.
decides-orders-sealing = { WHO($who) } tells the player to seal a move: the session is over.
decides-resumes = { WHO($who) } starts the session in which the game is resumed.
decides-opens-envelope = { WHO($who) } opens the envelope.
decides-misses-envelope = { WHO($who) } finds that the envelope is missing.
decides-misses-position =
    { WHO($who) } finds that the envelope is missing, and that neither position nor times are known.
decides-appeal-rejected = The appeals committee upholds the arbiter’s decision.
decides-appeal-upheld = The appeals committee overturns the decision: a new game is played.
releases = { WHO($who) } releases { PIECE($role, $color, $own, $square) }.
feels = { WHO($who) } feels { PIECE($role, $color, $own, $square) } and leaves it in its hole.
removes = { WHO($who) } removes { PIECE($role, $color, $own, $square) } from the board{ WITH_HAND($hand) }.
sets-right = { WHO($who) } puts the displaced pieces back on their squares.
presses-clock = { WHO($who) } presses the clock{ WITH_HAND($hand) }.
stops-clocks-both = { WHO($who) } stops both clocks.
stops-clocks-own = { WHO($who) } stops their own clock.
withdraws-claim = { WHO($who) } wants to withdraw the claim.
writes = { WHO($who) } writes { $move } on the scoresheet.
stops-recording = { WHO($who) } stops recording the moves.
chooses = { WHO($who) } chooses: { $remedy }.
offers-draw-plain = { WHO($who) } offers a draw.
offers-draw-conditional = { WHO($who) } offers a draw subject to a condition.
withdraws-offer = { WHO($who) } wants to withdraw the draw offer.
answers-draw-asks-for-the-move = { WHO($who) } asks to see the move first.
answers-draw-accepts = { WHO($who) } accepts the draw offer.
answers-draw-declines = { WHO($who) } declines the draw offer.
resigns = { WHO($who) } resigns.
arrives = { WHO($who) } arrives at the chessboard.
signs-white-wins = { WHO($who) } signs the scoresheets: White wins.
signs-black-wins = { WHO($who) } signs the scoresheets: Black wins.
signs-draw = { WHO($who) } signs the scoresheets: draw.
seals = { WHO($who) } writes “{ $move }” and seals it in the envelope.
seals-early =
    { WHO($who) } writes “{ $move }” and seals it in the envelope, { $time } before the end of the session.
becomes-aware = { WHO($who) } notices it.
notices = { WHO($who) } notices what has happened.
testifies-confirms = { WHO($who) } confirms that it happened.
testifies-denies = { WHO($who) } denies that it happened.
testifies-does-not-know = { WHO($who) } does not remember.
consents = { WHO($who) } has no objection.
appeals = { WHO($who) } appeals against the decision.
label-announces-adjusting = Says “I adjust”
label-touches = Touches { $square }
label-touches-two = Touches { $square } and { $second }
label-puts-back = Returns to { $to }
label-places = { $from } to { $to }
label-releases = Releases { $square }
label-feels = Feels { $square }
label-removes = Removes { $square }
label-puts-opponent = Puts back on { $square }
label-puts-own = New { ROLE($role) } on { $square }
label-displaces = Displaces { $square }
label-sets-right = Puts pieces back
label-declares = Declares
label-presses-clock = Presses clock
label-stops-clocks = Stops clocks
label-claims = Claim
label-withdraws-claim = Withdraws claim
label-writes = Writes
label-stops-recording = Stops recording
label-chooses = Choice
label-offers-draw = Offers draw
label-withdraws-offer = Withdraws offer
label-answers-draw-asks-for-the-move = Asks to see move
label-finds = Finding
label-answers-draw-accepts = Accepts draw
label-answers-draw-declines = Declines draw
label-resigns = Resigns
label-arrives = Arrives
label-signs = Signs
label-flag-falls = Flag-fall
label-notices = Notices
label-testifies = Statement
label-consents = No objection
label-misbehaves = Conduct
label-seals = Seals
label-two-boards = Two boards
label-resumption = Resumption
label-decides-steps-in = Intervenes
label-decides-reinstates = Reinstates the position
label-decides-orders-touched-piece = Orders the touched piece
label-decides-lets-play-go-on = Lets play continue
label-decides-permits = Gives permission
label-decides-excuses-delay = Excuses the delay
label-decides-keeps-score = Keeps the score
label-decides-reconstructs = Has the game reconstructed
label-decides-cannot-reconstruct = Finds that the game cannot be reconstructed
label-decides-orders-sealing = Has a move sealed
label-decides-resumes = Resumes the game
label-decides-opens-envelope = Opens the envelope
label-decides-misses-envelope = Envelope missing
label-decides-misses-position = Position unknown
label-decides-appeal-rejected = Decision upheld
label-decides-appeal-upheld = Decision overturned
label-appeals = Appeals
speech-announces-adjusting = I adjust
speech-withdraws-claim = I withdraw the claim
speech-offers-draw-plain = Draw?
speech-offers-draw-conditional = Draw, on one condition?
speech-withdraws-offer = I withdraw the offer
speech-answers-draw-asks-for-the-move = Make your move first
speech-answers-draw-accepts = Agreed
speech-answers-draw-declines = No, let’s play on
speech-resigns = I resign
speech-testifies-confirms = Yes, that is what happened
speech-testifies-denies = No, that is not what happened
speech-testifies-does-not-know = I don’t remember
speech-consents = I have no objection
speech-appeals = I appeal
speech-illegal-move = Illegal move
speech-touch-move = Touch-move
speech-no-move = No move was made
speech-flag-fall = The flag has fallen
speech-repetition-appeared = Same position, third time
speech-repetition-about-to-appear = My move repeats the position a third time
speech-fifty-moves = Fifty moves
speech-quickplay-finish = No effort to win
speech-quickplay-increment = An increment, please
speech-dead-position = Dead position
speech-wrong-set-up = The pieces were set up incorrectly
speech-displaced-pieces = These pieces were on other squares
speech-out-of-turn = You did not have the move
speech-misconduct = Arbiter, please
speech-remedy-let-stand = Let it stand
speech-remedy-move-correctly = Move that piece correctly
speech-remedy-capture-legally = Capture it legally
speech-remedy-move-king = Move your king
speech-remedy-move-another = Move another piece
quoted = “{ $said }”
promise-promotion = { CAPITAL(ROLE($role)) }
promise-move = I intend to play { $move }
promise-mate = Checkmate
about-act = The claim is about action { $number }.
not-heard = The arbiter does not hear it.
not-seen = The arbiter does not see it.
