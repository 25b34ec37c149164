heading = Course plan
lead =
    What you show in each session: its date, its incidents, your notes. Project a session, print it, turn it into an
    exam, or give the plan to the participants for practice.
which = Plan
new-plan = New plan
open = Open a file
drop-hint = You can also drop a plan on this page.
save = Save as a file
link = Copy link for participants
copied = Link copied. It has no presenter notes.
forget = Remove this plan
forget-sure = Remove it from this device
forget-not = Keep it
title = Title of the plan
untitled = Without a title
entries = Sessions
add-entry = Add a session
entry-title = Title
date = Date
no-date = No date
notes = Presenter notes
incidents = Incidents
no-incidents = No incidents yet.
incident-notes = Notes on this incident
add-incident = Add incidents
add = Add
add-course = All incidents of a course
choose-course = Choose a course
raise = Move up
remove = Remove
remove-entry = Remove this session
raise-entry = Move this session up
edit = Edit
edit-done = Done
present = Project this session
troubles = Part of this plan cannot be used
troubles-line = The rest works. Nothing was removed from the plan.
not-opened = The plan was not opened:
opened = The plan is open and saved on this device.
shared = This plan came with the link. It is not saved on this device yet.
keep = Save it
unknown-incident = not in this version of Acconcio
unread = This session cannot be read. It is left as it is.
not-kept = There is no plan yet. Create one, or open a file.
entry = Session { $number }
entry-titled = Session { $number }, “{ $title }”
# $entry: its number, and its title where it has one
trouble-unread = { $entry }: it cannot be read; it is left as it is.
trouble-no-day = { $entry }: “{ $date }” is not a date.
# $entry, $incident: its name in the address
trouble-unknown = { $entry }: the incident “{ $incident }” does not exist in this version of Acconcio.
plan-unreadable =
    it is damaged or cut off at line { $line }, column { $column }. Ask whoever sent it for a new copy.
no-plan = it is not an Acconcio course plan. Choose a file made with “Save as a file”.
other-version =
    it is of version { $version }, which this version of Acconcio cannot read. Reload this page to get the
    latest Acconcio, then open it again.
no-entries = its list of sessions is missing.
too-many-entries = it has { $count } sessions; a plan has { $most } at most.
# $field: the name of the field in the file, $longest
title-too-long =
    `{ $field }` contains control characters, or more than { $longest } characters. Shorten it where the plan
    was made.
print-session = Print this session
exam-of-session = Exam of this session
exam-of-plan = Exam from this plan
show-more = Show more
# $level, $minutes
level-and-minutes = { $level } · about { $minutes } min
about-minutes = about { $minutes } min
to-plan = Back to the plan
with-notes = With the presenter notes
# $incident: its title and variant
add-to-which = Add to which session? { $incident }
incident-added = The incident was added.
back-to-incident = Back to the incident
add-to-session = Add to a session
is-added = Added
