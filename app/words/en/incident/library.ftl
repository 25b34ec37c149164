heading = Incidents
filters = Filters
topic = Topic
level = Level
regime = Time control
laws = Rule under
laws-of-settings = As in settings
complexity = Complexity
edition-first = Choose the Laws first
article = Article applied
chapter = Chapter of the seminar
state = Your last ruling
search = Search
any = All
nothing-found = No incident matches these filters.
reset = Show all incidents
variants = Variants
best = Best ruling
quadrigliona = Incidents of Quadrigliona, the two-board game
# $right, $ruled
right-in-run = { $right } of { $ruled } fully correct
right-lately = { $right } of the last { $ruled }
# $length, $longest
run-ended =
    The run ends here, after { $length ->
        [one] { $length } fully correct ruling
       *[other] { $length } fully correct rulings
    }. Longest run so far: { $longest }.
# $edition: its short name
right-under = Correct under { $edition }
more-filters = More filters
pages = Pages
page-before = Previous page
page-after = Next page
# $page, $count
page-of = Page { $page } of { $count }
