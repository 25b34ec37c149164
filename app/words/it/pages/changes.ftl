heading = Che cosa è cambiato
lead = Scegli due edizioni: prima gli articoli, poi gli episodi su cui decidono diversamente.
from = Da
to = A
same = Scegli due edizioni diverse.
reworded = Un’altra regola
added = Nuovi
dropped = Non ci sono più
laws = Gli articoli
rulings = Le decisioni
rulings-lead = Gli stessi fatti, allo stesso ritmo di gioco, decisi secondo entrambe le edizioni.
no-rulings = In ogni episodio le due edizioni decidono allo stesso modo.
changed-in = Cambia:
only-renumbered =
    Cambia solo il numero: { $count ->
        [one] { $count } articolo
       *[other] { $count } articoli
    }
outcomes-changed =
    L’esito cambia in { $count ->
        [one] { $count } episodio.
       *[other] { $count } episodi.
    }
