set-up = La posizione
ask-heading = La domanda
ask-white = Il Bianco può ancora dare matto?
ask-black = Il Nero può ancora dare matto?
ask-either = Può farlo uno dei due, o la posizione è morta?
missing = Prima correggi quanto segue:
copy = Copia link
copied = Copiato.
not-copied = Il browser non lo permette: copia l’indirizzo della pagina.
change = Modifica la posizione
and-white = E il Bianco?
and-black = E il Nero?
board = La posizione
answer = Risposta
details = Le mosse, o la dimostrazione
at-work = Ricerca in corso…
stop = Interrompi
stopped = Interrotta prima di trovare una risposta.
again = Chiedi di nuovo
further = Cerca più a fondo
failed =
    La ricerca non è partita. Ricarica la pagina; senza rete funziona solo dopo che l’app è stata salvata sul
    dispositivo.
line = Le mosse
at-start = La posizione in esame.
in-words = Perché no
proof-checked =
    La dimostrazione è stata verificata, mossa per mossa, da una parte dell’app indipendente dalla ricerca.
king-mark = con cornice: ogni casa che il Re può mai raggiungere
fixed-mark = con lucchetto: pezzi che non si muovono mai e non vengono mai catturati
no-attacker = Nessun pezzo avversario può mai attaccare una di queste case.
attackers-line =
    Soltanto questi pezzi possono attaccarne una e, ovunque lo facciano, il Re ha una casa di fuga o lo scacco
    non può essere dato:
both-can =
    La posizione non è morta: ciascuna parte può ancora dare matto, quindi perde il giocatore la cui bandierina
    cade.
neither-can =
    La posizione è morta: nessuna delle due parti può dare matto con alcuna serie di mosse legali, e la partita
    è patta dal momento in cui la posizione si è presentata.
paste-heading = Incolla una posizione o una partita
paste = Una FEN, una partita (PGN) o un link
paste-hint =
    Puoi incollare ovunque in questa pagina: partite con le lettere di qualsiasi lingua o con le figurine; link
    di Lichess, di questa pagina o che contengono una FEN.
read = Carica
open-file = Apri un file PGN
game = La partita
choose-move = Scegli la mossa dopo la quale prendere la posizione.
move-back = Mossa precedente
move-on = Mossa successiva
rules = Che cosa dice il Regolamento
rules-line =
    Se il matto è impossibile la partita è patta: subito, se nessuna delle due parti può dare matto; invece
    della perdita della partita, se cade una bandierina, un giocatore abbandona o le mosse illegali la farebbero
    perdere. Finché l’impossibilità non è dimostrata, la perdita della partita resta.
examples = Posizioni da provare
begin = Prova una di queste, disponi la tua sulla scacchiera o incollane una qui sotto.
example-pawn-wall = Un muro di pedoni
example-bishops-walled = Due Alfieri dietro un muro
example-knight-bare-king = Un Cavallo contro il Re solo
example-knight-pawn = Un Cavallo contro un pedone
example-gap = Un muro con un varco
example-forced = Una mossa forzata
looked-at = { $spent } posizioni esaminate, al massimo { $of }
looking-for-mate = Ricerca di un matto { PLAYER($winner, case: "of") }…
shown-on-board = { PLAYER($winner) } sulla scacchiera
only-one-can =
    La posizione non è morta, perché { PLAYER($winner, case: "within") } può ancora dare matto. Se cade la
    bandierina { PLAYER($loser, case: "of") }, vince { PLAYER($winner, case: "within") }; se cade quella
    { PLAYER($winner, case: "of") }, la partita è patta.
possible =
    Sì. { PLAYER($winner) } { $half-moves ->
        [0] ha dato matto: la posizione è scacco matto.
        [1] può ancora dare matto, alla prossima mossa.
       *[other] può ancora dare matto: bastano { $half-moves } semimosse.
    }
impossible = No. { PLAYER($winner) } non può dare matto con alcuna serie di mosse legali.
undecided =
    Non deciso: dopo { $spent } posizioni non si è trovato né un matto { PLAYER($winner, case: "of") } né una
    dimostrazione. Finché il matto non è dimostrato impossibile, vale la regola generale e non la sua eccezione.
forced-first = Ciascuna di queste mosse è l’unica legale: { $moves }. Poi:
why-stalemate = È stallo: la partita è finita.
why-mated = { PLAYER($winner) } è sotto scacco matto: la partita è finita.
why-seventy-five-moves =
    Ciascun giocatore ha eseguito settantacinque mosse senza catture e senza mosse di pedone: la partita è
    patta.
why-bare-king = { PLAYER($winner) } ha soltanto il Re, e un Re non dà mai scacco.
why-knight-against-queens =
    { PLAYER($winner) } ha un solo Cavallo e { PLAYER($loser, case: "within") } tutt’al più Donne: quando il
    Cavallo dà scacco, il Re ha una casa di fuga o una Donna può catturare il Cavallo.
why-bishops-of-one-colour =
    { PLAYER($winner) } ha soltanto Alfieri su case di uno stesso colore, e { PLAYER($loser, case: "within") }
    non ha pedoni né Cavalli né Alfieri sull’altro: a ogni scacco il Re ha una casa di fuga, o un pezzo può
    interporsi.
why-repetition = Ogni mossa è forzata, e le stesse posizioni si ripetono all’infinito.
why-closed =
    Sono state esaminate tutte le { $positions } posizioni che possono presentarsi. In nessuna c’è scacco matto.
why-walled =
    Il Re { PLAYER($loser, case: "of") } è dietro un muro. Ovunque vadano i pezzi che possono ancora muoversi,
    non c’è casa in cui possa ricevere matto.
why-walled-later =
    Sono state esaminate tutte le { $positions } posizioni che possono presentarsi prima che i pezzi restino
    murati. In nessuna c’è scacco matto, e dietro il muro non può essercene.
fen-fields = Non è una FEN: scrivi i sei campi, separati da spazi.
fen-pieces =
    Il campo dei pezzi è errato: otto traverse dall’ottava alla prima, separate da «/», con le lettere pnbrqk
    e PNBRQK e cifre per le case vuote, otto case in ciascuna.
fen-side-to-move = Il campo del tratto è errato: scrivi «w» o «b».
fen-castling = Il campo dell’arrocco è errato: lettere di «KQkq», o «-».
fen-en-passant = Il campo della presa en passant è errato: la casa attraversata, come «e3», o «-».
fen-counter =
    Un contatore è errato: prima le semimosse dall’ultima cattura o mossa di pedone, poi il numero della mossa.
empty-board = La scacchiera è vuota: metti almeno i due Re.
no-king = Manca il Re { PLAYER($color, case: "of") }: mettilo sulla scacchiera.
many-kings = C’è più di un Re { PLAYER($color, case: "of") }: lasciane uno.
pawn-on-last-rank = Un pedone sta sulla prima o sull’ottava traversa: spostalo o sostituiscilo.
wrong-castling-right =
    C’è un diritto di arrocco, ma il Re e la Torre non sono sulle loro case: togli la lettera.
wrong-en-passant-square = Nessun pedone ha appena attraversato la casa della presa en passant: scrivi «-».
opposite-check = Il giocatore che non ha il tratto è sotto scacco: cambia il tratto, o la posizione.
too-much-material =
    Un giocatore ha più pezzi di quanti ne consentano la dotazione iniziale e le promozioni: togline qualcuno.
only-offered = Sono proposte soltanto le prime { $games } partite.
plain-two-kings = Sono rimasti soltanto i due Re: nessuno dei due può mai dare scacco.
plain-bare-king = { PLAYER($winner) } ha il Re solo: un Re da solo non può dare matto.
plain-one-piece = Re e { ROLE($role) } contro Re solo: il matto non è possibile in nessun modo.
plain-bishops =
    Re e Alfieri tutti su case dello stesso colore contro Re solo: il matto non è possibile in nessun modo.
plain-knight-against-queens =
    Re e Cavallo non possono dare matto a un Re che ha soltanto Donne: nessuna Donna rinchiude il proprio Re
    senza poter catturare il Cavallo. Una Torre, un Alfiere, un Cavallo o un pedone potrebbero.
plain-bishops-against-pieces =
    Re e Alfieri su case dello stesso colore qui non possono dare matto: soltanto un pedone, un Cavallo o un
    Alfiere dell’altro colore potrebbe rinchiudere il Re { PLAYER($loser, case: "of") }, e non ce n’è.
plain-wall =
    { $every-pawn ->
        [yes] Tutti i pedoni sono bloccati per sempre e nessun pezzo può passare
       *[no] I pezzi col lucchetto non si muovono più e nulla può passare
    }: il Re { PLAYER($loser, case: "of") } può raggiungere soltanto { $squares } case, { $can-check ->
        [yes] e nessuno scacco ancora possibile là è matto
       *[no] e là nulla può mai dargli scacco
    }.
paste-nothing = Il campo è vuoto: incolla una FEN, una partita (PGN) o un link.
paste-too-long =
    Il testo è troppo lungo: incolla una partita, oppure esamina un intero file nella pagina «Che cosa si poteva
    richiedere».
paste-ranks =
    La scacchiera di questa FEN ha { $ranks } traverse: scrivine otto, dall’ottava alla prima, separate da
    «/».
paste-squares =
    La traversa { $rank } di questa FEN ha { $squares } case: devono essere otto; una cifra sta per
    altrettante case vuote.
paste-letter =
    «{ $letter }» in una FEN non è un pezzo: le lettere sono quelle inglesi K, Q, R, B, N e P, maiuscole per
    il Bianco e minuscole per il Nero.
paste-link =
    Questo link non contiene una posizione ma soltanto il nome di una partita, e da altri siti non si scarica
    nulla: aprilo là e copia la FEN o il PGN.
paste-game = La partita non si può leggere. Riga { $line }: { $fault }.
paste-unknown =
    Non è una FEN, una partita o un link: prepara la posizione sulla scacchiera, o incolla una di queste cose.
