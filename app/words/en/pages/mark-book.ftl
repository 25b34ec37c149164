heading = Exams on this device
hint =
    Names, marks, your changes with their reasons and the rosters stay on this device and in its backup. Answers
    stay sealed as they were handed in: to see them again, you need the lecturer’s code.
so-many =
    { $results ->
        [one] { $results } result
       *[other] { $results } results
    }, { $passed } passed
is-open = Open above
open-again = Open again
files-gone = The files are no longer here, but their marks are. Open the result files again to see the answers.
remove = Remove
# $title: of the exam
removed = { $title } was removed.
undo = Undo
history = History: who took which exam
attendance = Taken
taken = { $taken } of { $asked }
missing = missing
exams-taken = Exams taken
exams-asked = Exams to take
save-history = All exams (CSV)
untitled = Exam
