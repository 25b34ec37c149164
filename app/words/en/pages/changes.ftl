heading = What changed
lead = Choose two editions: first the articles, then the incidents on which they rule otherwise.
from = From
to = To
same = Choose two different editions.
reworded = Another rule
added = New
dropped = No longer there
laws = The articles
rulings = The rulings
rulings-lead = The same facts, in the same kind of play, ruled on under both editions.
no-rulings = On every incident both editions rule alike.
changed-in = Changed:
only-renumbered =
    Only renumbered: { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
outcomes-changed =
    The outcome changed on { $count ->
        [one] { $count } incident.
       *[other] { $count } incidents.
    }
