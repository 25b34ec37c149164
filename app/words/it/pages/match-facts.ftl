rules-are-silent = Il regolamento non lo prevede.
nothing-to-correct = Nulla richiede l’intervento dell’arbitro.
pressed = { SOMEBODY($who) } ha premuto l’orologio.
not-pressed = L’orologio non è stato premuto.
pressed-by = L’orologio è stato premuto da: { SOMEBODY($person, case: "within") }.
played = La scacchiera mostra una mossa legale: { $played }.
put-on-occupied-square = In { $square } c’era già un pezzo.
pawn-put-on-end-rank = Un pedone è stato messo in { $square }, nella prima o nell’ultima traversa.
king-left-in-check = Il Re in { $king } è attaccato da { $by }.
not-in-reserve = Nella riserva non c’era: { ROLE($role) }.
still-on-its-way = Il pezzo non era ancora stato consegnato: { ROLE($role) }.
not-named = Per il pedone in { $square } non è stato dichiarato alcun pezzo.
named = Il pedone in { $square } è stato dichiarato { ROLE($role) }.
rook-from-reserve = La Torre in { $square } veniva dalla riserva.
rook-moved-first = La Torre è stata mossa prima del Re.
board-unchanged = La scacchiera è come all’inizio del tratto.
taken-back = In questo tratto la scacchiera era cambiata, ed è stata ripristinata.
several-begun = Pezzi in movimento insieme: { $pieces }.
only-touched = Qui il pezzo toccato non deve essere mosso.
captured = Pezzo catturato: { ROLE($role) }.
captured-counted-as = Il pezzo catturato valeva { ROLE($role, case: "a") }; il pezzo di legno è un pedone.
pawn-put-on-start = Un pedone è stato messo in { $square }, una casa di partenza dei pedoni.
check-by-contact = Lo scacco viene da { $square }, accanto al Re.
check-by-knight = Lo scacco viene dal Cavallo in { $square }.
double-check = Lo scacco viene da due pezzi, in { $one } e in { $other }.
nothing-can-parry = Nessun pezzo che potrebbe arrivare parerebbe lo scacco, in nessuna casa.
drop-would-parry = { CAPITAL(ROLE($role, case: "a")) } in { $square } parerebbe lo scacco.
check-can-be-met = Lo scacco si può parare sulla scacchiera: { $played }.
not-in-check = Il Re non è attaccato.
no-move-on-board = Nessun pezzo sulla scacchiera può essere mosso.
could-arrive = { CAPITAL(ROLE($role, case: "a")) } può ancora arrivare.
nothing-can-arrive = La riserva è vuota, e nessun pezzo può più arrivare.
can-move = Si può eseguire una mossa: { $played }.
flag-fell = La bandierina { PLAYER-ON($seat, case: "of") } è caduta.
flag-up = La bandierina { PLAYER-ON($seat, case: "of") } non è caduta.
both-down = Sulla { BOARD($table, case: "label") } sono cadute entrambe le bandierine.
could-not-mate = { PLAYER-ON($seat) } non può dare matto con i pezzi che ha.
claimed-in-time = { SOMEBODY($who) } ha reclamato in tempo.
claimed-after-own-move = { SOMEBODY($who) } ha reclamato dopo aver eseguito la propria mossa.
no-standing = { SOMEBODY($person) } non ha diritto a questo reclamo.
claimed-alone = { SOMEBODY($who) } ha agito da solo; il compagno non ha fermato insieme a lui l’altro orologio.
claimed-together = I due compagni, d’accordo, hanno fermato insieme entrambi gli orologi.
nobody-claimed = Nessuno degli aventi diritto ha reclamato.
opponent-replied = L’avversario aveva già risposto.
both-agreed = I due giocatori si sono accordati per correggere.
arbiter-saw = L’arbitro l’ha visto.
arbiter-did-not-see = L’arbitro non l’ha visto.
offence-number = È la mossa illegale numero { $number } { PLAYER-ON($seat, case: "of") }.
fell-elsewhere = Il pezzo è caduto su una scacchiera, non lungo il tragitto del corridore.
time-runs-out = A disposizione { PLAYER-ON($seat, case: "of") } restava meno tempo di quello da togliere.
carried-at-once = { RUNNER($team) } ha portato insieme { $pieces } pezzi.
handed-over = Consegnato dopo aver premuto l’orologio: { ROLE($role) }.
handed-over-too-early = Consegnato prima di premere l’orologio: { ROLE($role) }.
delivered = { CAPITAL(ROLE($role, case: "a")) } è nella riserva { PLAYER-ON($seat, case: "of") }.
arisen = Sulla { BOARD($table, case: "label") } la posizione si è verificata { OCCURRENCES($times) }.
counted = Le ripetizioni sono state contate ad alta voce fino a { $number }.
not-counted = Le ripetizioni non sono state contate ad alta voce.
drop-between = Fra una volta e l’altra un pezzo della riserva è stato messo sulla scacchiera.
reserves-differ = Le riserve non erano ogni volta le stesse.
misbehaved = { SOMEBODY($who) } { $misconduct }.
repeatedly = È la violazione numero { $times } della { TEAM($team, case: "label") }.
said = { SOMEBODY($person) } { $saying }.
in-opponents-turn = { SOMEBODY($who) } ha agito durante il tratto dell’avversario.
on-anothers-board = { SOMEBODY($person) } ha agito sulla scacchiera di un altro.
arranged-own-reserve = Il giocatore ha solo ordinato la propria riserva.
waits = { PLAYER-ON($seat) } attende, con l’orologio in moto.
began-alone-from-zero = È cominciata soltanto la partita sulla { BOARD($table, case: "label") }.
began-alone = La partita sulla { BOARD($table, case: "label") } è cominciata prima dell’altra, di { $time }.
began-together = Le due partite sono cominciate nello stesso momento.
clock-showed = L’orologio { PLAYER-ON($seat, case: "of") } partiva da { $time }.
set-up = { $fault }.
moves-completed = Mosse completate finora da ciascun giocatore: { $moves }.
ended = La partita sulla { BOARD($table, case: "label") } è finita.
other-unfinished = La partita sulla { BOARD($table, case: "label") } non è finita.
ended-together = Le due partite sono finite nello stesso momento.
capture-would-mate = { CAPITAL(ROLE($role, case: "a")) } in { $square } dà subito matto sull’altra scacchiera.
match-over = L’incontro era già finito.
by-both-members = I due giocatori della { TEAM($team, case: "label") } erano d’accordo.
by-one-member = { PLAYER-ON($seat) } ha agito senza il compagno.
by-captain =
    Ha agito il capitano della { TEAM($team, case: "label") }, che non può farlo in luogo dei giocatori.
declined = { CAPITAL(TEAM($team, case: "within")) } non ha accettato.
no-offer = Non c’è una proposta a cui rispondere.
resigned = { PLAYER-ON($seat) } ha abbandonato.
alone-unbeaten = Soltanto { TEAM($team, case: "within") } ha già giocato ed è imbattuta.
no-team-alone-unbeaten = Non c’è un’unica squadra che abbia già giocato e sia imbattuta.
runner-drops-piece = fa cadere un pezzo
runner-touches-hoop = tocca un cerchio
runner-steps-on-board = sale su una scacchiera
runner-touches-clock = tocca un orologio
conduct-hides-reserve = tiene la riserva fuori dalla vista degli avversari
conduct-blocks-view = si frappone fra l’avversario e la scacchiera
conduct-offends = offende gli avversari
conduct-noise = fa più rumore del necessario
saying-suggests-move = suggerisce una mossa
saying-asks-to-wait = chiede al compagno di attendere prima di muovere
saying-asks-for-advice = chiede un consiglio
runner-erred = { RUNNER($team) } { $fault }{ TIMES-MORE($times) }.
registers-by-the-day-before = iscrizione entro il giorno precedente; squadre iscritte prima: { $before }, posti: { $places }.
registers-on-the-day = iscrizione il giorno stesso; squadre iscritte prima: { $before }, posti: { $places }.
arrives-late-agreed = arrivo in ritardo, concordato con l’organizzazione.
arrives-late-not-agreed = arrivo in ritardo, non concordato.
lines-up =
    formazione; giocatori: { $players }, { $colours ->
        [each] uno con il Bianco e uno con il Nero
       *[same] entrambi con lo stesso colore
    }; corridori: { $runners }; { $captain ->
        [named] capitano designato
       *[none] nessun capitano designato
    }; { $caps ->
        [distinct] cappellini che distinguono le squadre
       *[alike] cappellini come quelli degli altri
    }.
substitutes-between-games = scambio di due componenti fra una partita e l’altra.
substitutes-during-game = scambio di due componenti durante una partita.
hires =
    ingaggio { $from ->
        [eliminated] di una squadra già eliminata
       *[in] di una squadra ancora in gara
    }, in tutto { $players }; la squadra { $need ->
        [short] è incompleta
       *[complete] è già completa
    }.
