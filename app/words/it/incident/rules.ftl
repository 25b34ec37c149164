king-is-not-captured =
    Il Re non si cattura mai, e nessun giocatore può lasciare il proprio Re esposto alla cattura.
bishop-moves = L’Alfiere si muove lungo le sue diagonali.
rook-moves = La Torre si muove lungo la sua colonna o la sua traversa.
queen-moves = La Donna si muove lungo la sua colonna, la sua traversa o le sue diagonali.
no-passing-over = L’Alfiere, la Torre e la Donna non possono scavalcare altri pezzi.
knight-moves = Il Cavallo si muove di due case in linea retta e di una di lato.
pawn-moves = Il pedone avanza diritto e cattura di una casa in diagonale, in avanti.
promotion =
    Il pedone che raggiunge l’ultima traversa è sostituito da un nuovo pezzo nell’ambito della stessa mossa.
king-moves = Il Re si muove in una casa adiacente che non sia attaccata.
castling =
    Nell’arrocco si muove prima il Re, di due case verso la Torre; poi la Torre passa dall’altra parte del Re.
own-king-safe = Nessuna mossa può mettere o lasciare il proprio Re sotto scacco.
one-hand = Ogni mossa si esegue con una mano sola.
adjusting = Il giocatore che ha il tratto può acconciare i pezzi, purché lo dichiari prima di toccarli.
touch-deliberate = Il tocco deliberato vincola, qualunque ne sia lo scopo.
touch-intended = Il tocco vincola se il pezzo doveva essere mosso o catturato.
touch-presumed = Il tocco che non è chiaramente accidentale si considera intenzionale.
touched-own-piece = Fra i propri pezzi toccati deliberatamente si muove il primo che può essere mosso.
touched-opponent-piece =
    Fra i pezzi avversari toccati deliberatamente si cattura il primo che può essere catturato.
touched-both-colours =
    Toccato un pezzo di ciascun colore, si esegue quella cattura, se è legale; altrimenti si gioca il primo
    pezzo toccato che può essere giocato.
king-and-rook-touched = Chi tocca deliberatamente Re e Torre arrocca da quel lato, se l’arrocco è legale.
rook-touched-first = Chi tocca la Torre prima del Re non può, con questa mossa, arroccare da quel lato.
castling-meant-but-illegal =
    Se si voleva arroccare e l’arrocco è illegale, si esegue un’altra mossa legale di Re; se non ce n’è, si può
    giocare una qualsiasi mossa legale.
promotion-choice =
    La scelta del pezzo di promozione è definitiva quando il pezzo ha toccato la casa di promozione.
nothing-touched-playable =
    Se nessuno dei pezzi toccati può essere mosso o catturato, si può giocare una qualsiasi mossa legale.
released-piece-stands =
    Il pezzo rilasciato in una casa con una mossa legale non può essere mosso in un’altra: la mossa è
    eseguita.
released-castling-king =
    Rilasciato il Re a due case dalla sua, l’arrocco da quel lato va portato a termine, se è legale.
released-promotion-pawn = Rilasciato il pedone sull’ultima traversa, non si può più giocarlo in un’altra casa.
illegal-move-defined = Una mossa è illegale quando non rispetta i requisiti dell’articolo 3.
illegal-position = Una posizione è illegale quando nessuna serie di mosse legali può portarvi.
legal-move = Una mossa è legale quando rispetta tutti i requisiti del movimento dei pezzi.
touch-claim = L’avversario può reclamare una violazione delle norme sul pezzo toccato.
touch-claim-forfeited =
    Il diritto di reclamare una violazione delle norme sul pezzo toccato decade quando l’avversario tocca
    deliberatamente un pezzo.
checkmate = Lo scacco matto termina immediatamente la partita.
resignation = La partita termina quando un giocatore abbandona.
stalemate = Lo stallo termina immediatamente la partita.
dead-position = La partita è immediatamente patta quando nessuno dei due giocatori può più dare matto.
agreed-draw = La partita termina quando i giocatori si accordano per la patta.
completed-by-clock =
    La mossa è completata quando il giocatore ha fermato il proprio orologio, a meno che la mossa termini la
    partita.
clock-times-by-judgement =
    Quando c’è qualcosa da correggere, l’arbitro regola gli orologi secondo il suo miglior giudizio.
illegal-move-undone =
    La mossa illegale completata e constatata durante la partita si annulla; per la mossa che la sostituisce
    valgono le norme sul pezzo toccato.
illegal-move-penalty =
    La sanzione per la mossa illegale completata è fissa: tempo aggiuntivo all’avversario, perdita della
    partita, oppure prima l’uno e poi, per un’infrazione successiva, l’altra.
no-mate-no-loss =
    Se l’avversario non potrebbe dare matto con alcuna serie di mosse legali, la partita è patta anziché
    persa.
laws-are-observed = L’arbitro vigila sulla stretta osservanza del Regolamento.
penalties = Dove nessuna sanzione è fissata, l’arbitro ne sceglie una dall’elenco del Regolamento.
no-intervention = L’arbitro non interviene nella partita se non nei casi previsti dal Regolamento.
supervised-play =
    Con supervisione adeguata, nel gioco rapido e nel lampo valgono le norme del gioco a tempo lungo.
unsupervised-rapid = Senza supervisione adeguata prevalgono le norme speciali dell’appendice.
touch-ruling-on-request =
    Nel gioco rapido e nel lampo senza supervisione adeguata l’arbitro decide sulle violazioni dell’articolo 4
    solo su richiesta di un giocatore.
illegal-move-on-claim =
    Nel gioco rapido senza supervisione adeguata l’avversario deve reclamare la mossa illegale prima di eseguire
    la mossa successiva.
plain-illegality =
    Se entrambi i Re sono sotto scacco o la promozione di un pedone non è completata, l’arbitro interviene, se
    può.
rapid-rule-switched-off =
    Nel lampo senza supervisione adeguata non si applica la norma del gioco rapido sulle mosse illegali.
illegal-move-loses-on-claim =
    Nel gioco lampo, dopo una mossa illegale completata, l’avversario può reclamare la vittoria prima di eseguire
    la mossa successiva.
correction-by-agreement =
    Dopo la mossa successiva dell’avversario solo i due giocatori, d’accordo, possono correggere
    l’irregolarità, senza l’arbitro.
having-the-move = I giocatori muovono a turno; chi non ha il tratto non tocca i pezzi.
chess960-castling =
    Negli Scacchi960 Re e Torre finiscono nelle case dell’arrocco usuale, da qualunque casa partano, se le case
    del tragitto sono libere e il Re non passa per case attaccate.
two-hands = Usare due mani per una sola mossa vale come mossa illegale.
upside-down-rook =
    Una Torre messa capovolta nella casa di promozione è una Torre, qualunque cosa sia stata annunciata.
released-king-otherwise =
    Se il Re è stato rilasciato per un arrocco illegale, si esegue un’altra mossa legale di Re; se non ce n’è, si
    può giocare una qualsiasi mossa legale.
game-ending-move =
    Una mossa termina la partita solo se è legale ed eseguita secondo le norme sul pezzo toccato.
completed-by-next-move =
    La mossa per cui non si è premuto l’orologio è completata dalla mossa successiva dello stesso giocatore.
press-is-allowed = Al giocatore deve essere sempre consentito di premere l’orologio.
hand-on-clock = L’orologio si preme con la mano che ha eseguito la mossa.
improper-press = Premere l’orologio prima di muovere è un uso scorretto; la sanzione non è fissata.
clock-without-move = Premere l’orologio senza aver mosso vale come mossa illegale.
flag-fallen =
    La bandierina si considera caduta quando l’arbitro lo constata o un giocatore lo reclama validamente.
flag-on-claim =
    Il giocatore può reclamare la caduta della bandierina avversaria, che da quel momento si considera caduta.
material-to-win-on-time =
    Conta solo il materiale: con il Re solo, con Re e Alfiere o Re e Cavallo, o con Re e due Cavalli contro nessun pedone,
    non si vince per il tempo senza una vittoria forzata.
arbiter-calls-flag = L’arbitro che constata la caduta di una bandierina la dichiara.
draw-claim-lost =
    Il giocatore che tocca un pezzo per giocarlo, o esegue la mossa, perde il diritto di richiedere la patta su
    quella mossa.
claim-is-offer = La richiesta di patta vale anche come offerta di patta, e l’avversario può accettarla.
repetition-ahead =
    Il giocatore che ha il tratto può richiedere la patta se la sua mossa farebbe apparire la stessa posizione
    per la terza volta: scrive la mossa, la dichiara all’arbitro e non la esegue.
announced-move-fixed = La mossa scritta per la richiesta non si può cambiare.
repetition-now =
    Il giocatore che ha il tratto può richiedere la patta se la stessa posizione è appena apparsa per la terza
    volta, qualunque cosa si sia giocata nel frattempo; senza richiesta non accade nulla.
same-position =
    Le posizioni sono le stesse se il tratto è dello stesso giocatore, pezzi dello stesso tipo e colore
    occupano le stesse case ed entrambi potrebbero eseguire le stesse mosse.
same-en-passant =
    Finché un pedone può essere catturato en passant, la posizione non è la stessa di quando non può più
    esserlo.
same-castling =
    Finché un giocatore ha un diritto di arrocco, anche se ora non può usarlo, la posizione non è la stessa di
    quando muovendo l’ha perduto.
fifty-ahead =
    Il giocatore che ha il tratto può richiedere la patta se con la sua mossa, scritta e dichiarata, ciascun
    giocatore avrà eseguito cinquanta mosse senza catture e senza mosse di pedone.
fifty-now =
    Il giocatore che ha il tratto può richiedere la patta se ciascun giocatore ha eseguito cinquanta mosse senza
    catture e senza mosse di pedone.
claim-stops-clocks = Quando si richiede la patta, il giocatore o l’arbitro ferma gli orologi.
claim-not-withdrawn = La richiesta di patta non si può ritirare.
correct-claim = Se la richiesta risulta corretta, la partita è immediatamente patta.
wrong-claim =
    Se la richiesta risulta non corretta, l’avversario riceve tempo aggiuntivo e la partita prosegue.
announced-move-played = Dopo una richiesta non corretta si deve giocare la mossa annunciata, se è legale.
claim-without-scoresheet =
    Il giocatore che non è tenuto a trascrivere le mosse conserva il diritto di richiedere la patta.
fivefold = Quando la stessa posizione è apparsa cinque volte, la partita è patta senza richiesta.
seventy-five =
    Quando ciascun giocatore ha eseguito settantacinque mosse senza catture e senza mosse di pedone, la partita è
    patta senza richiesta, salvo che l’ultima mossa dia scacco matto.
draw-offer =
    La patta si propone dopo aver eseguito la mossa e prima di premere l’orologio. Un’offerta in altro momento è
    valida; non può essere condizionata e resta valida finché è accettata, rifiutata a voce o respinta toccando
    un pezzo per giocarlo.
quickplay-finish =
    Il finale rapido (quickplay finish) è la fase in cui tutte le mosse rimanenti devono essere eseguite in un
    tempo limitato.
quickplay-excluded = Le norme sul finale rapido non si applicano a questa partita.
quickplay-claim =
    Il giocatore che ha il tratto e meno di due minuti può, prima della caduta della bandierina, richiedere la
    patta perché l’avversario non fa alcuno sforzo per vincere con mezzi normali, o non può vincere con mezzi
    normali.
quickplay-accepted = Se l’arbitro è d’accordo con la richiesta, dichiara patta la partita.
quickplay-postponed =
    Altrimenti l’arbitro rinvia la decisione e può dare due minuti aggiuntivi all’avversario; può dichiarare la
    patta più tardi, anche dopo la caduta di una bandierina.
quickplay-rejected = Se l’arbitro respinge la richiesta, l’avversario riceve due minuti aggiuntivi.
quickplay-final = La decisione dell’arbitro è definitiva.
quickplay-increment =
    Il giocatore che ha il tratto e meno di due minuti può chiedere un incremento di cinque secondi per
    entrambi; vale anche come offerta di patta. Se è rifiutata e l’arbitro acconsente, si regolano gli orologi e
    l’avversario riceve due minuti aggiuntivi.
quickplay-no-arbiter =
    Senza arbitro la richiesta termina la partita; la posizione e le mosse si sottopongono a un arbitro.
loss-on-time =
    Il giocatore che non ha completato le mosse in tempo perde la partita; se l’avversario non potrebbe dare
    matto, la partita è patta.
both-flags =
    Se le bandierine sono cadute entrambe e non si può stabilire quale sia caduta per prima, nell’ultimo periodo
    la partita è patta.
both-flags-down =
    Quando sono cadute entrambe le bandierine la partita è patta, quale che sia caduta per prima.
wrong-set-up = La partita iniziata da una posizione iniziale errata si annulla e se ne gioca una nuova.
clock-setting =
    Un orologio impostato in modo errato si ferma subito, e l’arbitro lo imposta correttamente secondo il
    suo miglior giudizio.
clock-placed = L’arbitro decide dove collocare l’orologio.
default-time = Il giocatore che arriva dopo il tempo di tolleranza perde la partita.
delay-excused = L’arbitro può decidere diversamente su un ritardo.
neither-present =
    Se all’inizio nessuno dei due è presente, il Bianco perde il tempo fino al suo arrivo, salvo diversa
    decisione del torneo o dell’arbitro.
board-turned =
    Se la scacchiera era orientata in modo errato, la posizione si trasferisce su una scacchiera orientata
    correttamente e la partita prosegue.
colours-reversed = La partita iniziata a colori invertiti prosegue, se l’arbitro non decide altrimenti.
set-up-cutoff =
    Quando ciascun giocatore ha completato un certo numero di mosse, la disposizione errata non si corregge
    più.
clock-setting-cutoff =
    Quando ciascun giocatore ha completato un certo numero di mosse, l’impostazione dell’orologio non si cambia
    più; dal 2014 si cambia ancora se altrimenti ne soffrirebbe il programma del torneo.
pieces-displaced =
    Il giocatore che sposta accidentalmente dei pezzi li rimette a posto utilizzando il proprio tempo.
displacement-found =
    Se si scopre che alcuni pezzi sono stati spostati, si ripristina la posizione precedente l’irregolarità o, se
    non si può stabilire, l’ultima identificabile.
pawn-becomes-queen =
    Se si preme l’orologio con il pedone ancora sull’ultima traversa, la mossa è illegale e il pedone diventa
    Donna.
promotion-to-finish =
    Se si preme l’orologio con il pedone ancora sull’ultima traversa, l’avversario può rimettere in moto
    l’orologio del giocatore, e la promozione deve essere completata.
distraction = È vietato disturbare o infastidire l’avversario.
touched-out-of-hole =
    Sulla scacchiera di un giocatore con disabilità visiva un pezzo è toccato quando è tolto dal foro.
advice = È vietato servirsi di suggerimenti o di qualsiasi altro aiuto.
refusal = Il giocatore che rifiuta persistentemente di attenersi al Regolamento perde la partita.
both-refuse =
    Se entrambi i giocatori rifiutano persistentemente di attenersi al Regolamento, entrambi perdono la
    partita.
disrepute = I giocatori non compiono atti che gettino discredito sul gioco degli scacchi.
leaving-venue = Un giocatore lascia la sede di gioco solo con il permesso dell’arbitro.
leaving-area = Il giocatore che ha il tratto lascia l’area di gioco solo con il permesso dell’arbitro.
outsiders = Chi non è né giocatore né arbitro entra nell’area di gioco solo con il permesso dell’arbitro.
devices-forbidden =
    Un giocatore non può avere un dispositivo elettronico nella sede di gioco senza l’approvazione
    dell’arbitro.
device-sounds =
    Il giocatore il cui dispositivo emette un suono perde la partita; l’avversario che non può vincere
    ottiene mezzo punto.
device-on-person =
    Il giocatore che ha addosso un dispositivo elettronico perde la partita e l’avversario vince; il torneo
    può prevedere una sanzione meno severa.
device-in-bag =
    Il torneo può ammettere un dispositivo in una borsa, completamente spento; nessuno usa quella borsa
    senza permesso.
inspection = L’arbitro può far ispezionare in privato abiti e borse; il giocatore che rifiuta è sanzionato.
smoking = È permesso fumare solo nella zona designata dall’arbitro.
phones-of-others = Nessuno usa un telefono nella sede di gioco senza l’autorizzazione dell’arbitro.
infraction = La violazione delle norme di condotta comporta sanzioni.
clock-handled = L’orologio si usa correttamente: non si colpisce, non si solleva, non si rovescia.
stopped-without-reason = Il giocatore che ferma gli orologi senza un valido motivo è sanzionato.
recording = Ogni giocatore trascrive sul formulario le mosse di entrambi, una dopo l’altra.
recording-in-time-trouble =
    Il giocatore che ha meno di cinque minuti, senza trenta secondi aggiunti a ogni mossa, non è tenuto a
    trascrivere per il resto del periodo.
recording-not-needed = Nel gioco rapido e nel lampo i giocatori non sono tenuti a trascrivere le mosse.
not-in-advance =
    Una mossa non si scrive prima di eseguirla, salvo per una richiesta di patta o come mossa in busta.
recorded-before-next =
    Il giocatore può rispondere prima di trascrivere, e trascrive la mossa precedente prima di eseguirne
    un’altra.
scoresheet-content =
    Il formulario serve solo per le mosse, i tempi, le offerte di patta, le richieste e altri dati
    pertinenti.
scoresheet-visible = Il formulario è visibile all’arbitro per tutta la partita.
flag-check = Appena cade una bandierina, si verifica se il giocatore ha completato le mosse prescritte.
clock-defect = 
    Ciò che l’orologio indica fa fede, a meno che sia palesemente difettoso: allora viene sostituito, e l’arbitro
    imposta i tempi secondo il suo miglior giudizio.
disturbance = 
    Se la partita è disturbata dall’esterno, l’arbitro può assegnare tempo aggiuntivo a uno o a entrambi i giocatori.
electronic-scoresheet =
    Le mosse si possono trascrivere su un formulario elettronico certificato, se il torneo lo prescrive.
neither-records = 
    Se nessuno dei due giocatori doveva trascrivere, dopo una caduta di bandierina l’arbitro ferma gli orologi, ed
    entrambi aggiornano i formulari.
game-reconstructed = 
    Se nessun formulario è completo, i giocatori ricostruiscono la partita su una seconda scacchiera sotto il controllo
    dell’arbitro.
next-period = 
    Se la partita non si può ricostruire, la mossa successiva è la prima del periodo seguente, a meno che non ne
    siano provate di più.
draws-restricted = 
    Il torneo può vietare la patta d’accordo prima di un certo numero di mosse, o del tutto, senza il consenso
    dell’arbitro.
scoresheet-completed =
    Dopo una caduta di bandierina il giocatore che non ha trascritto completa il formulario prima di
    eseguire un’altra mossa.
assistance = Entrambi i giocatori aiutano l’arbitro in ogni ricostruzione della partita.
two-boards =
    Un giocatore vedente e uno con disabilità visiva usano due scacchiere se uno dei due lo chiede;
    l’organizzatore può adattare le norme.
move-announced-aloud =
    Ogni mossa è annunciata con chiarezza, ripetuta dall’avversario ed eseguita sulla sua scacchiera.
made-when-announced =
    Un giocatore con disabilità visiva ha eseguito la mossa quando il pezzo è nel nuovo foro e la mossa è stata
    annunciata.
clock-after-announcing = L’orologio dell’avversario si avvia solo dopo l’annuncio della mossa.
sighted-by-the-rules = Per il giocatore vedente valgono le norme ordinarie sul pezzo toccato e sulla mossa eseguita.
score-in-braille = Un giocatore con disabilità visiva trascrive le mosse in Braille, a mano o con un registratore.
slip-of-the-tongue = Un lapsus nell’annuncio si corregge subito, prima che sia avviato l’orologio dell’avversario.
boards-by-the-scores =
    Se le scacchiere sono diverse e le trascrizioni concordano, chi ha trascritto la mossa giusta e ne ha
    eseguita un’altra corregge la propria scacchiera.
scores-retraced =
    Se anche le trascrizioni sono diverse, si torna al punto in cui concordano e l’arbitro regola gli orologi.
assistant-moves =
    L’assistente di un giocatore con disabilità visiva può eseguire le mosse di ciascuno sulla scacchiera
    dell’altro.
assistant-announces = L’assistente di un giocatore con disabilità visiva può annunciare le mosse di entrambi.
assistant-keeps-score =
    L’assistente di un giocatore con disabilità visiva può trascrivere le mosse per lui e avviare l’orologio
    dell’avversario.
assistant-informs = L’assistente comunica il numero di mosse completate e i tempi solo su richiesta del giocatore.
assistant-claims-time = L’assistente di un giocatore con disabilità visiva può reclamare il superamento del tempo.
assistant-adjourns =
    L’assistente di un giocatore con disabilità visiva può occuparsi delle formalità di una sospensione.
assistant-of-sighted = L’assistente del giocatore vedente si limita a eseguire e ad annunciare le mosse.
sealing =
    Alla fine della sessione il giocatore che ha il tratto mette la mossa in busta; se la esegue sulla scacchiera, è
    quella da mettere in busta.
sealed-early =
    Una mossa messa in busta prima della fine della sessione vale come messa alla fine: il tempo restante si
    considera consumato.
offer-after-sealing =
    La patta proposta dopo che l’avversario ha messo la mossa in busta resta proposta finché l’avversario
    l’accetta o la rifiuta.
concluded-meanwhile =
    Se prima della ripresa i giocatori si accordano per la patta o uno dei due abbandona, la partita è finita.
envelope-opened = La busta si apre solo alla presenza del giocatore che deve rispondere.
sealed-ambiguously = Il giocatore che ha messo in busta una mossa ambigua perde la partita.
sealed-unclearly =
    Il giocatore che ha messo in busta una mossa di cui non si può stabilire il significato perde la partita.
sealed-illegally = Il giocatore che ha messo in busta una mossa illegale perde la partita.
replier-present =
    Se l’avversario è presente, si apre la busta, si esegue la mossa sulla scacchiera e si avvia il suo
    orologio.
replier-arrives =
    Il giocatore che deve rispondere e arriva in ritardo può fermare gli orologi e chiamare l’arbitro; poi si
    apre la busta.
reply-sealed = Se chi ha messo la mossa in busta è assente, l’avversario può mettere la risposta in una nuova busta.
late-for-resumption = Il giocatore che arriva alla ripresa dopo il tempo di tolleranza perde la partita.
neither-resumes = Se alla ripresa nessuno dei due è presente, chi deve rispondere perde il tempo fino al suo arrivo.
envelope-lost =
    Se la busta è andata perduta, la partita prosegue con la posizione e i tempi registrati e con la mossa che
    il giocatore dichiara di aver messo in busta.
position-lost = Se non si può stabilire neppure la posizione, la partita si annulla e se ne gioca una nuova.
times-of-resumption =
    I tempi errati si correggono se il giocatore li fa notare prima della sua prima mossa; altrimenti si
    prosegue così.
explanation = Un giocatore può chiedere all’arbitro la spiegazione di singoli articoli del Regolamento.
stopped-for-help = Un giocatore può fermare gli orologi solo per chiedere l’intervento dell’arbitro.
finished-players = Il giocatore che ha finito la partita è uno spettatore.
helper-for-pieces = Il giocatore che non può muovere i pezzi può avvalersi di un assistente, accettato dall’arbitro.
helper-for-clock = Il giocatore che non può usare l’orologio può avvalersi di un assistente, accettato dall’arbitro.
helper-for-score =
    Il giocatore che non può trascrivere le mosse può avvalersi di un assistente, accettato dall’arbitro.
no-claim-by-displays = Nessuna richiesta può basarsi solo su ciò che è mostrato nella sala.
draw-offer-noted = Entrambi i giocatori annotano l’offerta di patta sul formulario con il segno (=).
looks-at-scoresheet =
    Un giocatore può chiedere cinque volte in una partita di vedere il formulario dell’arbitro; ulteriori
    richieste sono un disturbo dell’avversario.
reported-leaving =
    Il torneo può obbligare l’avversario di chi ha il tratto ad avvisare prima di lasciare l’area di gioco.
result-signed =
    Il risultato firmato da entrambi i giocatori resta valido, anche se errato, salvo diversa decisione
    dell’arbitro.
appeal = Contro la decisione dell’arbitro si può presentare appello.
bystanders = Chi non gioca resta fuori dalla partita; un’irregolarità può essere segnalata solo all’arbitro.
illegal-move-before-reply =
    Nel gioco rapido e nel lampo senza supervisione adeguata, l’arbitro che vede la mossa illegale o l’avversario
    che la reclama agisce prima che l’avversario abbia eseguito la mossa successiva; poi la mossa illegale vale.
late-illegal-position =
    Con entrambi i Re sotto scacco o un pedone sull’ultima traversa l’arbitro attende che sia completata
    un’altra mossa; se la posizione è ancora illegale, la partita è patta.
correction-among-last-moves =
    La mossa illegale si corregge solo se è fra le ultime del giocatore; una precedente vale.
correction-among-last-moves-in-time-pressure =
    In zeitnot solo l’avversario può reclamare la mossa illegale, e solo fra un numero minore delle ultime
    mosse.
old-touched-man = Il pezzo toccato deve essere giocato.
old-enemy-man-touched = Chi tocca un pezzo avversario lo cattura o, se non può, muove il Re.
old-false-move = Dopo una mossa falsa l’avversario sceglie fra i rimedi previsti dal codice.
old-objection = Chi vuole opporsi a una mossa lo fa prima di toccare un pezzo; dopo ne ha perso il diritto.
old-draw-claim = Il codice non prevede richieste di patta: i giocatori possono solo accordarsi per la patta.
old-game-end = Lo scacco matto, lo stallo, l’abbandono e l’accordo terminano la partita.
clocks-may-be-stopped = Chi richiede la patta può fermare gli orologi.
fivefold-in-a-row =
    Quando la stessa posizione ritorna ogni due mosse, cinque volte di seguito, la partita è patta senza
    richiesta.
director-may-declare =
    Il direttore può dichiarare patta la partita dopo cinque ripetizioni di seguito, o dopo settantacinque
    mosse per parte senza catture e senza mosse di pedone.
clocks-stay-as-they-are = Quando si corregge qualcosa, i tempi sugli orologi restano invariati.
upside-down-rook-is-queen =
    Una Torre messa capovolta nella casa di promozione è una Donna, se il giocatore non ha annunciato un altro
    pezzo.
draw-after-a-move-each =
    I giocatori possono accordarsi per la patta dopo che entrambi hanno eseguito una mossa.
colours-reversed-early =
    La partita iniziata a colori invertiti ricomincia se ci se ne accorge prima che entrambi abbiano eseguito
    dieci mosse; poi prosegue.
two-hands-once-pressed =
    Usare due mani per una sola mossa vale come mossa illegale, una volta premuto l’orologio.
loss-by-material =
    Il giocatore che non ha completato le mosse in tempo perde la partita; se l’avversario ha materiale
    insufficiente, la partita è patta.
penalties-of-the-director =
    Dove nessuna sanzione è fissata, il direttore può ammonire il giocatore o dare tempo aggiuntivo
    all’avversario.
