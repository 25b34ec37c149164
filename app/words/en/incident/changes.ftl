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
compared = Incidents ruled on under both
ruled-otherwise = Ruled on differently
outcome-otherwise = of these, with a different outcome
only-article = The same ruling under another article
other-codes = Not compared: about other codes
proposals = Not compared: with proposals enacted
by-provision = By the provision that makes the difference
makes-the-difference =
    It makes the difference in { $all ->
        [one] { $all } incident
       *[other] { $all } incidents
    }, by itself in { $alone }.
silent = Nothing on this.
watch = Watch:
incidents = By incident
to-learn = Learn the changes
refresher-title = Refresher course: from { $from } to { $to }
refresher-lead =
    One incident for each provision that makes the ruling under the { $to } edition differ from the ruling
    under the { $from } edition, the easiest first.
stated = { $edition }, { $article }: { $line }
stated-silent = { $edition }: nothing on this.
draw-exam = Draw an exam on the changes
no-exam = No incident that can be asked in an exam shows these changes.
exam-drawn =
    { $asked ->
        [one] { $asked } incident, on one
       *[other] { $asked } incidents, each on a different one
    } of the { $all } provisions that make a difference.
title-in = { $title } ({ $regimes })
as-others-read = As others read it: { $line }
