heading = What changed
lead = Choose two editions to see which articles differ, and which incidents are ruled on differently.
from = From
to = To
same = Choose two different editions.
reworded = Rule changed
added = New
dropped = Removed
laws = Articles
rulings = Rulings
rulings-lead = The same facts, at the same time control, ruled on under both editions.
no-rulings = Both editions give the same ruling on every incident.
changed-in = Changed:
only-renumbered =
    Only renumbered: { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
outcomes-changed =
    The outcome changes in { $count ->
        [one] { $count } incident.
       *[other] { $count } incidents.
    }
