heading = Course plan
lead =
    What is shown on which day: a list of entries, each with incidents and notes. Present an entry to a room,
    or give the plan to those who attend, as a list to practise.
which = Plan
new-plan = New plan
open = Open a file
drop-hint = A plan can also be dropped on this page.
save = Save as a file
link = Copy a link
copied = The link is copied.
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
notes = Notes for the speaker
incidents = Incidents
no-incidents = No incidents yet.
incident-notes = Notes on this incident
add-incident = Add incidents
search = Search by title, topic or words
nothing-found = No incident has these words.
more-found = There are more: add a word.
add = Add
add-course = All incidents of a course
choose-course = Choose a course
raise = Move up
remove = Remove
remove-entry = Remove this entry
raise-entry = Move this entry up
edit = Edit
edit-done = Done
present = Present
troubles = Not all of it can be used
troubles-line = The rest works. Nothing was removed from the plan.
not-opened = The plan was not opened:
opened = The plan is open and kept on this device.
shared = This plan came with the address. It is not kept on this device yet.
keep = Keep it
unknown-incident = not in this version of Acconcio
unread = This entry cannot be read. It is kept as it was written.
not-kept = There is no plan yet. Begin one, or open a file.
entry = Entry { $number }
entry-titled = Entry { $number }, “{ $title }”
# $entry: its number, and its title where it has one
trouble-unread = { $entry }: it cannot be read; it is kept as it was written.
trouble-no-day = { $entry }: “{ $date }” is no date.
# $entry, $incident: its name in the address
trouble-unknown = { $entry }: there is no incident “{ $incident }” in this version of Acconcio.
plan-unreadable =
    it is damaged or cut off at line { $line }, column { $column }. Ask for it again where it came from.
no-plan = it is no course plan of Acconcio. Choose the file that “Save as a file” made.
other-version =
    it is of version { $version }, and this version of Acconcio reads another one. Load this page again for
    the newest Acconcio, then open it once more.
no-entries = its list of entries is missing.
too-many-entries = it has { $count } entries; a plan has { $most } at most.
# $field: the name of the field in the file, $longest
title-too-long =
    `{ $field }` has control characters, or more than { $longest } characters. Shorten it where the plan was
    made.
