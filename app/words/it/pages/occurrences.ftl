heading = Le fotografie
lead =
    Tutto ciò che somiglia alla posizione in esame, nell’ordine in cui è apparso. La stessa lettera indica la
    stessa posizione; il numero è il conteggio.
announced = annunciata, non giocata
equal = nessuna differenza
differs = differenza
here = la posizione in esame
game = La partita fin qui
game-lead = Scorri le mosse e fotografa la posizione ogni volta che secondo te conta.
moves = Mosse
no-move = Prima della prima mossa
back = Una mossa indietro
on = Una mossa avanti
occurrence = Fotografa
taken = Le tue fotografie
recorded = Fotografata. Se conta, lo dirà la decisione.
side-by-side = Guarda le fotografie affiancate
scoresheet = Formulario
show-mate = Vedi sulla scacchiera
number = Fotografia { $number }
piece = { ROLE($role) } { $square }
men-of = { PLAYER($color, case: "label") }: { $men }
to-move = Tratto { PLAYER($color, case: "to") }
count-of-position = Posizione { $letter }: { $numbers }
discard = Elimina la fotografia { $when }
written-by = Sul formulario { PLAYER($color, case: "of") }: { $move }
compared-side-to-move = Il giocatore che ha il tratto
compared-men = Pezzi dello stesso genere e colore nelle stesse case
compared-moves = Le mosse possibili subito
compared-castling = I diritti di arrocco
compared-en-passant = La presa al varco
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
counts = Questa conta: è la numero { $number }.
looks-alike = Sembra la stessa, ma non conta: { $reasons }.
another = È un’altra posizione: altri pezzi, o in altre case.
