queue = Current list
list = Selected incidents
course = Course
continuous = Continuous practice
continuous-line =
    One incident after another in random order, for as long as you like. No incident is repeated until you have
    seen them all.
sudden-death = Until the first mistake
sudden-death-line =
    The run ends with the first ruling that is not fully correct. There are no hints, and the solution is not
    shown before you submit your ruling.
intervene = Stop the clocks
intervene-line =
    The replay runs once, without pauses. Stop the clocks at the moment when the arbiter must intervene on their
    own initiative, or do nothing until the end.
mistakes = Your mistakes
mistakes-line =
    The incidents on which your last ruling was not fully correct. Each stays here until you rule on it
    correctly.
no-mistakes = None among the selected incidents.
list-mistakes = Show the list
review = Review
review-line = The incidents you have ruled on come back when you are about to forget them, if you turn this on.
exams = Exams
exams-line = A timed paper, composed by you or by your lecturer.
leave = Exit
lesson = Lesson
slides = Slides of the seminar
new-run = New run
to-course = Go to the course
to-plan = Go to the course plan
to-list = Go to the list
to-practice = Go to practice
to-progress = Go to progress
lead =
    Choose the incidents, then how to practise on them. Practice is not timed and you are not compared with
    others.
choice = Which incidents
choice-line = Share this selection: copy or send the address of this page.
ways = How to practise
begin = Start
go-on = Continue
again = Start again
courses-lead =
    One topic at a time, from easy to hard. Each lesson says what to look out for, then shows the incidents; you
    rule on each.
no-courses = There are no courses.
all-courses = All courses
lessons = Lessons
place-of = { $place } of { $all }
longest-run = Longest run so far: { $longest }
mistakes-found = { $count } to try again
# $all, $ruled, $right
course-so-far =
    { $all ->
        [one] { $all } incident
       *[other] { $all } incidents
    }{ $ruled ->
        [0] {""}
       *[other] , { $ruled } ruled on, { $right } fully correct
    }
state-not-ruled = not ruled on yet
state-wrong = not fully correct
state-right = fully correct
session-so-far = This session: { $right } of { $ruled } fully correct
in-a-row = { $streak } in a row
path = From novice to arbiter in ten steps
done-of = { $right } of { $all }
