task =
    Stop the clocks when the arbiter has to act of his own accord. Where he needs a claim, or nothing is
    wrong, stay silent.
start = Start the replay
stop = Stop the clocks
stop-keys = Space or Enter, too
assessment = Assessment
why = Why
stopped-here = You stopped the clocks here.
open-here = Here the arbiter steps in.
rule-on-it = Rule on this incident
timing-in-time = In time
timing-tenable = Tenable
timing-too-early = Too early
timing-too-late = Too late
timing-missed = Not stopped
timing-let-pass = Let pass
timing-rightly-silent = Rightly silent
timing-not-called-for = Silence was called for
line-in-time = You stopped the clocks where the arbiter has to act of his own accord.
line-permitted = You stopped the clocks where the arbiter may act of his own accord, and need not.
line-tenable =
    Here the Laws are read in two ways: by one reading the arbiter steps in, by the other he stays silent.
    Either is open to you.
line-too-early = You stopped the clocks before anything called for the arbiter. The player was still free.
line-too-late = You stopped the clocks when it was no longer for the arbiter to step in.
line-missed = You stayed silent, and the arbiter had to act of his own accord.
line-let-pass = You stayed silent where the arbiter may act of his own accord. He need not: half the points.
line-rightly-silent = You stayed silent, and nothing called for the arbiter to act unasked.
line-not-called-for = You stopped the clocks, and nothing called for the arbiter to act unasked.
steps-in-from = He steps in from act { $from } on.
steps-in-at = He steps in at act { $act } only.
steps-in-between = He steps in from act { $from } to act { $to }.
