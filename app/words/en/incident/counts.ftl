incidents = { $count ->
        [one] { $count } incident
       *[other] { $count } incidents
    }
incidents-in-variants =
    { $count ->
        [one] { $count } incident
       *[other] { $count } incidents
    } in { $variants } variants
several-laws = Under { $count } editions or codes
rulings = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
# $ruled, $count
variants-ruled =
    { $count ->
        [one] { $count } variant
       *[other] { $count } variants
    }{ $ruled ->
        [0] {""}
       *[other] , { $ruled } ruled on
    }
percent = { $number }%
# Between the items of a list.
list-mark = ,{" "}
