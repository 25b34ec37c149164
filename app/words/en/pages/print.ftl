handout = Handout
report = Arbiter’s report
to-replay = Back to the replay
print = Print
with-ruling = With the ruling
handout-lead =
    One page for a course: what happened, and room for the answers. In the print dialog you choose the paper,
    A4 or Letter.
report-lead =
    Drafted from the replay and its ruling. Change here whatever has to be changed, then print it. What you
    write is not kept.
acts = What happened
questions = Questions
ruling = Ruling
clocks = Clocks
to-move = To move
set-up = Beginning of the game
game = Moves before
first-position = Position before the first act
event = Event
place = Place
round = Round
board = Board
date = Date and time
white = White
black = Black
time-control = Time control
facts = Facts
further-facts = Further facts, witnesses
clocks-then = Clocks, White and Black
decision = Decision
read-otherwise =
    The Laws are read in another way here, too: the ruling after the replay names it and who holds it.
clocks-before = Clocks before the decision
clocks-after = Clocks after the decision
penalties = Penalties
result = Result of the game
remarks = Remarks of the players
signatures = Signatures
arbiter = Arbiter
white-player = Player of White
black-player = Player of Black
none = None
no-increment = no increment
# $time: as it is spoken
increment = increment { $time }
