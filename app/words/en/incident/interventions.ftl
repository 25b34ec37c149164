task =
    Stop the clocks when the arbiter must intervene without a claim. If a claim is needed, or there is no
    irregularity, let the game continue.
start = Start the replay
stop = Stop the clocks
stop-keys = or press Space or Enter
assessment = Assessment
why = Why
stopped-here = You stopped the clocks here.
open-here = The arbiter intervenes here.
rule-on-it = Rule on this incident
timing-in-time = In time
timing-tenable = Defensible
timing-too-early = Too early
timing-too-late = Too late
timing-missed = Missed
timing-let-pass = Optional, not stopped
timing-rightly-silent = Rightly not stopped
timing-not-called-for = No reason to stop
line-in-time = You stopped the clocks when the arbiter must intervene without a claim.
line-permitted = You stopped the clocks when the arbiter may intervene without a claim, but need not.
line-tenable =
    The Laws are interpreted in two ways here: by one reading the arbiter intervenes, by the other the arbiter
    does not. Either choice is accepted.
line-too-early = You stopped the clocks before there was a reason to intervene. The player was still free.
line-too-late = You stopped the clocks when the arbiter could no longer intervene.
line-missed = You did not stop the clocks, but the arbiter had to intervene without a claim.
line-let-pass =
    You did not stop the clocks when the arbiter may intervene without a claim. Intervening is optional: half
    the points.
line-rightly-silent =
    You did not stop the clocks, and nothing required the arbiter to intervene without a claim.
line-not-called-for = You stopped the clocks, but nothing required the arbiter to intervene without a claim.
steps-in-from = The arbiter intervenes from action { $from } on.
steps-in-at = The arbiter intervenes at action { $act } only.
steps-in-between = The arbiter intervenes from action { $from } to action { $to }.
