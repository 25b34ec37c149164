heading = Results
lead =
    Open your candidates’ result files, all at once. They are read and marked again on this device; nothing is
    sent anywhere, and nothing is saved when the page is closed.
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
    Discrimination is the correlation of the marks on an incident with the marks on all the others, from −1 to
    1. Near 0 or below, the incident does not tell strong candidates from weak ones. A dash means that it cannot
    be calculated: fewer than three candidates, or all with the same marks. For the points of a ruling, the
    share of their marks that was earned is shown.
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
checksum = What the checksum shows
checksum-shows =
    A file that was changed by accident, or by hand, is shown as changed. Marks are never taken from a file:
    they are computed from its answers.
checksum-no-seal =
    It is not a seal. Anyone who knows how the app works can write a file with a correct checksum, and no file
    shows who took the exam, with what help, or how often it was started. Only supervision can show that.
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
too-large = it is far too large for a result file.
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
remark-changed = The file was changed after it was saved.
remark-not-handed-in = It was saved before it was handed in.
remark-times = Its times do not match the duration of the exam.
remark-clock-jumped =
    The clock of the device jumped, by up to { $minutes } min: it was changed, or the device was asleep. The
    time of the exam was not affected.
remark-same-name = Another file has the same name.
