heading = Può ancora dare matto?
lead =
    Con una qualsiasi serie di mosse legali, per quanto male giochino entrambi: da questo dipende il risultato
    quando cade una bandierina, un giocatore abbandona o si completa una seconda mossa illegale. La risposta
    viene con le mosse, o con una prova.
set-up = La posizione
ask-heading = La domanda
ask-white = Il Bianco può ancora dare matto?
ask-black = Il Nero può ancora dare matto?
ask-either = Può uno dei due? La posizione è morta?
missing = Prima della risposta:
copy = Copia il link
copied = Copiato.
not-copied = Il browser non lo permette: copia l’indirizzo della pagina.
change = Cambia la posizione
and-white = E il Bianco?
and-black = E il Nero?
board = La posizione
answer = Risposta
details = Le mosse, o la prova
at-work = Ricerca in corso …
stop = Interrompi
stopped = Interrotta prima di una risposta.
again = Chiedi di nuovo
further = Cerca più a fondo
failed =
    La ricerca non è partita. Ricarica la pagina; senza rete funziona dopo che l’app è stata conservata sul
    dispositivo.
line = Le mosse
at-start = La posizione della domanda.
in-words = Perché no
proof-checked =
    La prova è stata verificata, mossa per mossa, da una parte dell’app che non sa nulla della ricerca.
king-mark = con cornice: ogni casa che il Re può mai raggiungere
fixed-mark = con lucchetto: pezzi che non si muovono mai e non vengono mai catturati
no-attacker = Nessun pezzo dell’altra parte può mai attaccare una di queste case.
attackers-line =
    Soltanto questi possono mai attaccarne una e, ovunque lo facciano, il Re conserva una casa di fuga o lo
    scacco non ha da dove venire:
both-can = La posizione non è morta: ciascuna parte può ancora dare matto, e chi supera il tempo perde.
neither-can =
    La posizione è morta: nessuna delle due parti può dare matto con nessuna serie di mosse legali, e la
    partita è patta dal momento in cui si è presentata.
paste-heading = Oppure incollala
paste = Una FEN, una partita (PGN) o un link
paste-hint =
    Si può incollare ovunque in questa pagina. Partite con le lettere di qualsiasi lingua o con le figurine;
    link di Lichess, di questa pagina o con una FEN.
read = Leggi
game = La partita
choose-move = Scegli la mossa dopo la quale poni la domanda.
move-back = Una mossa indietro
move-on = Una mossa avanti
rules = Che cosa ne fa il Regolamento
rules-line =
    Se il matto è impossibile la partita è patta: subito, se nessuna delle due parti può dare matto; invece
    della sconfitta quando cade una bandierina, all’abbandono o per mosse illegali. Finché l’impossibilità non
    è dimostrata, la sconfitta resta.
examples = Posizioni da provare
example-pawn-wall = Un muro di pedoni
example-bishops-walled = Due Alfieri dietro un muro
example-knight-bare-king = Un Cavallo contro il Re solo
example-knight-pawn = Un Cavallo contro un pedone
example-gap = Un muro con un varco
example-forced = Una mossa è forzata
looked-at = { $spent } posizioni esaminate, al massimo { $of }
looking-for-mate = Si cerca un matto { PLAYER($winner, case: "of") } …
shown-on-board = { PLAYER($winner) } sulla scacchiera
only-one-can =
    La posizione non è morta, perché { PLAYER($winner, case: "within") } può ancora dare matto. Se supera il
    tempo { PLAYER($loser, case: "within") }, vince { PLAYER($winner, case: "within") }; se lo supera
    { PLAYER($winner, case: "within") }, la partita è patta.
possible =
    Sì. { PLAYER($winner) } { $half-moves ->
        [0] ha dato matto: la posizione è scacco matto.
        [1] può ancora dare matto, alla prossima mossa.
       *[other] può ancora dare matto: bastano { $half-moves } mosse, contando quelle di entrambi i giocatori.
    }
impossible = No. { PLAYER($winner) } non può dare matto con nessuna serie di mosse legali.
undecided =
    Non deciso: dopo { $spent } posizioni non si è trovato né un matto { PLAYER($winner, case: "of") } né una
    prova. Finché non è dimostrato che il matto è impossibile, vale la regola e non la sua eccezione.
forced-first = Ogni mossa è l’unica legale: { $moves }. Poi:
why-stalemate = È stallo: la partita è finita.
why-mated = { PLAYER($winner) } è sotto scacco matto: la partita è finita.
why-seventy-five-moves =
    Ciascun giocatore ha eseguito settantacinque mosse senza catture e senza mosse di pedone: la partita è
    patta.
why-bare-king = { PLAYER($winner) } ha soltanto il Re, e un Re non dà mai scacco.
why-knight-against-queens =
    { PLAYER($winner) } ha un solo Cavallo e { PLAYER($loser, case: "within") } tutt’al più Donne: quando il
    Cavallo dà scacco, il Re ha una casa di fuga o una Donna cattura il Cavallo.
why-bishops-of-one-colour =
    { PLAYER($winner) } ha soltanto Alfieri dello stesso colore di case, e { PLAYER($loser, case: "within") }
    non ha né pedoni né Cavalli né Alfieri dell’altro: a ogni scacco resta una casa di fuga, o un pezzo che
    può interporsi.
why-repetition = Ogni mossa è forzata, e le stesse posizioni ritornano per sempre.
why-closed =
    Sono state visitate tutte le { $positions } posizioni che possono presentarsi. In nessuna c’è matto.
why-walled =
    Il Re { PLAYER($loser, case: "of") } vive dietro un muro. Ovunque vadano i pezzi che possono ancora
    muoversi, non c’è casa in cui possa ricevere matto.
why-walled-later =
    Sono state visitate tutte le { $positions } posizioni che possono presentarsi prima che i pezzi siano
    murati. In nessuna c’è matto, e dietro il muro non può essercene. { PLAYER($loser) } è al sicuro.
fen-fields = Non è una FEN: scrivi i sei campi, separati da spazi.
fen-pieces =
    Il campo dei pezzi è errato: otto traverse dall’ottava alla prima, separate da «/», con le lettere pnbrqk
    e PNBRQK e cifre per le case vuote, otto case in ciascuna.
fen-side-to-move = Il campo di chi ha il tratto è errato: «w» o «b».
fen-castling = Il campo dell’arrocco è errato: lettere di «KQkq», o «-».
fen-en-passant = Il campo della presa al varco è errato: la casa attraversata, come «e3», o «-».
fen-counter =
    Un contatore è errato: le semimosse dall’ultima cattura o mossa di pedone, poi il numero della mossa.
empty-board = La scacchiera è vuota: metti almeno i due Re.
no-king = Manca il Re { PLAYER($color, case: "of") }: mettilo sulla scacchiera.
many-kings = C’è più di un Re { PLAYER($color, case: "of") }: lasciane uno.
pawn-on-last-rank = Un pedone sta sulla prima o sull’ottava traversa: spostalo o sostituiscilo.
wrong-castling-right = C’è un diritto di arrocco senza Re e Torre sulle loro case: togli la lettera.
wrong-en-passant-square = Nessun pedone ha appena attraversato la casa della presa al varco: scrivi «-».
opposite-check = È sotto scacco il giocatore che non ha il tratto: cambia il tratto, o la posizione.
too-much-material =
    Un giocatore ha più pezzi di quanti ne consentano un assortimento e le promozioni: toglierne qualcuno.
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
    Re e Alfieri su case dello stesso colore qui non possono dare matto: a rinchiudere il Re
    { PLAYER($loser, case: "of") } potrebbe essere soltanto un pedone, un Cavallo o un Alfiere dell’altro
    colore, e non ce n’è.
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
    Il testo è troppo lungo: incolla una partita, oppure esamina un intero file nella pagina «Che cosa si
    poteva reclamare».
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
    Non è né una FEN né una partita né un link: prepara la posizione sulla scacchiera, o incolla una di queste
    cose.
