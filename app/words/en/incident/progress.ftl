empty = You have not ruled on any incident yet.
empty-line =
    After your first ruling this page shows how well you know each topic, article and time control, and which
    principles you misapply. If you want, it also brings incidents back before you forget them, up to the day of
    an exam.
begin = Watch the first incident
elsewhere = Have you ruled on incidents on another device? Restore its backup in the
to-settings = settings
next-step = Next step
next-again = You missed something here last time: rule on it again.
next-new = New, on a topic you have begun.
all-right = Every incident is ruled on, and correctly.
rule-now = Watch and rule
strengths = Your strengths so far
no-strength = A topic appears here once more of its incidents are correct than not.
lately = Recently
overview = At a glance
rulings = Rulings
incidents = Incidents ruled on
last-twenty = Correct, last 20 rulings
in-all = Correct, all rulings
share-line = The share of all questions that you answered correctly, with hints deducted.
strength = Mastery
strength-line = Each incident counts by your latest ruling on it. Choose a row to see its incidents.
topics = By topic
regimes = By time control
questions = By question in the ruling form
articles = By article
articles-line = The articles your rulings rest on, numbered as in the most recent Laws that contain them.
as-table = As a table
name = Name
no-articles = Could not load the index of articles. Reload the page to see them.
in-list = In the list of incidents
in-handbook = In the handbook
principles = Misapplied principles
principles-line =
    A wrong ruling is often right elsewhere: under other Laws, at another time control, or with one fact
    changed. The list shows where yours would have been right.
certainty = How well you judge yourself
certainty-line = Rulings for which you said beforehand how sure you were.
history = History
weeks = Rulings in the last 12 weeks
week = Week of
latest = Latest rulings
more = Show earlier rulings
save-table = Save all rulings as a table (CSV)
kept = To save or restore a backup, or to erase everything, go to the
label-right = Correct
label-wrong = With mistakes
label-not-ruled = Not ruled on
out-of = { $count } of { $all }
# $right, $ruled
right-of = { $ruled ->
        [0] not ruled on yet
       *[other] { $right } of { $ruled } correct
    }
others-not-ruled = { $count ->
        [one] { $count } other not ruled on yet
       *[other] { $count } others not ruled on yet
    }
articles-not-ruled = { $count ->
        [one] { $count } article not applied yet
       *[other] { $count } articles not applied yet
    }
rulings-right = { $right } of { $given } correct
# $week: its first day, $given, $right
rulings-of-week =
    Week of { $week }: { $given ->
        [0] no rulings
        [one] { $given } ruling, { $right } fully correct
       *[other] { $given } rulings, { $right } fully correct
    }
# $times, $last: the last day
applied = { $times ->
        [one] once, on { $last }
       *[other] { $times } times, last on { $last }
    }
and-more = and { $count } more
not-ruled-yet = { $count ->
        [one] { $count } incident not ruled on yet
       *[other] { $count } incidents not ruled on yet
    }
