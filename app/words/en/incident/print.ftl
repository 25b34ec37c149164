handout = Handout
report = Arbiter’s report
to-replay = Back to the replay
print = Print
with-ruling = With the ruling
handout-lead =
    One page for a course: what happened, and space for the answers. Choose the paper size, A4 or Letter, in the
    print dialog.
report-lead =
    Drafted from the replay and its ruling. Edit it here as needed, then print it. What you write is not saved.
acts = What happened
questions = Questions
ruling = Ruling
clocks = Clocks
to-move = To move
set-up = Start of the game
game = Moves before
first-position = Starting position
event = Event
place = Venue
round = Round
board = Board
date = Date and time
white = White
black = Black
time-control = Time control
facts = Facts
further-facts = Other facts, witnesses
clocks-then = Clocks, White and Black
decision = Decision
read-otherwise =
    The Laws can also be read in another way here: the ruling after the replay states it and who supports it.
clocks-before = Clocks before the decision
clocks-after = Clocks after the decision
penalties = Penalties
result = Result of the game
remarks = Players’ remarks
signatures = Signatures
arbiter = Arbiter
white-player = Player with White
black-player = Player with Black
none = None
no-increment = no increment
# $time: as it is spoken
increment = increment { $time }
poster = Poster
poster-lead =
    A page for the club noticeboard. Anyone who scans the code can watch the incident on their phone and rule on
    it.
poster-ask = What is your ruling?
poster-scan = Scan the code to watch it and give your ruling.
poster-code = Code that leads to the incident
poster-too-long = The address is too long for a code; use a shorter incident or one variant.
# $minutes, $player: White or Black
added =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } added to { $player }
