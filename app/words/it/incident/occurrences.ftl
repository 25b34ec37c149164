heading = Le occorrenze della posizione
lead =
    Tutte le posizioni simili a quella in esame, nell’ordine in cui sono apparse. La stessa lettera indica la
    stessa posizione; il numero ne conta le occorrenze.
announced = annunciata, non giocata
equal = nessuna differenza
differs = differenza
here = la posizione in esame
game = La partita fin qui
game-lead = Scorri le mosse e segna la posizione ogni volta che secondo te conta.
moves = Mosse
no-move = Prima della prima mossa
back = Mossa precedente
on = Mossa successiva
occurrence = Segna l’occorrenza
taken = Occorrenze segnate
recorded = Segnata. La decisione mostra se conta.
side-by-side = Confronta le occorrenze fianco a fianco
scoresheet = Formulario
show-mate = Mostra sulla scacchiera
number = Occorrenza { $number }
piece = { ROLE($role) } { $square }
men-of = { PLAYER($color, case: "label") }: { $men }
to-move = Tratto { PLAYER($color, case: "to") }
count-of-position = Posizione { $letter }: { $numbers }
discard = Togli l’occorrenza { $when }
written-by = Sul formulario { PLAYER($color, case: "of") }: { $move }
compared-side-to-move = Il giocatore che ha il tratto
compared-men = Pezzi dello stesso tipo e colore nelle stesse case
compared-moves = Le mosse possibili
compared-castling = I diritti di arrocco
compared-en-passant = Una cattura en passant
stood =
    La posizione in esame è apparsa { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    }; ne occorrono { $needed }.
announced-to-arise =
    Con la mossa annunciata la posizione appare { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    }; ne occorrono { $needed }.
counts = Questa conta: è l’occorrenza { $number }.
looks-alike = Sembra la stessa, ma non conta: { $reasons }.
another = È un’altra posizione: altri pezzi, o in altre case.
