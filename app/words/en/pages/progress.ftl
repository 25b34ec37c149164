empty = Nothing is ruled on yet.
empty-line =
    After your first ruling this page shows how firm you are on each subject, article and time control, and
    which principle you apply in the wrong place. If you want, it also brings incidents back before you forget
    them, up to the day of an exam.
begin = Watch the first incident
elsewhere = Have you ruled on another device? Read its backup in the
to-settings = settings
overview = At a glance
rulings = Rulings
incidents = Incidents ruled on
last-twenty = Right, last 20 rulings
in-all = Right, all rulings
share-line = The share of all questions asked that you answered rightly, hints deducted.
strength = Strength
strength-line = Each incident counts by your last ruling on it. Choose a line to see its incidents.
topics = By subject
regimes = By time control
questions = By question of the ruling form
articles = By article
articles-line = The articles on which your rulings rest, by their numbers in the newest Laws that have them.
as-table = As a table
name = Name
no-articles = The index of articles did not arrive. Load the page again to see them.
in-list = In the list of incidents
in-handbook = In the handbook
principles = Principles applied in the wrong place
principles-line =
    A wrong ruling is often the right one of another place: of other Laws, another time control, another fact.
    These are the places you took yours from.
no-principle = None so far.
certainty = How well you judge yourself
certainty-line = The rulings of which you said beforehand how sure you were.
history = History
weeks = Rulings in the last 12 weeks
week = Week of
latest = Last rulings
more = Show earlier ones
save-table = Save all rulings as a table (CSV)
kept = To save a backup, read one or erase everything, go to the
label-right = Right
label-wrong = With a mistake
label-not-ruled = Not ruled on
out-of = { $count } of { $all }
# $right, $ruled
right-of = { $ruled ->
        [0] not ruled on yet
       *[other] { $right } of { $ruled } right
    }
articles-not-ruled = { $count ->
        [one] { $count } article not ruled on yet
       *[other] { $count } articles not ruled on yet
    }
rulings-right = { $right } of { $given } right
# $week: its first day, $given, $right
rulings-of-week =
    Week of { $week }: { $given ->
        [0] no rulings
        [one] { $given } ruling, { $right } fully right
       *[other] { $given } rulings, { $right } fully right
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
