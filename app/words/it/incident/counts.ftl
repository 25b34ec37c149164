incidents =
    { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    }
incidents-in-variants =
    { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    } in { $variants } varianti
several-laws = Secondo { $count } edizioni o codici
rulings = { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
variants-ruled =
    { $count ->
        [one] { $count } variante
       *[other] { $count } varianti
    }{ $ruled ->
        [0] {""}
        [one] , { $ruled } già decisa
       *[other] , { $ruled } già decise
    }
percent = { $number } %
list-mark = ,{" "}
