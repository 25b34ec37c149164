heading = Incidents
filters = Choose incidents
topic = Topic
level = Level
regime = Time control
edition = Laws
complexity = How much happens
edition-first = Choose the Laws first
article = Article that rules
chapter = Chapter of the seminar
state = Your last ruling
search = Word or name
any = All
nothing-found = No incident matches this choice.
reset = Show all incidents
variants = Variants
best = Best ruling
quadrigliona = Replays of Quadrigliona, the game of two boards
# $right, $ruled
right-in-run = { $right } of { $ruled } fully right
right-lately = { $right } of the last { $ruled }
# $length, $longest
run-ended =
    The run ends here, after { $length ->
        [one] { $length } ruling
       *[other] { $length } rulings
    } fully right. The longest so far: { $longest }.
