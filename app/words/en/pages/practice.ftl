queue = Where this incident belongs
list = Chosen incidents
course = Course
continuous = Continuous practice
continuous-line =
    One incident after another, in an order drawn by lot, for as long as you like. None comes back before you
    have seen them all.
sudden-death = Up to the first mistake
sudden-death-line =
    The run ends with the first ruling that is not fully right. There are no hints, and the ruling is not
    shown before you give yours.
intervene = Stop the clocks
intervene-line =
    The replay runs once, by itself. Stop the clocks at the moment when the arbiter has to step in of his own
    accord, or stay silent to the end.
mistakes = Mistakes to replay
mistakes-line =
    The incidents on which your last ruling was not fully right. Each stays until you have ruled rightly on
    it.
no-mistakes = There is none among the chosen incidents.
list-mistakes = Show the list
review = Review
review-line = What you have ruled on comes back when you are about to forget it, if you want it to.
exams = Exams
exams-line = A paper with a time limit, composed by you or by your lecturer.
leave = Leave
lesson = Lesson
slides = Slides of the seminar
new-run = New run
to-course = To the course
to-list = To the list
to-practice = To practice
to-progress = To progress
lead =
    Choose the incidents once, then how to practise on them. No time is measured and nothing is compared with
    others.
choice = Which incidents
choice-line = The choice is in the address: keep the link, or send it.
ways = How to practise
begin = Begin
go-on = Go on
again = Go through it again
courses-lead =
    Subject by subject, from the easy to the hard. Each lesson says what to think of, then shows the
    incidents; you rule on each.
no-courses = There are no courses here.
all-courses = All courses
lessons = Lessons
place-of = { $place } of { $all }
longest-run = Longest run so far: { $longest }
mistakes-found = { $count } to replay
# $all, $ruled, $right
course-so-far =
    { $all ->
        [one] { $all } incident
       *[other] { $all } incidents
    }{ $ruled ->
        [0] {""}
       *[other] , { $ruled } ruled on, { $right } fully right
    }
state-not-ruled = not ruled on yet
state-wrong = not fully right
state-right = fully right
