heading = Your score
once = Each incident counts once, by your first ruling on it.
saved = Saved on the learning platform.
kept-here = Your marks are saved on this device and will be submitted when you reopen the course on it.
looking = You are browsing only: the learning platform records no marks this time.
score = { $reached } of 100 points
score-needed = { $reached } of 100 points; { $needed } are needed to pass
unfinished = Not completed: { $ruled } of { $all } incidents ruled on.
completed = Completed.
passed = Completed: passed.
failed = Completed: not passed.
not-saved = Not saved on the learning platform.
# $error: what the platform says of it
not-saved-because = Not saved on the learning platform ({ $error }).
