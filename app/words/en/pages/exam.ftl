heading = Exams
lead =
    Compose a paper from the incidents, and give its link to the candidates: everybody gets the same paper, on
    every machine. Nothing is sent anywhere; each candidate saves a result file and hands it to you.
compose = Compose a paper
preset = After the exam of
own = a design of your own
add-section = Add a section
remove-section = Remove the section
count = Incidents
admitted = Which incidents
admitted-hint = What is left empty admits everything.
topics = Topics
levels = Levels
editions = Laws in force
regimes = Time control and supervision
articles = Articles on which the ruling rests, such as 4.3, 7.5
minutes = Minutes
to-pass = Needed to pass
to-pass-in = Needed to pass, in
in-percent = per cent
in-marks = marks
marking = Marks
per-item = One mark for an incident that is right as a whole
weights-hint = The marks for each point of a ruling. A point with 0 marks is not asked.
knock-outs = Errors that fail the paper
drawn = The paper
seed = Number of the draw
another-seed = Draw again
variant = Variant
link = Exam link
link-hint =
    Variants A, B and C are worth the same: mirrored boards, other names and times, another order, wherever
    the ruling stays the same.
copy = Copy the link
copied = The link has been copied.
open = Open the exam
incidents = The incidents on it
question-paper = Question paper to print
key = Key with marks and articles
sat = Exams on this device
goes-on = The exam goes on
go-on = Go on with the exam
rules = The rules
rule-any-order = You may answer in any order, come back to an answer and change it until you hand in.
rule-flag = Flag what you want to see again. What is not answered is worth nothing.
rule-kept =
    Every answer is kept on this device at once. If the page is closed, open the link again and go on; the
    clock does not stop.
rule-end =
    At the end of the time the paper is handed in by itself, with the answers given by then. Until then
    nothing shows whether an answer is right.
assumptions = Unless something else is said
assumption-seen = You are the arbiter of this game. What a struck eye marks, you did not see.
assumption-told = Nothing happened but what is told. The clocks show what they show after each act.
assumption-laws = The Laws named with the incident are in force, with nothing added to them.
candidate = Candidate
date = Date
signature = Signature
extra-time = Extra time in per cent
handed-in = This paper was handed in on this device: the result
extra-hint = Extra time only as agreed with the examiner; the result file names it.
begin = Begin: the time runs
items = The incidents of the paper
time-left = Time left
previous = Previous
next = Next
flag = Flag for review
hand-in = Hand in
confirm = Hand in the paper?
confirm-hint = After that no answer can be changed.
confirm-yes = Hand it in
confirm-no = Go on answering
time-up = By the clock of this device the time is up. Hand in the paper?
time-up-hint = If the clock was set meanwhile, go on with the time that was left; the result file says so.
time-up-no = The clock was wrong: go on
over = The exam is over
result = Result
passed = Passed
not-passed = Not passed
save = Save the result file
save-hint =
    The file has your answers, not the marks: whoever opens it has them marked again. The result stays on this
    device, too.
by-topic = By topic
by-article = By article
topic = Topic
marks = Marks
no-answer = no answer
to-replay = The replay of this incident, undisguised
to-exams = Exams
cannot-open = This exam cannot be opened
damaged = The link is not whole: part of it is missing, or was changed on the way.
damaged-remedy = Copy all of it, from the beginning to the end, or ask for it again.
other-version = The link was made by another version of the app.
other-version-remedy =
    Load the page again, so that you have the newest version; otherwise ask the examiner for a new link.
misfits = Some incidents of this paper are not here as they were when it was made.
misfits-remedy =
    Load the page again, so that you have the newest version; otherwise ask the examiner for a new link.
    Nothing was begun.
# $letter: A, B or C
paper = Exam paper { $letter }
extent =
    { $items ->
        [one] { $items } incident
       *[other] { $items } incidents
    } in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
section = Section { $number }
incidents-to-choose-from = { $count ->
        [one] { $count } incident to choose from
       *[other] { $count } incidents to choose from
    }
item = Incident { $number } of { $of }
# $number, $flagged: yes, no
entry-answered =
    Incident { $number }: answered{ $flagged ->
        [yes] , flagged for review
       *[no] {""}
    }
# $number, $flagged: yes, no
entry-answered-in-part =
    Incident { $number }: answered in part{ $flagged ->
        [yes] , flagged for review
       *[no] {""}
    }
# $number, $flagged: yes, no
entry-not-answered =
    Incident { $number }: not answered{ $flagged ->
        [yes] , flagged for review
       *[no] {""}
    }
unanswered = { $count ->
        [0] Everything is answered
        [one] { $count } incident is not fully answered
       *[other] { $count } incidents are not fully answered
    }
pass-percent = To pass, { $percent } per cent of the marks are needed, rounded up.
pass-marks = To pass, { $marks } marks are needed.
marking-per-item = An incident is worth one mark if every answer on it is right, and none otherwise.
marking-per-question = Every point of a ruling has its own marks; part of the truth is worth part of them.
knock-out-end-missed = Who misses that the game is over, or gives another result, does not pass.
knock-out-end-invented = Who ends a game that goes on does not pass.
knock-out-position-kept = Who keeps a position that has to be put right does not pass.
knock-out-looked-away = Who does nothing where the arbiter has to step in does not pass.
knock-out-stepped-in = Who steps in where there is nothing for the arbiter to do does not pass.
# $number, $rule: the sentence on the error
knock-out-hit = Incident { $number }: { $rule }
reached = Marks: { $reached }; needed: { $needed }
marks-for = { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
nothing-asked = No section asks for an incident. Ask for at least one.
too-many-asked = The sections ask for { $asked } incidents. A paper has 100 at most.
minutes-out-of-range = Give it from 1 to 600 minutes.
percent-out-of-range = More than 100 per cent cannot be reached.
nothing-counts = No point has a mark. Give a mark to at least one.
drawn-short =
    Section { $section } asks for { $asked } incidents; only { $found } were found that differ in story and in
    the way they are ruled. Ask for fewer, or admit more.
incident-unknown = Incident { $number } is not known to this version of the app.
incident-changed = Incident { $number } has been changed since the paper was made.
incident-not-ruled = Incident { $number } cannot be ruled on.
warning-five-minutes = Less than five minutes are left.
warning-one-minute = Less than one minute is left. The paper is handed in by itself.
fide-arbiter = FIDE: FIDE Arbiter, 80%
fide-arbiter-limits =
    Only the part on the Laws. Regulations, titles and ratings, pairings and tie-breaks are not asked here;
    the number of incidents is ours.
french-uvr = France: rules unit (UVR), 24 of 30
french-uvr-limits =
    Written answers with their articles become a ruling in the form; a mark for each incident that is right as
    a whole.
polish-third-class = Poland: class III, 80%
polish-second-class = Poland: class II, 85%
polish-limits = Open and closed questions become rulings in the form; the time is ours.
us-chess-local = US Chess: local director, 80%
us-chess-local-limits =
    Only what the incidents under the rules of US Chess show; pairings and the other chapters are not asked.
    The number and the time are ours.
australian-national = Australia: national arbiter, 80%
australian-national-limits = Only the part on the Laws; the number of incidents is ours.
