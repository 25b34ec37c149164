board-shows-legal-move = La scacchiera mostra la mossa legale { $move }.
undetermined =
    La posizione precedente non era legale; nulla in questo tratto viola chiaramente il Regolamento.
rook-moved-first = La Torre è stata mossa prima del Re.
board-unchanged = Nessun pezzo ha cambiato casa.
pawn-left-on-last-rank = Il pedone in { $square } non è stato sostituito.
nothing-in-place-yet = Un pezzo è stato tolto e al suo posto non c’è ancora nulla.
still-in-hand = Il giocatore tiene ancora in mano il pezzo.
nothing-released = Nessun pezzo è stato ancora rilasciato in una nuova casa.
clock-pressed = { PLAYER($player) } ha premuto l’orologio.
clock-not-pressed = L’orologio non è stato premuto.
opponent-replied = { PLAYER($opponent) } aveva già risposto.
mate = La posizione sulla scacchiera è scacco matto.
stalemate = La posizione sulla scacchiera è stallo.
dead-position = Nessuno dei due giocatori può più dare matto.
resigned = { PLAYER($color) } ha abbandonato.
agreed = I giocatori si sono accordati per la patta.
touched-first = Fra i pezzi toccati che possono essere giocati, il primo è { PIECE_ON($role, $square) }.
felt-in-its-hole = Il giocatore ha tastato { PIECE_ON($role, $square) }, lasciando il pezzo nel foro.
taken-out-of-its-hole = Il giocatore ha tolto dal foro { PIECE_ON($role, $square) }.
touched-both =
    { PLAYER($player) } ha toccato il proprio pezzo in { $own } e quello avversario in { $opponent }.
king-then-rook = Re e Torre sono stati toccati per { CASTLING($side) }.
rook-then-king = È stata toccata prima la Torre, poi il Re.
castling-illegal = { CASTLING($side, case: "subject") } qui non è legale.
king-cannot-move = Il Re non ha mosse legali.
touched-by-accident = { PLAYER($player) } ha toccato accidentalmente { PIECE_ON($role, $square) }.
touch-disputed = Non è accertato che il tocco fosse deliberato: { PIECE_ON($role, $square) }.
touch-announced = { PLAYER($player) } ha detto «acconcio» prima di toccare { PIECE_ON($role, $square) }.
cannot-be-played = Nessuna mossa legale muove o cattura { PIECE_ON($role, $square) }.
order-unknown = Non si può stabilire quale pezzo sia stato toccato per primo.
nothing-touched = Nessun pezzo è stato toccato deliberatamente.
released = { PLAYER($player) } ha rilasciato { PIECE_ON($role, $square) }.
new-piece-on-square = Il nuovo pezzo ({ ROLE($role) }) ha toccato la casa { $square }.
two-hands-used = { PLAYER($player) } ha usato due mani per una sola mossa.
claimed-in-time = { WHO($who) } ha reclamato in tempo.
claimed-after-touch = { WHO($who) } ha reclamato dopo aver toccato un pezzo.
claimed-after-own-move = { WHO($who) } ha reclamato dopo aver eseguito la propria mossa successiva.
flag-not-fallen = La bandierina { PLAYER($color, case: "of") } non è caduta.
adjusted-in-silence = { PLAYER($player) } non ha detto «acconcio» per { PIECE_ON($role, $square) }.
game-was-over = { WHO($who) } ha agito troppo tardi: la partita era finita.
claimed-by-offender = A reclamare è { PLAYER($player, case: "within") }, che ha commesso l’irregolarità.
nobody-claimed = Nessuno di coloro che ne hanno diritto ha reclamato.
opponent-let-it-pass = { WHO($who) } ha lasciato correre.
both-agreed = I due giocatori si sono accordati per la correzione.
both-kings-in-check = Entrambi i Re sono sotto scacco.
promotion-unfinished = La promozione di un pedone non è completata.
not-plain = I Re non sono entrambi sotto scacco, e nessuna promozione è rimasta incompleta.
arbiter-knows = L’arbitro l’ha visto o ne è stato informato.
arbiter-does-not-know = L’arbitro non l’ha visto e non ne è stato informato.
laws-are-silent = Il Regolamento non fissa una sanzione per questo caso.
offence-number =
    È la { $number ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] { $number }ª
    } mossa illegale completata { PLAYER($color, case: "by") }.
mate-possible = { PLAYER($opponent) } potrebbe ancora dare matto con una serie di mosse legali: { $line }.
mate-impossible =
    { PLAYER($opponent) } non potrebbe dare matto con alcuna serie di mosse legali: { $forced ->
        [0] { $why }
        [1] la prossima mossa è forzata, e poi { $why }
       *[other] le prossime { $forced } mosse sono forzate, e poi { $why }
    }.
mate-undecided =
    Non è stato dimostrato se { PLAYER($opponent, case: "within") } possa dare matto, quindi l’eccezione non è
    accertata.
mate-not-excluded =
    La posizione non è legale, e nulla esclude che { PLAYER($opponent, case: "within") } possa dare matto.
too-little-material = { PLAYER($opponent) } aveva materiale insufficiente per vincere per il tempo.
enough-material = { PLAYER($opponent) } aveva materiale sufficiente per vincere per il tempo.
mate-is-forced =
    { PLAYER($opponent) } poteva dare scacco matto forzato in { $moves ->
        [1] una mossa
        [2] due mosse
       *[other] { $moves } mosse
    }.
supervision-adequate = La supervisione è adeguata.
supervision-inadequate = La supervisione non è adeguata.
position-put-back = Si ripristina una posizione, quindi si regolano gli orologi.
irregularity-occurred = C’è stata un’irregolarità, quindi si regolano gli orologi.
nothing-to-correct = Non c’è nulla da correggere.
outside-the-laws-competition = La partita fa parte di una competizione.
outside-the-laws-informal = È una partita amichevole, non fa parte di una competizione.
outside-the-laws-online = Si gioca online, quindi nessun pezzo è toccato con la mano.
rook-upside-down = La Torre in { $square } è capovolta.
flag-fell = È caduta la bandierina { PLAYER($color, case: "of") }.
flag-not-noticed =
    Nessuno di coloro che possono farlo ha dichiarato caduta la bandierina { PLAYER($color, case: "of") }.
own-flag-down = Anche la bandierina { PLAYER($color, case: "of") }, che reclama, è caduta.
both-flags-down = Entrambe le bandierine sono cadute.
prescribed-moves =
    Mosse completate { PLAYER($player, case: "by") }: { $completed }; prescritte entro la fine del periodo: { $needed }.
not-the-last-period = Non è l’ultimo periodo.
illegal-move-before-flag = La mossa illegale è stata completata prima della caduta della bandierina.
flag-before-illegal-move = La bandierina è caduta prima che la mossa illegale fosse completata.
set-up = { $set-up-fault }.
arrived = { PLAYER($player) } è arrivato { $waited } dopo l’inizio; il tempo di tolleranza è { $allowed }.
not-arrived =
    { PLAYER($player) } non è ancora arrivato { $waited } dopo l’inizio; il tempo di tolleranza è
    { $allowed }.
neither-was-present = All’inizio nessuno dei due giocatori era presente.
result-was-signed = Entrambi i giocatori hanno firmato questo risultato.
not-signed-by-both = I giocatori non hanno firmato entrambi lo stesso risultato.
prescribes-electronic = Il torneo prescrive i formulari elettronici.
neither-recorded = Nessuno dei due giocatori ha trascritto tutte le mosse.
a-player-recorded = Uno dei giocatori ha trascritto tutte le mosse.
arbiter-kept-score = L’arbitro ha trascritto le mosse.
no-score-is-complete = Nessuno ha una partitura completa, perciò il numero delle mosse non è noto.
was-reconstructed = La partita è stata ricostruita.
cannot-be-reconstructed = La partita non si può ricostruire.
moves-before-a-draw =
    Mosse eseguite da ciascun giocatore: { $made }; richieste dal torneo per una patta d’accordo: { $needed }.
no-draw-by-agreement = Il torneo non ammette patte d’accordo.
only-offered = La patta è stata solo offerta, non concordata.
no-default-time = Il torneo non stabilisce un tempo di tolleranza, e il Regolamento non dice che cosa ne segue.
delay-was-excused = L’arbitro ha giustificato il ritardo.
visually-disabled = { PLAYER($player) } ha una disabilità visiva.
sighted = { PLAYER($player) } è vedente.
sealed-move = La mossa in busta è { $move }.
what-is-sealed-is-ambiguous = Ciò che è in busta indica più di una mossa legale.
what-is-sealed-is-unclear = Ciò che è in busta non si può leggere come una mossa.
what-is-sealed-is-illegal = Ciò che è in busta è una mossa illegale.
session-left = Tempo che restava nella sessione quando la mossa è stata messa in busta: { $time }.
told-to-seal = L’arbitro ha invitato a mettere la mossa in busta.
offered-after-sealing = La patta è stata proposta dopo che l’avversario aveva messo la mossa in busta.
ended-while-adjourned = La partita è finita mentre era sospesa.
there-to-resume = { PLAYER($player) } è presente alla ripresa.
not-there-to-resume = { PLAYER($player) } non è presente alla ripresa.
envelope-missing = La busta non si trova.
not-moved-since = { PLAYER($player) } non ha ancora mosso dalla ripresa.
moved-since = { PLAYER($player) } ha già mosso dalla ripresa.
moves-made = Mosse eseguite finora da ciascun giocatore: { $count }.
moves-completed = Mosse completate finora da ciascun giocatore: { $count }.
schedule-would-suffer = Il programma del torneo soffrirebbe se l’orologio restasse impostato così.
piece-displaced = { WHO($who) } ha urtato o fatto cadere accidentalmente un pezzo.
put-right = I pezzi spostati sono stati rimessi a posto in tempo.
not-put-right = I pezzi spostati non sono stati rimessi a posto prima di premere l’orologio.
without-the-move = { PLAYER($color) } ha toccato dei pezzi senza avere il tratto.
other-hand-on-clock = { PLAYER($player) } ha premuto l’orologio con la mano che non aveva eseguito la mossa.
press-prevented = { WHO($who) } ha impedito all’avversario di premere l’orologio.
distracted = { WHO($who) } ha disturbato l’avversario.
advised = { WHO($who) } si è intromesso nella partita, o ha dato o ricevuto suggerimenti.
refused = { WHO($who) } si è rifiutato di proseguire.
permitted = L’arbitro aveva dato il permesso.
switched-off = Il dispositivo era completamente spento.
not-on-the-person = Il dispositivo era nella sede di gioco, ma non addosso al giocatore.
event-allows-bag = Il regolamento del torneo ammette i dispositivi spenti in una borsa.
event-penalty = Il regolamento del torneo prevede una sanzione meno severa: { $measure }.
opponent-had-the-move = In quel momento il tratto era dell’avversario.
played-faster = È una partita di gioco rapido o lampo.
both-refused = Entrambi i giocatori hanno rifiutato persistentemente di attenersi al Regolamento.
adjusted-too-late = { WHO($who) } ha detto «acconcio» solo dopo aver toccato il pezzo.
not-regular = La mossa non è stata eseguita secondo le norme sul pezzo toccato.
made-next-move = { PLAYER($player) } ha poi eseguito un’altra mossa.
not-recorded = La posizione precedente non si può stabilire: nessuno ha trascritto le mosse.
too-early-to-agree = I giocatori si sono accordati prima che entrambi avessero eseguito una mossa.
waits-for-next-move = Prima deve essere completata un’altra mossa.
still-illegal = Dopo un’altra mossa la posizione è ancora illegale.
legal-again = La posizione non è più illegale.
too-long-ago = L’irregolarità non è fra le ultime { $count } mosse { PLAYER($player, case: "of") }.
within-last-moves = L’irregolarità è fra le ultime { $count } mosse { PLAYER($player, case: "of") }.
told-by-bystander = Uno spettatore ha informato l’arbitro.
remedy-chosen = { PLAYER($opponent) } ha scelto questo rimedio: { $remedy }.
remedy-impossible = Nessuna mossa legale è possibile per questo rimedio: { $remedy }.
objected-in-time = { WHO($who) } si è opposto prima di toccare un pezzo.
appealed = { WHO($who) } ha presentato appello contro la decisione.
not-completed-yet = { PLAYER($player) } può ancora correggerla.
repeated =
    La stessa posizione è apparsa { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    }: { $moments }. Ne occorrono { $needed }.
only-looks-alike = La posizione { $moment } sembra soltanto la stessa: { $difference }.
quiet-half-moves =
    Senza catture e senza mosse di pedone sono state eseguite { $made } semimosse; ne occorrono { $needed }.
move-announced = La mossa annunciata è { $move }.
move-not-written = { WHO($who) } ha dichiarato una mossa senza scriverla.
no-move-named = { WHO($who) } non ha specificato la mossa.
named-move-illegal = La mossa annunciata non è legale.
claimed-without-the-move = { WHO($who) } ha presentato la richiesta senza avere il tratto.
claim-taken-back = { WHO($who) } voleva ritirare la richiesta.
stopped-for-claim = Per la richiesta gli orologi sono stati fermati.
not-stopped-for-claim = Al momento della richiesta l’orologio era ancora in moto.
draw-claimed = { WHO($who) } aveva richiesto la patta.
cannot-be-verified = Le mosse giocate non si possono stabilire.
claim-of-another-kind = Questo articolo non si applica a una richiesta di questo tipo.
quickplay-not-announced = Per la manifestazione non è stato annunciato alcun finale rapido.
quickplay-announced = Per la manifestazione è stato annunciato il finale rapido.
played-without-increment = Si gioca senza incremento.
played-with-increment = Si gioca con un incremento di { $seconds } secondi.
played-as-blitz = È una partita di gioco lampo.
no-such-request = Le norme in vigore non prevedono la richiesta { WHO($who, case: "of") }.
increment-not-asked-for = { WHO($who) } non aveva prima chiesto un incremento.
increment-asked-for = { WHO($who) } ha chiesto un incremento di { $seconds } secondi per entrambi i giocatori.
time-left = { CAPITAL(PLAYER($player, case: "to")) } restavano { $left }; occorrono meno di { $needed }.
claimed-after-flag = { WHO($who) } ha presentato la richiesta solo dopo la caduta della bandierina.
found-no-effort-to-win = L’arbitro ha accertato che l’avversario non fa alcuno sforzo per vincere.
found-cannot-win-normally = L’arbitro ha accertato che l’avversario non può vincere con mezzi normali.
found-tries-to-win = L’arbitro ha accertato che l’avversario cerca di vincere.
not-found-yet = Non è ancora accertato se l’avversario cerca di vincere e può farlo.
offered-at-another-time = { WHO($who) } ha proposto patta in un altro momento; l’offerta è valida.
annoyance-to-consider = { WHO($who) } può aver infastidito in questo modo l’avversario; lo valuta l’arbitro.
condition-void = { WHO($who) } ha posto una condizione; la condizione è nulla e l’offerta è valida.
offer-not-withdrawn = { WHO($who) } voleva ritirare l’offerta; l’offerta resta valida.
move-asked-for = { WHO($who) } ha chiesto di vedere prima la mossa; l’offerta resta valida.
no-offer-stands = { WHO($who) } ha accettato quando non c’era più alcuna offerta.
mate-only-declared = { WHO($who) } ha dichiarato scacco matto, ma sulla scacchiera non c’è.
declared-mate-accepted = { WHO($who) } ha accettato uno scacco matto che sulla scacchiera non c’è.
touched-to-clear-up = { PLAYER($player) } ha toccato { PIECE_ON($role, $square) } per riordinare i pezzi.
touched-to-show = { PLAYER($player) } ha toccato { PIECE_ON($role, $square) } solo per indicare il pezzo.
captured-piece-put-back = { WHO($who) } ha rimesso sulla scacchiera un pezzo catturato all’avversario.
more-than-promotions =
    { PLAYER($player) } ha più pezzi di quanti ne consentano le promozioni: nessuna partita porta a questa
    posizione.
bishops-of-one-colour =
    { PLAYER($player) } ha più di un Alfiere su case dello stesso colore: possibile, ma improbabile.
shut-in-elsewhere =
    { PLAYER($player) } ha gli otto pedoni ancora fermi, e dietro di loro il Re, la Donna o un Alfiere non è
    sulla casa iniziale: nessuna partita porta a questa posizione.
rooks-and-knights-exchanged =
    { PLAYER($player) } ha gli otto pedoni ancora fermi, e dietro di loro Torri e Cavalli si sono scambiati
    di posto: possibile, ma improbabile.
king-left-attacked = Il Re in { $king } resta sotto scacco da { $by }.
king-taken = È stato catturato il Re in { $king }.
not-how-it-moves = { CAPITAL(ROLE($role, case: "a")) } non può muovere da { $from } a { $to }.
way-blocked = Un altro pezzo fra { $from } e { $to } ostacola { ROLE($role, case: "the") }.
castling-not-allowed = { CASTLING($side, case: "subject") } qui non è consentito.
rook-left-behind = Il Re è stato mosso di due case per { CASTLING($side) }, ma la Torre non è stata mossa.
more-than-one-move = Sulla scacchiera è cambiato più di quanto cambi con una sola mossa.
no-mate-over-stalemate = è stallo
no-mate-over-winner-mated = { PLAYER($winner, case: "within") } è sotto scacco matto
no-mate-over-seventy-five-moves = le settantacinque mosse sono state eseguite
no-mate-material-bare-king = resta soltanto il Re
no-mate-material-knight-against-queens = un Cavallo non può dare matto a un Re che ha soltanto Donne
no-mate-material-bishops-of-one-color =
    Alfieri tutti su case dello stesso colore non possono dare matto a questi pezzi
no-mate-repetition = le stesse posizioni si ripetono all’infinito
no-mate-closed = tutte le { $positions } posizioni possibili sono state esaminate, e nessuna è matto
no-mate-patterns = i pezzi sono rinchiusi e non possono arrivare ad alcun matto
no-mate-closed-with-patterns =
    tutte le { $positions } posizioni possibili prima che i pezzi siano rinchiusi sono state esaminate, e
    nessuna è matto
other-player-to-move = il tratto era dell’altro giocatore
castling-still-open = { PLAYER($color, case: "within") } aveva ancora il diritto all’arrocco { $castling }
castling-not-open = { PLAYER($color, case: "within") } non aveva il diritto all’arrocco { $castling }
en-passant-open = un pedone poteva essere catturato en passant in { $square }
en-passant-not-open = nessun pedone poteva essere catturato en passant in { $square }
at-the-beginning = all’inizio della partitura
after-move = dopo la mossa { $number } { PLAYER($by, case: "of") }
