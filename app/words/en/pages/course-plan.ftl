heading = Course plan
lead =
    What you show on each day: a list of entries, each with incidents and notes. Project an entry, or give the
    plan to the participants as a list to practise with.
which = Plan
new-plan = New plan
open = Open a file
drop-hint = You can also drop a plan on this page.
save = Save as a file
link = Copy link
copied = Link copied.
forget = Remove this plan
forget-sure = Remove it from this device
forget-not = Keep it
title = Title of the plan
untitled = Without a title
entries = Entries
add-entry = Add an entry
entry-title = Title
date = Date
no-date = No date
notes = Presenter notes
incidents = Incidents
no-incidents = No incidents yet.
incident-notes = Notes on this incident
add-incident = Add incidents
search = Search by title, topic or words
nothing-found = No incident contains these words.
more-found = There are more results: add a word.
add = Add
add-course = All incidents of a course
choose-course = Choose a course
raise = Move up
remove = Remove
remove-entry = Remove this entry
raise-entry = Move this entry up
edit = Edit
edit-done = Done
present = Project this entry
troubles = Some of it cannot be used
troubles-line = The rest works. Nothing was removed from the plan.
not-opened = The plan was not opened:
opened = The plan is open and saved on this device.
shared = This plan came with the link. It is not saved on this device yet.
keep = Save it
unknown-incident = not in this version of Acconcio
unread = This entry cannot be read. It is kept as written.
not-kept = There is no plan yet. Create one, or open a file.
entry = Entry { $number }
entry-titled = Entry { $number }, “{ $title }”
# $entry: its number, and its title where it has one
trouble-unread = { $entry }: it cannot be read; it is kept as written.
trouble-no-day = { $entry }: “{ $date }” is not a date.
# $entry, $incident: its name in the address
trouble-unknown = { $entry }: the incident “{ $incident }” does not exist in this version of Acconcio.
plan-unreadable =
    it is damaged or cut off at line { $line }, column { $column }. Ask whoever sent it for a new copy.
no-plan = it is not an Acconcio course plan. Choose a file made with “Save as a file”.
other-version =
    it is of version { $version }, which this version of Acconcio cannot read. Reload this page to get the
    latest Acconcio, then open it again.
no-entries = its list of entries is missing.
too-many-entries = it has { $count } entries; a plan has { $most } at most.
# $field: the name of the field in the file, $longest
title-too-long =
    `{ $field }` contains control characters, or more than { $longest } characters. Shorten it where the plan
    was made.
