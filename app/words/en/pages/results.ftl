heading = Results
lead =
    Open the result files of your candidates, all at once. They are read and marked again on this device;
    nothing is sent anywhere, and nothing is kept when the page is closed.
open = Open result files
drop = Or drop them here.
reading = The files are being read
empty = Put all away
print = Print
refused = Files that are not in the table
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
wholly = Wholly right
share = Marks reached
discrimination = Discrimination
discrimination-hint =
    Discrimination is the correlation of the marks on an incident with the marks on all the others, from −1 to
    1. Near 0 or below it, the incident does not tell good candidates from weak ones. A dash stands where it
    cannot be told: fewer than three candidates, or all with the same marks. The points of a ruling show the
    share of their marks that was reached.
median = Median time
principles = Wrong principles
principles-hint =
    Which other law or fact would have made a wrong answer right? Only rulings on which every question was
    answered can tell.
look = Look for wrong principles
principle = The candidate
no-principle = No wrong answer follows a principle that is known here.
on-items = Incidents
save-candidates = Candidates (CSV)
save-items = Incidents (CSV)
checksum = What the checksum shows
checksum-shows =
    A file that was changed by accident, or by hand, is shown as changed. Marks are never taken from a file:
    they are computed from its answers.
checksum-no-seal =
    It is no seal. Who knows how the app is made can write a file with a right checksum, and no file shows who
    sat the exam, with what help, or how often it was begun. Only supervision shows that.
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
    Different wrong answers looked into: { $looked-into }{ $more ->
        [0] {"."}
       *[other] , the most frequent; { $more } more were not.
    }
too-large = far too large for a result file.
unreadable = it could not be read. Open it again; folders cannot be opened.
cut-off = no result file, or cut off: it cannot be read from line { $line } on. Ask for it again.
other-content = this is no result of an exam.
other-version = it was written by another version of the app. Load this page again and try once more.
paper-unknown = the exam link in it was changed, so the paper is not known. Ask for the file again.
other-length = its paper has { $items } incidents and it answers { $given }: it was changed. Ask for it again.
other-paper =
    it is of another paper than the results opened before. To look at that paper, put all away first.
# $file: the name of the file that counts
duplicate = it says the same as { $file }, which counts.
misfits =
    incidents of its paper have been changed since, so it cannot be marked here. Open it with the version of
    the app in which it was sat.
no-scenarios = the incidents of its paper did not arrive. Go online and open it again.
remark-changed = The file was changed after it was saved.
remark-not-handed-in = It was saved before it was handed in.
remark-times = Its times do not fit the time of the exam.
remark-clock-jumped =
    The clock of the device jumped, by up to { $minutes } min: it was set, or the device was asleep. The time
    of the exam was not changed by it.
remark-same-name = Another file bears the same name.
