heading = Results
lead =
    Open your candidates’ result files, all at once. They are read and marked on this device; nothing is sent
    anywhere. Names, marks and your changes stay on this device; answers stay sealed.
open = Open result files
drop = Or drop them here.
reading = Reading the files
empty = Clear all
print = Print
refused = Files not in the table
candidates = Candidates
candidate = Candidate
variant = Variant
marks = Marks
outcome = Result
time = Time
remarks = Remarks
none = None
pass-list = Pass list
nobody = Nobody has passed.
items = Incidents
item = Incident
wholly = Fully correct
share = Marks earned
discrimination = Discrimination
discrimination-hint =
    Discrimination is the correlation of the marks on an incident with the marks on all the others, from −1 to 1.
    Near 0 or below, the incident does not tell strong candidates from weak ones. A dash means that there are
    fewer than ten candidates, too few for a meaningful figure, or that all have the same marks. For the points of
    a ruling, the share of their marks that was earned is shown.
median = Median time
principles = Misapplied principles
principles-hint =
    Which other rule or fact would have made a wrong answer right? Only rulings with every question answered can
    show this.
look = Find misapplied principles
principle = The candidate
no-principle = No wrong answer follows a principle known to the app.
on-items = Incidents
save-candidates = Candidates (CSV)
save-items = Incidents (CSV)
files-read = { $done } of { $of } files
files-opened =
    { $results ->
        [one] { $results } result in the table
       *[other] { $results } results in the table
    }{ $refused ->
        [0] {"."}
        [one] ; { $refused } file is not in it, see below.
       *[other] ; { $refused } files are not in it, see below.
    }
how-many-passed = { $of ->
        [one] { $passed } of { $of } candidate passed.
       *[other] { $passed } of { $of } candidates passed.
    }
extra-time = { $percent }% extra
share-of-marks = { $share }%
wrong-answers =
    Different wrong answers examined: { $looked-into }{ $more ->
        [0] {"."}
       *[other] , the most frequent; { $more } more were not.
    }
too-large = it is far too large for a result file. Choose the file that the candidate saved.
unreadable = it could not be read. Open it again; folders cannot be opened.
cut-off = it is not a result file, or it is cut off: it cannot be read from line { $line } on. Ask for it again.
other-content = it is not the result of an exam.
other-version = it was written by another version of the app. Reload this page and try again.
paper-unknown = the exam link in it was changed, so the paper cannot be identified. Ask for the file again.
other-length =
    its paper has { $items } incidents but the file answers { $given }: it was changed. Ask for it again.
other-paper = it belongs to another paper than the results already open. To see that paper, clear all first.
# $file: the name of the file that counts
duplicate = it has the same content as { $file }, which counts.
misfits =
    incidents in its paper have changed since, so it cannot be marked here. Open it with the version of the app
    in which the exam was taken.
no-scenarios = the incidents of its paper could not be loaded. Go online and open it again.
remark-times = Its times do not match the duration of the exam.
remark-clock-jumped =
    The clock of the device jumped, by up to { $minutes } min: it was changed, or the device was asleep. The
    time of the exam was not affected.
remark-same-name = Another file has the same name.
confirmed = personal code correct
no-code = the lecturer’s code is missing. Enter it above, and the file is read.
other-exam =
    it is sealed for another exam, or the code entered is that of another exam. Enter the lecturer’s code of its
    exam.
was-changed = it was changed after it was handed in, and cannot be opened. Ask for it again.
remark-other-code = The personal code entered does not belong to this name.
remark-no-code = No personal code was entered.
remark-earlier = { $attempts ->
        [one] The paper had already been started once on the candidate’s device.
       *[other] The paper had already been started { $attempts } times on the candidate’s device.
    }
# $time: hours, minutes and seconds
remark-away = { $times ->
        [one] Away from the window once, for { $time }.
       *[other] Away from the window { $times } times, for { $time } in all.
    }
remark-alike = Of { $wrong } wrong answers, { $same } are the same as those of { $candidate }.
seal = What the seal shows
seal-shows =
    Each file is sealed for you by the candidate’s device: nobody else can read it, and any change is detected.
    Marks are never taken from a file: they are computed from its answers. A correct personal code shows that
    whoever handed the file in knew the code you gave to this name.
seal-limits =
    The remarks state facts; they do not accuse anybody. No file shows who took the exam, or with what help: a
    candidate who can program can run the public part of Acconcio that works out rulings, start again in another
    browser, or leave the window unnoticed. Only an invigilator can see that.
computed-marks = Computed marks
maximum = Maximum
needed = Needed
file = File
answer = Answer
save-answers = Answers (CSV)
reliability =
    Reliability (alpha): { $alpha }; 95% confidence interval: { $from } to { $to }. Standard error: { $error } marks;
    { $near ->
        [one] { $near } candidate is
       *[other] { $near } candidates are
    } within one standard error of the pass mark.
reliability-few =
    Reliability is not shown for fewer than { $fewest } candidates: the figure would be meaningless.
reliability-hint =
    Alpha says how consistently the incidents measure the same thing: from 0.8 on, the marks may decide on a
    title. A candidate within one standard error of the pass mark might just as well have passed or failed with
    another paper of the same kind: look at that candidate’s answers.
inverted = The strongest candidates do worse here than the weakest: check the incident.
code-taken = Code accepted. Now open the result files.
classroom-read = These results come from your classroom.
classroom-waits = The results of your classroom are here. Type the lecturer’s code to open them.
classroom-away = The results cannot be fetched from your classroom: it is not running, or this exam has not ended. Open the lecturer’s page once more and come back from there.
classroom-empty = Nobody has answered anything in this exam.
