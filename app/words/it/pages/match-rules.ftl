pre-registration = Le squadre si iscrivono entro il giorno precedente; i posti sono limitati.
late-arrival = Una squadra può arrivare in ritardo, se concordato con l’organizzazione.
taking-part-accepts = Chi partecipa accetta il regolamento esposto in sala.
hoops-on-the-way = Nel tragitto fra le scacchiere il corridore salta a piedi pari fra i cerchi.
piece-falls = Ogni pezzo che cade lungo il tragitto costa un minuto.
hoop-touched = Ogni cerchio toccato costa un minuto.
minute-on-both-clocks = Il minuto è tolto alla squadra che ha commesso l’errore, su entrambi i suoi orologi.
every-occurrence-counts = Ogni volta costa un altro minuto, senza un limite.
knock-out = Si gioca a eliminazione diretta, in almeno due gironi.
free-exchange = I componenti di una squadra possono scambiarsi liberamente.
captain-named = Ogni squadra designa un capitano prima che il gioco inizi.
teams-told-apart = Le squadre si distinguono per cappellini di colore diverso, o in altro modo.
fifteen-minutes = Quindici minuti per una partita.
mover-presses = Preme l’orologio il giocatore che ha eseguito la mossa.
one-hired-player = Una squadra incompleta può ingaggiare un solo giocatore di una squadra già eliminata.
order-of-registration = Le squadre sono ammesse in ordine di iscrizione.
race-breaks-tie =
    Un incontro finito in parità può essere deciso da una gara a piedi, con un giocatore per squadra.
award-breaks-tie =
    Un incontro finito in parità può essere assegnato alla squadra che ha già giocato ed è imbattuta.
follows-fide-blitz = Dove non è detto altro, vale il regolamento FIDE per il lampo.
two-players-and-runner = Una squadra è composta da due giocatori, su scacchiere diverse, e un corridore.
one-of-each-colour = In ogni squadra un giocatore ha il Bianco e l’altro il Nero.
one-piece-at-a-time = Il corridore porta un solo pezzo per volta.
runner-off-the-boards = Il corridore non sale sulle scacchiere.
runner-off-the-clocks = Il corridore non tocca gli orologi.
two-games-at-once = Un incontro sono due partite diverse, giocate contemporaneamente.
clocks-in-sight = Le scacchiere sono vicine e gli orologi all’esterno: ogni giocatore li vede entrambi.
begin-together = Le due partite cominciano nello stesso momento.
captured-goes-to-partner = Ogni pezzo catturato va al compagno di chi l’ha catturato.
passed-after-the-move = Si consegna soltanto dopo aver completato la mossa di cattura.
reserve-of-partner = Entra nella riserva del compagno, di cui ha il colore.
reserve-visible = La riserva resta ben visibile alla squadra avversaria.
drop-instead-of-move =
    Invece di muovere, un giocatore può mettere un pezzo della riserva in una casa libera della propria
    scacchiera.
drop-may-mate = Il pezzo così messo può dare scacco, anche matto.
king-safe-after-drop =
    Alla fine del tratto il proprio Re non può essere sotto scacco; altrimenti la mossa è illegale.
no-pawn-on-end-ranks = Un pedone non si può mettere nella prima né nell’ultima traversa.
only-reserve-on-empty-square =
    Si può mettere un pezzo soltanto in una casa libera, e soltanto se è nella riserva.
dropped-pawn-starts-anew =
    Un pedone messo nella traversa di partenza può avanzare di due case alla sua prima mossa.
dropped-pawn-en-passant = Dopo quell’avanzata di due case può essere catturato en passant.
dropped-rook-never-castles = Una Torre venuta dalla riserva non può arroccare.
promoted-stays-pawn = Un pedone giunto nell’ultima traversa è promosso, ma il pezzo di legno resta un pedone.
promotion-named-aloud = Il giocatore dichiara ad alta voce quale pezzo è da quel momento.
captured-promoted-is-pawn = Se viene catturato, va nella riserva come pedone.
off-board-is-reserve =
    Tutti i pezzi di un giocatore che non sono sulle scacchiere valgono come riserva del compagno.
never-stalemated = Un giocatore non è in stallo finché può ancora essere messo un pezzo.
not-mated-while-drop-parries =
    Uno scacco che un pezzo della riserva potrebbe parare non è matto, anche se la riserva ora è vuota.
final-mate =
    Il matto è definitivo se lo scacco viene da una casa adiacente, da un Cavallo o da due pezzi insieme.
no-lack-of-material = A nessuno mancano mai i pezzi per dare matto: il compagno può mandargliene.
may-wait = Un giocatore può attendere un pezzo finché la partita dura, con il proprio orologio in moto.
own-board-only = Ciascuno gioca la propria partita e non agisce su altre scacchiere.
own-clock-only = Ciascuno preme soltanto il proprio orologio.
partners-captures = I pezzi catturati dal compagno si possono maneggiare.
hands-off-in-opponents-turn = Durante il tratto dell’avversario un giocatore non muove né tocca pezzi.
view-not-obstructed = Nessuno si frappone fra un giocatore e la sua scacchiera.
repeated-violations =
    Le violazioni ripetute possono essere punite, a discrezione dell’arbitro, fino alla perdita della partita.
partners-may-talk = I compagni possono parlarsi: suggerire mosse, chiedere consigli, chiedersi di attendere.
no-offence = Nessuno irrita di proposito gli avversari con il comportamento o con le parole.
little-noise = Il rumore è mantenuto al minimo.
no-touch-move = Il pezzo toccato non deve essere mosso.
completed-by-press = Una mossa è completata quando il giocatore avvia l’orologio dell’avversario, non prima.
one-move-at-a-time = Non si dovrebbero iniziare più mosse insieme.
taken-back-before-press = Finché l’orologio non è stato premuto, la mossa si può ritirare e sostituire.
dispute-by-both =
    In caso di contenzioso i due giocatori di una squadra possono insieme fermare entrambi gli orologi e
    chiamare l’arbitro.
repetition-claim = Dopo tre ripetizioni della posizione un giocatore può richiedere la patta.
four-occurrences = Cioè la posizione si è verificata quattro volte.
counted-aloud = Le ripetizioni sono state contate ad alta voce.
on-one-board = Sono ripetizioni su una stessa scacchiera.
not-by-drops = La posizione non è stata prodotta mettendo un pezzo della riserva.
illegal-once-pressed = Una mossa è illegale solo quando l’orologio dell’avversario è in moto.
illegal-move-minute = Per la prima e la seconda mossa illegale l’avversario riceve un minuto.
third-illegal-move-loses = La terza mossa illegale fa perdere la partita.
finished-game-stops = Appena una partita è finita, i due avversari smettono di giocare e fermano l’orologio.
first-end-decides = Questo pone fine all’incontro, qualunque cosa stia per accadere sull’altra scacchiera.
both-won-at-once = Se le due partite finiscono insieme e le ha vinte la stessa squadra, questa vince l’incontro.
otherwise-drawn = In ogni altro caso in cui le due partite finiscono insieme l’incontro finisce in parità.
capture-and-mate =
    Una cattura dà al compagno il pezzo con cui dà subito matto, e chi ha catturato riceve a sua volta subito
    matto: le due partite finiscono insieme.
offer-by-both = La patta è proposta da entrambi i giocatori della squadra.
acceptance-by-both = È accettata da entrambi i giocatori dell’altra squadra.
agreement-decides = La patta così concordata è l’esito dell’incontro.
legal-move = I pezzi si muovono come in ogni partita a scacchi.
own-king-safe = Un giocatore non può lasciare il proprio Re sotto scacco.
king-castles-first = Nell’arrocco si muove prima il Re.
en-passant = Un pedone appena avanzato di due case può essere catturato en passant.
promotion-completed = La promozione fa parte della mossa; se manca, la mossa è illegale.
checkmate = Chi dà scacco matto vince la partita.
resignation = Chi abbandona perde la partita.
stalemate = Lo stallo è patta.
illegal-move-on-claim = La mossa illegale si reclama prima di aver eseguito la propria mossa.
illegal-move-loses-at-once = Nel lampo una mossa illegale completata fa perdere la partita, su reclamo.
correction-by-agreement = Dopo la risposta dell’avversario, per correggere occorre l’accordo dei due giocatori.
illegal-move-found = L’arbitro corregge l’irregolarità che rileva.
position-put-back = Si ripristina la posizione precedente alla mossa illegale.
times-set = L’arbitro regola gli orologi.
no-quickplay-finish = Negli ultimi due minuti non si può richiedere la patta.
flag-on-claim = La bandierina si considera caduta quando un giocatore lo reclama validamente.
both-flags-down = Se sono cadute entrambe le bandierine la partita è patta.
loss-on-time = Il giocatore la cui bandierina è caduta perde; se l’avversario non può dare matto, la partita è patta.
set-up-cutoff = L’errata disposizione si reclama prima che ciascuno abbia completato tre mosse.
wrong-set-up = Se i pezzi erano disposti male, si gioca una nuova partita.
no-scoresheet = Le mosse non si trascrivono.
same-position = Quando due posizioni sono considerate uguali.
wrong-claim-minutes = Una richiesta di patta errata dà all’avversario tre minuti in più.
no-advice = I consigli di altri sono vietati.
having-the-move = Agisce sulla scacchiera soltanto chi ha il tratto.
penalties = I provvedimenti che il Regolamento mette a disposizione dell’arbitro.
no-intervention = Negli altri casi l’arbitro non interviene.
