games = Partite (PGN)
games-hint =
    Le mosse possono avere le lettere inglesi, quelle di un’altra lingua o le figurine; puoi incollare quante
    partite vuoi. Puoi anche trascinare qui un file.
look = Esamina queste partite
open = Apri un file
example = Prova un esempio
edition = Richieste secondo
at-work = Lettura in corso…
stop = Interrompi
stopped = Interrotta prima della fine del file.
failed =
    La lettura non è partita o si è interrotta. Ricarica la pagina; senza rete funziona solo dopo che l’app è
    stata salvata sul dispositivo.
empty = Il campo è vuoto: incolla una partita, apri un file o prova l’esempio.
empty-file = Il file è vuoto.
no-game = Non contiene nessuna partita.
nothing = In queste partite non si poteva richiedere la patta, e nessuna era patta senza richiesta.
list = Partite con segnalazioni
skipped = Partite saltate
findings = Segnalazioni
none-under = Nessuna segnalazione secondo questa edizione.
board = La posizione
at-start = All’inizio
apparent = Terza volta solo in apparenza
apparent-line =
    I pezzi sono sulle stesse case di prima, ma la posizione non è apparsa tre volte: una richiesta sarebbe
    errata.
open-point =
    Punto controverso: alla lettera dell’articolo conta anche una presa en passant che esporrebbe il Re; in tal
    caso non è patta.
example-castling = Diritto di arrocco
example-repetition = Avanti e indietro
only-listed = Sono elencate soltanto le prime { $listed }.
quiet-since = Ultima cattura o mossa di pedone: { $played }
proof-of-no-mate = Perché { PLAYER($winner, case: "within") } non può più dare matto
line-of-file = Riga { $line }
games-read =
    { $games ->
        [one] { $games-shown } partita
       *[other] { $games-shown } partite
    }: { $with-entries } con segnalazioni, { $skipped-shown } { $skipped ->
        [one] saltata
       *[other] saltate
    }
repetition = La stessa posizione per la { $times }ª volta
fivefold = La stessa posizione cinque volte
fifty-moves = Cinquanta mosse di ciascun giocatore senza catture né mosse di pedone
seventy-five-moves = Settantacinque mosse di ciascun giocatore senza catture né mosse di pedone
dead-position = Posizione morta: nessuno dei due giocatori può più dare matto
by-writing-the-move =
    Prima della mossa { PLAYER($color, case: "within") } poteva richiedere la patta scrivendo { $played } sul
    formulario e dichiarandola all’arbitro, senza eseguirla
having-the-move = Dopo la mossa { PLAYER($color, case: "within") } poteva richiedere la patta, avendo il tratto
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
