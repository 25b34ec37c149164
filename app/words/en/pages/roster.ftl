heading = Roster: who is missing
names = Roster
hint = One candidate on each line, or a table (CSV) with surname and first name in its first two columns.
present = { $present } of { $all } on the roster have handed in.
missing = No result
unknown = Not on the roster
open = Open a list (CSV)
