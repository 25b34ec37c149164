back = Back to the class
feedback = Feedback sheet
certificate = Certificate
open = Answers, marks, certificate
# $points: such as 12 of 20; $outcome: passed or not
adjusted = With the lecturer’s changes: { $points }, { $outcome }.
# $points: such as 4 of 7
change-of = The lecturer gives { $points }: { $reason }
change = Change the marks
own-marks = Marks
reason = Reason
save-change = Save the change
take-back = Undo the change
certificate-heading = Certificate
attendance-heading = Certificate of attendance
has-passed = has passed the exam
has-taken = has taken the exam
# $points: such as 90 of 100
with-marks = with { $points } marks; { $needed } were needed to pass.
lecturer = Lecturer
place-and-date = Place and date
adjusted-mark = changed by the lecturer
