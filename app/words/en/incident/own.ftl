heading = Your own incidents
lead =
    A pack is a single file that contains incidents and courses of your own. It is saved on this device. Its
    incidents appear next to ours, marked “own”, in the list, in courses, practice, review, exams and
    presentations.
mark = own
open = Open a pack
drop = Or drop a file that ends in .acconcio anywhere on this page.
none = There are no packs on this device yet.
share = Copy link with the incident
save = Save as a file
remove = Remove
# $title
remove-ask = Remove “{ $title }” from this device? Your rulings on its incidents are kept.
remove-yes = Remove
remove-no = Keep
# $title
removed = “{ $title }” has been removed.
undo = Undo
undone = Everything is as it was before.
# $title, $count: incidents
kept = “{ $title }” is on this device now, with { $count ->
        [one] { $count } incident
       *[other] { $count } incidents
    }.
# $title, $count: incidents
updated = “{ $title }” has been updated and now has { $count ->
        [one] { $count } incident
       *[other] { $count } incidents
    }. Earlier rulings are kept.
nothing-in-it = No incident in this file can be read. Nothing has changed. Ask its author for a new file.
# $count
left-out = { $count ->
        [one] { $count } file contains errors and was left out:
       *[other] { $count } files contain errors and were left out:
    }
incidents = Incidents
courses = Courses
linked = From links
linked-line = These incidents came with a link. They are available only until this window is closed.
keep = Keep on this device
refused-link = This link cannot be opened
refused = The file was not opened. Nothing has changed.
something-else = This is not a pack of incidents. Choose a file that ends in .acconcio.
# $found
other-version =
    It was made by a version of the app that this one cannot read ({ $found }). Reload the page to update the app.
damaged = Part of it is missing or was changed. Copy the whole link, or download the file, again.
too-large = It is too large. Ask its author to split it into several packs.
too-many = It contains too many files. Ask its author to split it into several packs.
bad-name =
    Its name cannot be used in a link. Ask its author to rename it with lower-case letters, digits and hyphens
    only.
