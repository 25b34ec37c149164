look = Appearance
laws = Laws
laws-line =
    Incidents, practice, courses and exams are ruled on under these Laws, unless a page names others.
replay = Replay
sound-line =
    A knock when a piece is released or captured, a click when the clock is pressed, a bell with the ruling.
keys = Keyboard
single-keys = Single-key shortcuts (letters and digits)
single-keys-line = The arrow keys, Home, End, Space and Enter always work.
practice = Practice
certainty = Ask how sure I am of each ruling
certainty-line = This does not change your marks; the Progress page then shows how well you judge yourself.
full-ruling = Full ruling
full-ruling-line =
    Every incident asks for all points of the ruling, as an exam does; otherwise incidents of level 1 ask for two,
    those of level 2 for up to four.
kept = What is saved on this device
kept-line =
    Settings, plans, exams, your own incidents and drafts, and every ruling you have given. They are in this browser
    only: a backup protects them and lets you move them to another device.
save-backup = Save a backup
read-backup = Restore a backup
erase = Erase everything
erase-ask =
    This erases your settings, plans, exams, your own incidents and drafts, and all rulings from this device. It cannot
    be undone.
erase-yes = Erase everything
erase-no = Cancel
erased = Everything has been erased.
not-restored = Nothing was changed, because the file cannot be read:
restore = Restore
restore-no = Cancel
undo-restore = Undo the last restore
undone = The restore has been undone. What you have done since is still here.
persistent = The browser has agreed not to delete this data on its own.
not-persistent = The browser may delete this data when the device runs out of space.
persist = Ask the browser to keep it
persist-refused = The browser did not agree. Save a backup now and then.
backup-restored = The backup was restored.
nothing-changed-yet = Nothing has been changed yet.
# $added: a list, such as “2 exams, 1 setting”
added = Added or updated: { $added }.
will-be-added = Will be added or updated: { $added }.
all-here-already = Everything in it is here already.
# $kept: a list
kept-as-here = Left as on this device: { $kept }.
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
part-drafts = { $count ->
        [one] { $count } draft of an incident
       *[other] { $count } drafts of incidents
    }
part-course-plans = { $count ->
        [one] { $count } course plan
       *[other] { $count } course plans
    }
part-mark-book = { $count ->
        [one] { $count } exam in the mark book
       *[other] { $count } exams in the mark book
    }
part-blueprints = { $count ->
        [one] { $count } exam blueprint
       *[other] { $count } exam blueprints
    }
part-packs = { $count ->
    [one] { $count } pack of incidents
   *[other] { $count } packs of incidents
}
part-settings = { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }
part-review-settings = { $count ->
        [one] { $count } review setting
       *[other] { $count } review settings
    }
part-show = the presentation
part-exam-facts = exam records
part-bookmark = the last incident opened
part-lms = the rulings that the learning platform has not accepted yet
part-folds = the sections left open below a ruling
backup-damaged =
    it is damaged or cut off at line { $line }, column { $column }. Copy it again from where it was saved.
no-backup = it is not an Acconcio backup. Choose a file made with “Save a backup”.
# $field: the name of the field in the file
backup-newer = it was written by a newer version of Acconcio (“{ $field }”). Reload this page, then restore it.
backup-value-damaged =
    the value “{ $field }” in it is damaged. Save the backup again on the device where it was made.
draft = Show the draft of the next Laws
draft-line = The draft is being compared with the new text. It is not in force, and nothing in it is final.
