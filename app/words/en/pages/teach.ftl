heading = Teach
lead =
    Everything you need for a term, in the order in which you need it. No account; what you write stays on this
    device.
prepare = Prepare
plan-line = Sessions with date, incidents and notes; each can be projected, printed, practised or turned into an exam.
incidents-line = All incidents by topic, level, edition and article. From each, “Add to a session”.
own-line = Set up a position, record what happens at the board, and see the ruling. Or open a pack from a colleague.
own = Your own incidents and packs
present = In front of the class
presenter = Presenter
presenter-line =
    Incidents on the projector, your notes on your screen, votes counted and hidden until you reveal them.
classroom = Classroom on your laptop
classroom-line =
    One command serves the app to the phones in the room, without internet: live questions, and exams whose key never
    leaves the laptop.
examine = Exam and results
exam-line = Compose a paper by topic and level, or from a plan. Candidates take it on screen or on paper.
results-line =
    Open the result files, change marks with a reason, print feedback and certificates, follow each candidate.
give-out = Hand out
packages = Packages for a learning platform
packages-line = A course as a SCORM package, or its questions for Moodle’s question bank.
print = Print
print-line =
    The handout, the arbiter’s report and the poster are below the ruling of each incident. Print a whole session
    from the plan, question papers and keys from Exams, certificates from Results.
