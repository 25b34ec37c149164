heading = Your score
once = Each incident counts once, as you first ruled on it.
saved = Saved in the learning platform.
kept-here = This device keeps your marks and hands them over when you open the course on it again.
looking = You are only looking: the learning platform records no marks this time.
score = { $reached } of 100 points
score-needed = { $reached } of 100 points; { $needed } are needed to pass
unfinished = Not finished: { $ruled } of { $all } incidents ruled on.
completed = Finished.
passed = Finished: passed.
failed = Finished: not passed.
not-saved = Not saved in the learning platform.
# $error: what the platform says of it
not-saved-because = Not saved in the learning platform ({ $error }).
