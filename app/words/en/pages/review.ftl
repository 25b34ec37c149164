heading = Review
switch = Bring incidents back before I forget them
line =
    An incident you have ruled on comes back after a few days, then after longer and longer times; after a
    mistake, soon. The times are reckoned by an open method, FSRS, from how other people forget: they are an
    estimate and do not measure your memory. What you never ruled on does not come up. The number for a day is
    never exceeded, and what you leave undone does not pile up.
cap = Incidents a day, at most
exam = Day of the exam
no-exam = No exam
nothing-due = Nothing more is due today.
forecast = The next 14 days
forecast-line = If you do each day’s review and rule rightly.
day = Day
today = Today
incidents = Incidents
review-today = Review ({ $count } today)
# $count, $day
next-review =
    Next: { $count ->
        [one] { $count } incident
       *[other] { $count } incidents
    } on { $day }.
exam-is-past =
    The day of the exam has come. Choose another, or take it away: incidents then come back at their own time.
enough-days =
    From { $day } up to the day before the exam everything you have ruled on comes round once more, in even
    parts.
too-few-days =
    { $left-out ->
        [one] { $left-out } incident
       *[other] { $left-out } incidents
    } will not come round again before the exam.
# Follows too-few-days. $needed: a number of incidents
more-a-day = With { $needed } a day they all would.
