heading = Review
switch = Bring incidents back before I forget them
line =
    An incident you have ruled on comes back after a few days, then at longer and longer intervals; after a
    mistake, soon. The intervals are calculated with an open method, FSRS, from how other people forget: they
    are an estimate and do not measure your memory. Incidents you have never ruled on do not come up. The daily
    number is never exceeded, and what you leave undone does not pile up.
cap = Maximum incidents per day
exam = Exam date
no-exam = No exam
nothing-due = Nothing more is due today.
forecast = The next 14 days
forecast-line = If you do each day’s review and rule correctly.
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
    The exam date has been reached. Choose another date or remove it: incidents then come back at their normal
    intervals.
enough-days =
    From { $day } to the day before the exam, everything you have ruled on comes up once more, spread evenly over
    the days.
too-few-days =
    { $left-out ->
        [one] { $left-out } incident
       *[other] { $left-out } incidents
    } will not come up again before the exam.
# Follows too-few-days. $needed: a number of incidents
more-a-day = With { $needed } a day, all of them would.
# $laws: an edition; $count
learnt-under = { $count ->
        [one] { $count } incident learnt under other Laws ({ $laws }) has not been ruled on under these yet.
       *[other] { $count } incidents learnt under other Laws ({ $laws }) have not been ruled on under these yet.
    }
