heading = Che cosa si poteva richiedere
lead =
    Incolla delle partite o apri un file PGN: ogni ripetizione, le cinquanta e le settantacinque mosse, le
    posizioni morte, con chi avrebbe potuto richiedere la patta e come. Le partite restano su questo
    dispositivo.
games = Partite (PGN)
games-hint =
    Le mosse con le lettere inglesi, di un’altra lingua o con le figurine; quante partite si vuole. Un file si
    può anche trascinare qui.
look = Esamina queste partite
open = Apri un file
example = Prova un esempio
edition = Edizione
at-work = Lettura in corso …
stop = Interrompi
stopped = Interrotta prima della fine del file.
failed =
    La lettura non è partita o si è interrotta. Ricarica la pagina; senza rete funziona dopo che l’app è stata
    conservata sul dispositivo.
empty = Il campo è vuoto: incolla una partita, apri un file o prova l’esempio.
empty-file = Il file è vuoto.
no-game = Non contiene nessuna partita.
nothing = In queste partite non si poteva richiedere la patta, e nulla le ha rese patte senza richiesta.
list = Partite con qualcosa da vedere
skipped = Partite saltate
findings = Che cosa c’è da vedere
none-under = Nulla secondo questa edizione.
board = La posizione
at-start = All’inizio
apparent = Sembra la terza volta, e non lo è
apparent-line =
    I pezzi stanno sulle stesse case di prima, ma la posizione non è apparsa tre volte: una richiesta sarebbe
    errata.
open-point =
    Aperto: alla lettera dell’articolo conta anche una presa al varco che esporrebbe il Re; allora la patta
    non c’è.
unknown = Sconosciuto
example-castling = Un diritto di arrocco
example-repetition = Andata e ritorno
only-listed = Sono elencate soltanto le prime { $listed }.
game = Partita { $number }
quiet-since = L’ultima cattura o mossa di pedone: { $played }
proof-of-no-mate = Perché { PLAYER($winner, case: "within") } non può più dare matto
line-of-file = Riga { $line }
games-read =
    { $games ->
        [one] { $games-shown } partita
       *[other] { $games-shown } partite
    }: { $with-entries } con qualcosa da vedere, { $skipped-shown } { $skipped ->
        [one] saltata
       *[other] saltate
    }
repetition = La stessa posizione per la { $times }ª volta
fivefold = La stessa posizione cinque volte
fifty-moves = Cinquanta mosse di ciascun giocatore senza catture né mosse di pedone
seventy-five-moves = Settantacinque mosse di ciascun giocatore senza catture né mosse di pedone
dead-position = Una posizione morta: nessuno dei due giocatori può più dare matto
by-writing-the-move =
    { PLAYER($color) } poteva richiederla prima della mossa: scrivendo { $played }, dichiarandola all’arbitro
    e non eseguendola
having-the-move = { PLAYER($color) } poteva richiederla dopo, avendo il tratto
unclaimed = Qui la partita era patta senza richiesta
possible-claims = { $count ->
        [one] { $count } richiesta possibile
       *[other] { $count } richieste possibili
    }
draws-without-claim = { $count ->
        [one] { $count } patta senza richiesta
       *[other] { $count } patte senza richiesta
    }
apparent-repetitions = { $count ->
        [one] { $count } ripetizione solo apparente
       *[other] { $count } ripetizioni solo apparenti
    }
fault-illegal = { $number } { $san } lì non è legale
fault-ambiguous = { $number } { $san } può essere di più di un pezzo: indica anche la casa di partenza
fault-no-move = «{ $number } { $text }» non è una mossa
fault-start = il tag FEN, «{ $fen }», non è una posizione legale
fault-variant =
    «{ $variant }» non sono gli scacchi del Regolamento: si leggono soltanto gli scacchi usuali e Chess960
fault-comment = un commento si apre con una graffa e non viene chiuso
fault-variation = una variante si apre con una parentesi e non viene chiusa
fault-too-long = più semimosse di quante ne abbia una partita
fault-too-large = troppo testo per una sola partita: è un file PGN?
fault-no-game = né tag né mosse: è un PGN?
fault-not-text = non è semplice testo: è un file PGN, salvato in UTF-8?
