heading = Codes for this exam
start = Start code
start-hint = The lecturer reads it out when the exam begins.
start-open = Open the exam
start-is = Read it out when everybody is seated; it opens the exam.
lecturer = Lecturer’s code
lecturer-hint =
    It opens the answer key and the results of this exam. You were given it when you created the exam.
lecturer-open = Open
lecturer-is = Keep it to yourself and keep it safe: without it nobody can open the answer key or the results.
release = Release code
release-hint = Your lecturer gives it to you when the results are released.
release-open = Show the result
release-is = Give it to the candidates when they may see their results.
trying = Checking the code…
wrong = This is not the code. Check every letter and digit.
surname = Surname
first-name = First name
personal = Personal code
personal-hint = Only if your lecturer has given you one.
title = Title of the exam
make = Create the exam
make-hint = Creates the codes and the links of variants A, B and C.
making = Creating the exam. This takes a few seconds…
save = Save codes and links
save-hint = The codes stay on this page until you close or reload it. Save them: nobody can calculate them again.
changed-since = This exam was created before the latest changes: its codes and links are of the paper as it was then.
limits =
    Without the start code the links reveal nothing, and only you can open what is handed in. A page without a
    server cannot prevent everything: the part of Acconcio that works out rulings is public, so a candidate who
    can program can run it on another device; and nobody can see who is sitting at the screen. Invigilate as you
    would a paper exam.
candidates = Personal codes
name = Candidate
names = Candidates, one on each line
names-hint =
    Surname, comma, first name. Each code is calculated from the name, so you need not keep the list. Give each
    candidate their own code; the results then show whether the candidate entered it.
