search = Cerca in entrambe le lingue
letters = Lettere
nothing-found = Nessun termine corrisponde.
reset = Mostra tutti i termini
home = Definito in
terms-shown = { $count ->
        [one] { $count } termine
       *[other] { $count } termini
    }
