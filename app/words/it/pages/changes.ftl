heading = Che cosa è cambiato
lead = Scegli due edizioni: vedrai prima gli articoli diversi, poi i casi su cui la decisione è diversa.
from = Da
to = A
same = Scegli due edizioni diverse.
reworded = Regola modificata
added = Nuovi
dropped = Soppressi
laws = Articoli
rulings = Decisioni
rulings-lead = Gli stessi fatti, con la stessa cadenza, decisi secondo entrambe le edizioni.
no-rulings = Le due edizioni portano alla stessa decisione in tutti i casi.
changed-in = Cambia:
only-renumbered =
    Cambia solo il numero: { $count ->
        [one] { $count } articolo
       *[other] { $count } articoli
    }
outcomes-changed =
    L’esito cambia in { $count ->
        [one] { $count } caso.
       *[other] { $count } casi.
    }
