pin = Keep
swap = Swap
excluded = { $count ->
        [one] { $count } incident is excluded.
       *[other] { $count } incidents are excluded.
    }
free = Include them again
balance = Balance
level = Level { $level }
blueprints = Saved blueprints
blueprint-name = Name
save-blueprint = Save this blueprint
open-blueprint = Open this blueprint
remove-blueprint = Remove
blueprint-saved = “{ $name }” is saved on this device.
blueprint-removed = “{ $name }” was removed.
not-all-kept =
    Some incidents you chose to keep are not in this paper: a paper never has two incidents that are decided in the
    same way, and some cannot be asked under these Laws.
date = Date
organiser = Federation or organiser
