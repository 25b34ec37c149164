heading = Exams
lead =
    Compose a paper from the incidents and give its link to the candidates: everyone gets the same paper, on
    every device. Nothing is sent anywhere; each candidate saves a result file and hands it to you.
compose = Compose a paper
preset = Based on
own = Custom paper
add-section = Add a section
remove-section = Remove the section
count = Incidents
one-decision = One question per incident (about 30 seconds each)
admitted = Which incidents
admitted-hint = A filter left empty includes all incidents.
topics = Topics
levels = Levels
laws = Rule under
editions = Laws in force
regimes = Time control and supervision
articles = Articles on which the ruling rests, such as 4.3, 7.5
minutes = Minutes
to-pass = Needed to pass
to-pass-in = Needed to pass, in
in-percent = per cent
in-marks = marks
marking = Marks
per-item = One mark for each incident that is fully correct
weights-hint = The marks for each point of a ruling. A point worth 0 marks is not asked.
knock-outs = Errors that mean automatic failure
drawn = The paper
seed = Paper number
another-seed = Generate another
link-hint =
    Variants A, B and C are equivalent: boards may be mirrored, and names, times and order are different, but the
    rulings are the same.
copy = Copy link
copied = Link copied.
open = Open the exam
incidents = Incidents in this paper
question-paper = Question paper to print
key = Answer key with marks and articles
sat = Exams on this device
goes-on = Exam in progress
go-on = Continue the exam
rules = Rules
rule-any-order = You may answer in any order, and return to an answer and change it until you hand in.
rule-flag = Flag what you want to review. Unanswered questions earn no marks.
rule-kept =
    Every answer is saved on this device at once. If the page is closed, open the link again and continue; the
    clock does not stop.
rule-end =
    When the time is up, the paper is handed in automatically with the answers given by then. Until then nothing
    shows whether an answer is correct.
assumptions = Unless otherwise stated
assumption-seen = You are the arbiter of this game. You did not see what is marked with a crossed-out eye.
assumption-told = Nothing happened other than what is described. The clocks show their times after each action.
assumption-laws = The Laws named with the incident are in force, without any other provisions.
candidate = Candidate
date = Date
signature = Signature
extra-time = Extra time, per cent
handed-in = This paper has already been handed in on this device: see the result
extra-hint = Extra time only as agreed with the lecturer; the result file records it.
begin = Start: the clock starts running
items = Incidents in the paper
time-left = Time left
previous = Previous
next = Next
flag = Flag for review
hand-in = Hand in
confirm = Hand in the paper?
confirm-hint = After that, answers can no longer be changed.
confirm-yes = Hand it in
confirm-no = Continue answering
time-up = According to the clock of this device, the time is up. Hand in the paper?
time-up-hint =
    If the clock was changed in the meantime, continue with the time that was left; the result file records it.
time-up-no = The clock was wrong: continue
rule-closed = Until you hand in, every other page of Acconcio is closed on this device.
over = The exam is over
result = Result
passed = Passed
not-passed = Not passed
save = Save result file
save-hint =
    The file is sealed for your lecturer. It contains your answers, not your marks: they are marked when your
    lecturer opens it.
is-handed-in = Handed in
handed-in-hint =
    Your answers are sealed: only your lecturer can open them. Save the file and give it to the lecturer.
by-topic = By topic
by-article = By article
by-article-line =
    Every point that rests on an article counts one mark here, whatever its weight in the exam; a point on which
    no article orders anything is left out.
topic = Topic
marks = Marks
no-answer = no answer
to-replay = Replay of this incident in its original form
to-exams = Exams
cannot-open = This exam cannot be opened
damaged = The link is incomplete: part of it is missing, or was changed on the way.
damaged-remedy = Copy the whole link, from beginning to end, or ask for it again.
other-version = The link was made with another version of the app.
other-version-remedy =
    Reload the page to get the latest version; if that does not help, ask your lecturer for a new link.
misfits = Some incidents in this paper are missing here or have changed since it was composed.
misfits-remedy =
    Reload the page to get the latest version; if that does not help, ask your lecturer for a new link. The exam
    has not been started.
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
        [one] { $count } variant to choose from
       *[other] { $count } variants to choose from
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
        [0] All incidents are answered
        [one] { $count } incident is not fully answered
       *[other] { $count } incidents are not fully answered
    }
pass-percent = You need { $percent } per cent of the marks to pass, rounded up.
pass-marks = You need { $marks } marks to pass.
marking-per-item = An incident is worth one mark if all its answers are correct, otherwise none.
marking-per-question = Each point of a ruling has its own marks; partly correct answers earn partial marks.
knock-out-end-missed = A candidate who misses that the game is over, or gives another result, does not pass.
knock-out-end-invented = A candidate who ends a game that continues does not pass.
knock-out-position-kept = A candidate who keeps a position that must be corrected does not pass.
knock-out-looked-away = A candidate who does nothing when the arbiter must intervene does not pass.
knock-out-stepped-in = A candidate who intervenes when the arbiter has nothing to do does not pass.
# $number, $rule: the sentence on the error
knock-out-hit = Incident { $number }: { $rule }
reached = Marks: { $reached }; needed: { $needed }
marks-for = { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
nothing-asked = The paper contains no incidents. Set the number of incidents in at least one section.
too-many-asked = The sections ask for { $asked } incidents. A paper has at most 100.
minutes-out-of-range = Set a time from 1 to 600 minutes.
percent-out-of-range = The pass mark cannot be more than 100 per cent.
nothing-counts = No point of the ruling has any marks. Give marks to at least one.
drawn-short =
    Section { $section } asks for { $asked } incidents; only { $found } were found that differ both in what
    happens and in how they are ruled on. Ask for fewer, or widen the filters.
incident-unknown = This version of the app does not have incident { $number }.
incident-changed = Incident { $number } has changed since the paper was composed.
incident-not-ruled = Incident { $number } cannot be ruled on.
warning-five-minutes = Less than five minutes left.
warning-one-minute = Less than one minute left. The paper will be handed in automatically.
fide-arbiter = FIDE: FIDE Arbiter, 80%
fide-arbiter-limits =
    Only the part on the Laws: 55% of the marks, so 55% of the four hours. Regulations, titles and ratings,
    pairings and tie-breaks are not asked here. Source: FIDE’s Arbiters’ Manual 2025, chapter 12. The number
    of incidents and the share of each subject within the Laws are our choice.
french-uvr = France: rules unit (UVR), 24 of 30
french-uvr-limits =
    Written answers with their articles are replaced by the ruling form; one mark for each incident that is fully
    correct. Source: the federation’s published papers, until June 2025. The share of each subject is our
    choice.
polish-third-class = Poland: class III, 80%
polish-second-class = Poland: class II, 85%
polish-limits =
    Open and multiple-choice questions are replaced by the ruling form. Source of the number and the percentage: a
    published question bank for Polish candidates. The time and the share of each subject are our choice.
us-chess-local = US Chess: local tournament director, 80%
us-chess-local-limits =
    Only what the incidents under the rules of US Chess cover; pairings and the other chapters are not asked.
    Source of the percentage: the forum of US Chess. The number, the time and the share of each subject are
    our choice.
australian-national = Australia: national arbiter, 80%
australian-national-limits =
    Only the part on the Laws. Source of the time and the percentage: a club’s report on the national exam.
    The number of incidents and the share of each subject are our choice.
# $paper: such as Exam paper A; $number: the number of the draw
running = { $paper } · no. { $number }
paper-moves = This piece, or these moves:
# $letter: A, B or C
link-of = Exam link { $letter }
