look = Look
replay = Replay
keys = Keyboard
single-keys = Single letters and digits as shortcuts
single-keys-line = Arrow keys, Home, End, Space and Enter work in any case.
practice = Practice
certainty = Ask how sure I am of each ruling
certainty-line = It changes no points; your progress then shows how well you judge yourself.
kept = What is kept on this device
kept-line =
    Settings, plans, exams and every ruling you gave. They are in this browser only: a backup keeps them safe
    and takes them to another device.
save-backup = Save a backup
read-backup = Read a backup
erase = Erase everything
erase-ask =
    This erases your settings, your plans, your exams and every ruling on this device. It cannot be undone.
erase-yes = Erase everything
erase-no = Keep it
erased = Everything has been erased.
not-restored = Nothing was changed, because the file cannot be read:
restore = Restore
restore-no = Cancel
undo-restore = Undo the last restore
undone = The backup was taken back. What you have done since is still here.
persistent = The browser has promised not to delete these data of its own accord.
not-persistent = The browser may delete these data when the device runs out of space.
persist = Ask the browser to keep them
persist-refused = The browser does not promise it. Save a backup now and then.
backup-restored = The backup was restored.
nothing-changed-yet = Nothing is changed yet.
# $added: a list, such as “2 exams, 1 setting”
added = Added or updated: { $added }.
will-be-added = Will be added or updated: { $added }.
all-here-already = Everything in it is here already.
# $kept: a list
kept-as-here = Kept as on this device: { $kept }.
part-rulings = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
part-quadrigliona = { $count ->
        [one] { $count } ruling on Quadrigliona
       *[other] { $count } rulings on Quadrigliona
    }
part-exams = { $count ->
        [one] { $count } exam
       *[other] { $count } exams
    }
part-course-plans = { $count ->
        [one] { $count } course plan
       *[other] { $count } course plans
    }
part-settings = { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }
part-review-settings = { $count ->
        [one] { $count } setting of the review
       *[other] { $count } settings of the review
    }
part-show = the show to a room
part-exam-facts = the facts of the exams
part-bookmark = the incident opened last
part-lms = the rulings that the learning platform has not taken yet
backup-damaged =
    it is damaged or cut off at line { $line }, column { $column }. Copy it again from where it was saved.
no-backup = it is not a backup of Acconcio. Choose the file that “Save a backup” made.
# $field: the name of the field in the file
backup-newer = a newer version of Acconcio wrote it (“{ $field }”). Load this page again, then read it.
backup-value-damaged = the value “{ $field }” in it is damaged. Save the backup again where it was made.
