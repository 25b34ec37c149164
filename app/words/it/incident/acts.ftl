says = { WHO($who) } dice: «{ $said }».
touches = { WHO($who) } tocca{ WITH_HAND($hand) } { PIECE($role, $color, $own, $square) }.
brushes = { WHO($who) } sfiora accidentalmente{ WITH_HAND($hand) } { PIECE($role, $color, $own, $square) }.
touches-perhaps =
    { WHO($who) } tocca{ WITH_HAND($hand) } { PIECE($role, $color, $own, $square) }; è controverso se il tocco
    sia deliberato.
touches-both = { WHO($who) } tocca{ WITH_HAND($hand) } nello stesso istante { $one } e { $other }.
brushes-both =
    { WHO($who) } sfiora accidentalmente{ WITH_HAND($hand) } nello stesso istante { $one } e { $other }.
touches-both-perhaps =
    { WHO($who) } tocca{ WITH_HAND($hand) } nello stesso istante { $one } e { $other }; è controverso se il
    tocco sia deliberato.
order-unknown = Non si può stabilire in quale ordine.
to-show = Il giocatore vuole solo indicare il pezzo.
to-clear-up = Il giocatore crede che la partita sia finita e riordina i pezzi.
puts-back = { WHO($who) } rimette{ WITH_HAND($hand) } { MAN($role) } in { $to }.
carries =
    { WHO($who) } porta{ WITH_HAND($hand) } { MAN($role) } da { $from } a { $to }, tenendol{ ENDING($role) } in
    mano.
takes =
    { WHO($who) } cattura{ WITH_HAND($hand) } { $taken } con { MAN($role) } da { $from }, tenendo in mano il
    pezzo.
puts-captured =
    { WHO($who) } rimette{ WITH_HAND($hand) } in { $square } { ROLE($role, case: "the") } dell’avversario, già
    catturat{ ENDING($role) }.
puts =
    { WHO($who) } mette{ WITH_HAND($hand) } { ROLE($role, case: "a") }{ $upside-down ->
        [yes] {" "}capovolt{ ENDING($role) }
       *[no] {""}
    } in { $square } e l{ ENDING($role) } rilascia.
knocks-off =
    { WHO($who) } urta accidentalmente { PIECE($role, $color, $own, $square) }, che finisce fuori dalla
    scacchiera.
knocks = { WHO($who) } urta accidentalmente { PIECE($role, $color, $own, $square) }, che finisce in { $to }.
claims = { WHO($who) } { $claimed }.
finds = { WHO($who) } accerta che l’avversario { $found }.
flag-falls = Cade la bandierina { WHO($who, case: "of") }.
a-flag-falls = Cade una bandierina.
claimed-illegal-move = reclama: l’avversario ha completato una mossa illegale
claimed-touch-move = reclama: il pezzo toccato deve essere giocato
claimed-no-move = reclama: l’orologio è stato premuto senza muovere
claimed-flag-fall = reclama: la bandierina dell’avversario è caduta
claimed-repetition-appeared = richiede la patta: la stessa posizione è apparsa per la terza volta
claimed-repetition-about-to-appear = richiede la patta: la stessa posizione sta per apparire per la terza volta
claimed-fifty-moves = richiede la patta: cinquanta mosse senza catture e senza mosse di pedone
claimed-quickplay-finish =
    richiede la patta: l’avversario non fa alcuno sforzo per vincere o non può vincere con mezzi normali
claimed-quickplay-increment = richiede un incremento per entrambi i giocatori, perché resta poco tempo
claimed-dead-position = richiede la patta: nessuno dei due giocatori può più dare matto
claimed-wrong-set-up = reclama: i pezzi erano disposti in modo errato
claimed-displaced-pieces = reclama: alcuni pezzi sono stati spostati accidentalmente
claimed-out-of-turn = reclama: l’avversario non aveva il tratto
claimed-misconduct = reclama: l’avversario si è comportato scorrettamente
finding-no-effort-to-win = non fa alcuno sforzo per vincere con mezzi normali
finding-cannot-win-normally = non può vincere con mezzi normali
finding-tries-to-win = cerca di vincere con mezzi normali
misbehaves-prevents-press = { WHO($who) } impedisce all’avversario di premere l’orologio.
misbehaves-distracts = { WHO($who) } disturba l’avversario.
misbehaves-advice = { WHO($who) } dà o riceve suggerimenti.
misbehaves-refuses-to-play = { WHO($who) } si rifiuta di proseguire.
misbehaves-device-sounds = { WHO($who) } ha con sé un dispositivo elettronico, che emette un suono.
misbehaves-device-on = { WHO($who) } ha con sé un dispositivo elettronico acceso e silenzioso.
misbehaves-device-off = { WHO($who) } ha con sé un dispositivo elettronico completamente spento.
misbehaves-device-in-bag =
    { WHO($who) } ha un dispositivo elettronico in una borsa, completamente spento e collocato come
    concordato con l’arbitro.
misbehaves-device-sounds-in-bag = { WHO($who) } ha in una borsa un dispositivo elettronico, che emette un suono.
misbehaves-uses-bag = { WHO($who) } apre la borsa in cui è riposto un dispositivo.
misbehaves-uses-device = { WHO($who) } usa un telefono.
misbehaves-refuses-inspection = { WHO($who) } rifiuta l’ispezione di abiti e borse.
misbehaves-leaves-venue = { WHO($who) } lascia la sede di gioco.
misbehaves-leaves-area = { WHO($who) } lascia l’area di gioco.
misbehaves-enters-area = { WHO($who) } entra nell’area di gioco.
misbehaves-uses-notes = { WHO($who) } consulta degli appunti.
misbehaves-analyses-elsewhere = { WHO($who) } analizza una partita su un’altra scacchiera.
misbehaves-smokes = { WHO($who) } fuma fuori dalla zona designata.
misbehaves-vapes = { WHO($who) } usa la sigaretta elettronica fuori dalla zona designata.
misbehaves-proposes-a-fix = { WHO($who) } propone di concordare il risultato in cambio di denaro.
misbehaves-writes-ahead = { WHO($who) } scrive una mossa sul formulario prima di eseguirla.
misbehaves-does-not-record = { WHO($who) } non trascrive le mosse.
misbehaves-moves-unrecorded = { WHO($who) } esegue una mossa senza aver trascritto la precedente.
misbehaves-writes-remarks = { WHO($who) } scrive sul formulario commenti sulla partita.
misbehaves-omits-draw-offer = { WHO($who) } non annota sul formulario l’offerta di patta.
misbehaves-asks-a-sixth-time = { WHO($who) } chiede per la sesta volta di vedere il formulario dell’arbitro.
misbehaves-hides-scoresheet = { WHO($who) } tiene coperto il formulario, che l’arbitro non può vedere.
misbehaves-moves-before-updating =
    { WHO($who) }, dopo una caduta di bandierina, esegue una mossa prima di completare il formulario.
misbehaves-refuses-to-assist = { WHO($who) } rifiuta di aiutare a ricostruire la partita.
misbehaves-hits-clock = { WHO($who) } preme l’orologio con violenza.
misbehaves-hovers-over-clock = { WHO($who) } tiene un dito sull’orologio mentre riflette.
misbehaves-stops-clock-without-reason = { WHO($who) } ferma gli orologi senza un valido motivo.
misbehaves-asks-about-the-laws = { WHO($who) } chiede all’arbitro che cosa dice un articolo del Regolamento.
misbehaves-stops-clocks-for-help = { WHO($who) } ferma gli orologi e chiede all’arbitro un pezzo che manca.
misbehaves-finished-player-talks = Un giocatore che ha finito un’altra partita parla di questa.
misbehaves-helper-for-pieces = { WHO($who) } non può muovere i pezzi e lo fa fare a un assistente.
misbehaves-helper-for-clock = { WHO($who) } non può premere l’orologio e lo fa fare a un assistente.
misbehaves-helper-for-score = { WHO($who) } non può trascrivere le mosse e lo fa fare a un assistente.
misbehaves-points-out-defect =
    { WHO($who) } fa notare che l’orologio è palesemente difettoso: il display lampeggia e salta.
misbehaves-disputes-the-clock =
    { WHO($who) } sostiene che l’orologio indica meno tempo del dovuto; non c’è alcun segno di difetto.
misbehaves-outside-disturbance = I giocatori sono disturbati dall’esterno: nell’edificio suona un allarme.
misbehaves-records-electronically = { WHO($who) } trascrive le mosse su un formulario elettronico certificato.
misbehaves-stops-clocks-to-update = { WHO($who) } ferma gli orologi per aggiornare il formulario.
misbehaves-claims-by-a-display =
    { WHO($who) } presenta una richiesta basata solo su ciò che mostra uno schermo nella sala.
two-boards-refuses = { WHO($who) } rifiuta di usare una seconda scacchiera.
two-boards-omits-announcement = { WHO($who) } esegue una mossa senza annunciarla.
two-boards-changes-before-announcing =
    { WHO($who) } sposta in un’altra casa il pezzo appena collocato, prima di annunciare la mossa.
two-boards-changes-after-announcing =
    { WHO($who) } sposta in un’altra casa il pezzo appena collocato, dopo aver annunciato la mossa.
two-boards-presses-before-announcing = { WHO($who) } preme l’orologio prima di annunciare la mossa.
two-boards-records-otherwise = { WHO($who) } registra le mosse con un registratore, non sul formulario.
two-boards-corrects-a-slip = { WHO($who) } corregge un lapsus nell’annuncio della mossa.
two-boards-plays-other-than-recorded =
    Le due scacchiere sono diverse: { WHO($who) } ha eseguito una mossa diversa da quella trascritta da
    entrambi.
two-boards-scores-disagree = Le due scacchiere sono diverse, e anche le trascrizioni: { WHO($who) } se ne accorge.
two-boards-assistant-moves = L’assistente { WHO($who, case: "of") } esegue le mosse sull’altra scacchiera.
two-boards-assistant-announces = L’assistente { WHO($who, case: "of") } annuncia le mosse.
two-boards-assistant-keeps-score =
    L’assistente { WHO($who, case: "of") } trascrive le mosse e avvia l’orologio dell’avversario.
two-boards-assistant-answers =
    { WHO($who) } chiede all’assistente il numero delle mosse e i tempi, e riceve risposta.
two-boards-assistant-tells-unasked =
    L’assistente { WHO($who, case: "of") } comunica il numero delle mosse e i tempi senza che gli sia chiesto.
two-boards-assistant-claims = L’assistente { WHO($who, case: "of") } reclama che l’avversario ha superato il tempo.
two-boards-assistant-adjourns = L’assistente { WHO($who, case: "of") } si occupa delle formalità della sospensione.
resumption-seals-reply = { WHO($who) } scrive la risposta e la chiude in una nuova busta.
resumption-asks-for-the-envelope = { WHO($who) } chiede che si apra la busta.
resumption-questions-the-times =
    { WHO($who) } fa notare che gli orologi segnano tempi diversi da quelli della busta.
decides-steps-in = { WHO($who) } ferma gli orologi e interviene.
decides-reinstates = { WHO($who) } ripristina la posizione.
decides-orders-touched-piece = { WHO($who) } ordina di giocare il pezzo toccato.
decides-lets-play-go-on = { WHO($who) } lascia proseguire la partita.
decides-permits = { WHO($who) } dà il permesso.
decides-excuses-delay = { WHO($who) } giustifica il ritardo.
decides-keeps-score = { WHO($who) } trascrive le mosse della partita.
decides-reconstructs = { WHO($who) } ferma gli orologi; su una seconda scacchiera i giocatori ricostruiscono la partita.
decides-cannot-reconstruct =
    { WHO($who) } constata che la partita non si può ricostruire, e che nulla mostra quante mosse sono state
    eseguite.
decides-orders-sealing = { WHO($who) } invita a mettere la mossa in busta: la sessione è finita.
decides-resumes = { WHO($who) } dà inizio alla sessione in cui la partita riprende.
decides-opens-envelope = { WHO($who) } apre la busta.
decides-misses-envelope = { WHO($who) } constata che la busta non si trova.
decides-misses-position =
    { WHO($who) } constata che la busta non si trova, e che non si conoscono né la posizione né i tempi.
decides-appeal-rejected = La commissione d’appello conferma la decisione dell’arbitro.
decides-appeal-upheld = La commissione d’appello annulla la decisione: si gioca una nuova partita.
releases = { WHO($who) } rilascia { PIECE($role, $color, $own, $square) }.
feels = { WHO($who) } tasta { PIECE($role, $color, $own, $square) }, lasciando il pezzo nel foro.
removes = { WHO($who) } toglie{ WITH_HAND($hand) } dalla scacchiera { PIECE($role, $color, $own, $square) }.
sets-right = { WHO($who) } rimette a posto i pezzi spostati.
presses-clock = { WHO($who) } preme l’orologio{ WITH_HAND($hand) }.
stops-clocks-both = { WHO($who) } ferma entrambi gli orologi.
stops-clocks-own = { WHO($who) } ferma il proprio orologio.
withdraws-claim = { WHO($who) } vuole ritirare la richiesta.
writes = { WHO($who) } scrive { $move } sul formulario.
stops-recording = { WHO($who) } smette di trascrivere le mosse.
chooses = { WHO($who) } sceglie: { $remedy }.
offers-draw-plain = { WHO($who) } propone patta.
offers-draw-conditional = { WHO($who) } propone patta a una condizione.
withdraws-offer = { WHO($who) } vuole ritirare l’offerta di patta.
answers-draw-asks-for-the-move = { WHO($who) } chiede di vedere prima la mossa.
answers-draw-accepts = { WHO($who) } accetta la patta.
answers-draw-declines = { WHO($who) } rifiuta la patta.
resigns = { WHO($who) } abbandona.
arrives = { WHO($who) } arriva alla scacchiera.
signs-white-wins = { WHO($who) } firma i formulari: vince il Bianco.
signs-black-wins = { WHO($who) } firma i formulari: vince il Nero.
signs-draw = { WHO($who) } firma i formulari: patta.
seals = { WHO($who) } scrive «{ $move }» e chiude la mossa in busta.
seals-early = { WHO($who) } scrive «{ $move }» e chiude la mossa in busta, { $time } prima della fine della sessione.
becomes-aware = { WHO($who) } se ne accorge.
notices = { WHO($who) } si accorge dell’accaduto.
testifies-confirms = { WHO($who) } conferma che è andata così.
testifies-denies = { WHO($who) } nega che sia andata così.
testifies-does-not-know = { WHO($who) } non ricorda come sia andata.
consents = { WHO($who) } non ha nulla da obiettare.
appeals = { WHO($who) } presenta appello contro la decisione.
label-announces-adjusting = Dice «acconcio»
label-touches = Tocca { $square }
label-touches-two = Tocca { $square } e { $second }
label-puts-back = Rimette in { $to }
label-places = Da { $from } a { $to }
label-releases = Rilascia { $square }
label-feels = Tasta { $square }
label-removes = Toglie { $square }
label-puts-opponent = Rimette in { $square }
label-puts-own = { ROLE($role) } in { $square }
label-displaces = Urta { $square }
label-sets-right = Rimette a posto
label-declares = Dichiara
label-presses-clock = Preme l’orologio
label-stops-clocks = Ferma gli orologi
label-claims = Reclamo
label-withdraws-claim = Ritira la richiesta
label-writes = Scrive
label-stops-recording = Non trascrive più
label-chooses = Scelta
label-offers-draw = Propone patta
label-withdraws-offer = Ritira l’offerta
label-answers-draw-asks-for-the-move = Chiede la mossa
label-finds = Accertamento
label-answers-draw-accepts = Accetta patta
label-answers-draw-declines = Rifiuta patta
label-resigns = Abbandona
label-arrives = Arriva
label-signs = Firma
label-flag-falls = Caduta della bandierina
label-notices = Se ne accorge
label-testifies = Dichiarazione
label-consents = Non obietta
label-misbehaves = Condotta
label-seals = Busta
label-two-boards = Due scacchiere
label-resumption = Ripresa
label-decides-steps-in = Interviene
label-decides-reinstates = Ripristina la posizione
label-decides-orders-touched-piece = Impone il pezzo toccato
label-decides-lets-play-go-on = Lascia proseguire
label-decides-permits = Dà il permesso
label-decides-excuses-delay = Giustifica il ritardo
label-decides-keeps-score = Trascrive le mosse
label-decides-reconstructs = Fa ricostruire la partita
label-decides-cannot-reconstruct = Constata che la partita non si può ricostruire
label-decides-orders-sealing = Fa mettere in busta la mossa
label-decides-resumes = Riprende la partita
label-decides-opens-envelope = Apre la busta
label-decides-misses-envelope = Busta mancante
label-decides-misses-position = Posizione ignota
label-decides-appeal-rejected = Decisione confermata
label-decides-appeal-upheld = Decisione annullata
label-appeals = Appello
speech-announces-adjusting = Acconcio
speech-withdraws-claim = Ritiro la richiesta
speech-offers-draw-plain = Patta?
speech-offers-draw-conditional = Patta, a una condizione?
speech-withdraws-offer = Ritiro l’offerta
speech-answers-draw-asks-for-the-move = Prima faccia la mossa
speech-answers-draw-accepts = D’accordo
speech-answers-draw-declines = No, continuiamo
speech-resigns = Abbandono
speech-testifies-confirms = Sì, è andata così
speech-testifies-denies = No, non è andata così
speech-testifies-does-not-know = Non ricordo
speech-consents = Nulla da obiettare
speech-appeals = Presento appello
speech-illegal-move = Mossa illegale
speech-touch-move = Pezzo toccato, pezzo mosso
speech-no-move = Non ha mosso
speech-flag-fall = Bandierina caduta
speech-repetition-appeared = Stessa posizione, terza volta
speech-repetition-about-to-appear = Con la mia mossa è la terza volta
speech-fifty-moves = Cinquanta mosse
speech-quickplay-finish = Non fa nulla per vincere
speech-quickplay-increment = Chiedo l’incremento
speech-dead-position = Posizione morta
speech-wrong-set-up = I pezzi erano disposti male
speech-displaced-pieces = Questi pezzi stavano in altre case
speech-out-of-turn = Non aveva il tratto
speech-misconduct = Arbitro, per favore
speech-remedy-let-stand = La mossa resta
speech-remedy-move-correctly = Muova quel pezzo correttamente
speech-remedy-capture-legally = Lo catturi in modo legale
speech-remedy-move-king = Muova il Re
speech-remedy-move-another = Muova un altro pezzo
quoted = «{ $said }»
promise-promotion = { CAPITAL(ROLE($role)) }
promise-move = Intendo giocare { $move }
promise-mate = Scacco matto
about-act = Il reclamo riguarda l’azione { $number }.
not-heard = L’arbitro non lo sente.
not-seen = L’arbitro non lo vede.
