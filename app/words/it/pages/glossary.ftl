heading = Glossario
lead =
    Che cosa significano le parole alla scacchiera, con parole nostre. L’inglese sta accanto all’italiano,
    perché a molti arbitri servono entrambi.
search = Cerca in entrambe le lingue
letters = Lettere
nothing-found = Nessun termine corrisponde.
reset = Mostra tutti i termini
home = Si trova in
terms-shown = { $count ->
        [one] { $count } termine
       *[other] { $count } termini
    }
