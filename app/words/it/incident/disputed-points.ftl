touch-breach-initiative = L’arbitro interviene d’ufficio per una violazione dell’articolo 4?
    .first = Solo se l’avversario reclama in tempo.
    .second = Sì, se l’arbitro l’ha vista.
non-move = Come si considera premere l’orologio senza aver mosso?
    .first = Come un errore senza sanzione fissa; due minuti all’avversario sono adeguati.
    .second = Come una mossa illegale, con la relativa sanzione.
rook-first-castling = L’arrocco eseguito muovendo prima la Torre è una mossa illegale?
    .first = Sì: l’arrocco comincia dal Re, quindi i pezzi non si muovono così.
    .second = No: la posizione è legale, e sono violate solo le norme sul pezzo toccato.
irregular-mate = Lo scacco matto termina la partita anche se sono violate le norme sul pezzo toccato?
    .first = Sì: basta che la mossa che dà matto sia legale.
    .second = No: la mossa che dà matto deve essere anche regolare.
touch-breach-in-blitz =
    Nel lampo senza supervisione adeguata, una violazione dell’articolo 4 fa perdere la partita su reclamo?
    .first = No: l’arbitro decide su richiesta dell’avversario.
    .second = Sì: si reclama come una mossa illegale.
plain-illegality-in-blitz =
    Nel lampo senza supervisione adeguata, l’arbitro interviene se entrambi i Re sono sotto scacco o una
    promozione non è completata?
    .first = No: conta solo il reclamo dell’avversario.
    .second = Sì, se può.
half-castling = Re mosso di due case, Torre non mossa, orologio premuto: è una mossa illegale?
    .first = Sì: premendo l’orologio la mossa è stata completata così com’è.
    .second = No: l’arrocco deve ancora essere completato.
illegal-move-then-flag =
    È stata completata una mossa illegale, poi è caduta la bandierina dell’avversario: che cosa prevale?
    .first = La mossa illegale: si annulla prima di considerare la bandierina.
    .second = La bandierina: la partita è persa per il tempo.
flag-fell-unseen =
    La bandierina è caduta inosservata, poi l’avversario ha completato una mossa illegale: che cosa prevale?
    .first = La bandierina, perché è caduta prima della mossa illegale.
    .second = La mossa illegale: la bandierina conta solo da quando è vista o reclamata.
two-hands-before-the-press = Due mani rendono illegale la mossa anche prima che si prema l’orologio?
    .first = Sì: l’articolo non menziona l’orologio.
    .second = No: come ogni mossa illegale, conta solo quando si preme l’orologio.
blitz-minutes-2018 =
    Quanti minuti riceve l’avversario per una mossa illegale nel lampo senza supervisione adeguata?
    .first = Uno, come dice l’appendice sul lampo.
    .second = Due, perché l’appendice sul gioco rapido rinvia alla norma principale.
blitz-minutes-2023 =
    Quanti minuti riceve l’avversario per una mossa illegale nel lampo con supervisione adeguata?
    .first = Due: l’appendice rinvia alle norme principali e non cambia nulla.
    .second = Uno, come nel gioco rapido.
flag-called-in-2017 = Senza supervisione adeguata, l’arbitro dichiara la caduta di una bandierina che vede?
    .first = Sì, deve.
    .second = Può farlo, ma può anche attendere il reclamo.
chess960-rook-first = Negli Scacchi960, come si considera muovere per prima la Torre nell’arroccare?
    .first = Come una mossa di Torre: è stata toccata prima del Re.
    .second = Come un arrocco regolare: così intese la commissione d’appello.
rook-first-in-us-chess = Toccare prima la Torre impedisce l’arrocco secondo la US Chess?
    .first = Sì: si deve muovere la Torre.
    .second = No, se l’organizzatore ha annunciato la variante che lo consente.
opponents-fault-before-flag = La bandierina è caduta dopo un’irregolarità dell’avversario: che cosa prevale?
    .first = L’irregolarità: gli orologi si regolano secondo il miglior giudizio e la partita prosegue.
    .second = La bandierina: la partita è persa per il tempo.
later-illegal-move =
    Entrambi hanno eseguito una mossa illegale prima che si scoprisse la prima: conta la seconda?
    .first = Sì, a carico di chi l’ha eseguita.
    .second = No: cade con le mosse che si annullano.
reply-made-or-completed = Il diritto di reclamare cessa quando la risposta è eseguita o quando è completata?
    .first = Quando è eseguita: il pezzo è stato rilasciato.
    .second = Quando è completata: l’orologio è stato premuto.
two-handed-mate-in-2017 = Lo scacco matto dato con due mani resta valido?
    .first = Sì: la partita termina prima che si prema l’orologio.
    .second = No: con due mani la mossa è illegale.
arbiter-after-forfeit =
    L’arbitro interviene ancora se l’avversario ha perso il diritto di reclamare toccando un pezzo?
    .first = No: ciò che non si può più reclamare resta com’è.
    .second = Sì: decade il diritto di reclamare, non il dovere dell’arbitro.
together-since-2014 = Re e Torre toccati insieme, arrocco illegale: si deve muovere il Re?
    .first = Sì, come se il Re fosse stato toccato per primo.
    .second = No: il testo parla del Re e poi di una Torre, perciò vale la regola del pezzo toccato.
capture-among-several = Toccati più pezzi: prevale una qualsiasi cattura fra di essi?
    .first = No: conta solo il primo pezzo toccato di ciascun colore.
    .second = Sì: prevale qualsiasi cattura legale fra i pezzi toccati.
minutes-for-a-claim-not-heard = Richiesta di patta non ricevibile: l’avversario riceve il tempo aggiuntivo?
    .first = Sì: è una richiesta che risulta non corretta.
    .second = No: il diritto di richiedere è perduto e non si esamina nulla.
incomplete-claim = Richiesta di patta su una mossa non scritta prima: va respinta?
    .first = Sì: non è presentata come prescrive il Regolamento.
    .second = No: l’arbitro invita il giocatore a presentarla come prescrive il Regolamento.
claim-without-scoresheet = Gioco rapido e lampo senza formulario: basta dichiarare la mossa?
    .first = Sì, per quanto l’arbitro può verificare.
    .second = No: il testo chiede una mossa scritta.
en-passant-by-a-bound-pawn = Un pedone che non può catturare en passant: la posizione è un’altra?
    .first = No: le mosse possibili sono le stesse.
    .second = Sì: il testo non dice che la cattura debba essere legale.
draw-passed-unnoticed =
    La patta senza richiesta è passata inosservata e la partita è finita altrimenti: che cosa vale?
    .first = La patta: in quel momento la partita è terminata.
    .second = Il risultato successivo: ciò che è sfuggito all’arbitro è materia d’appello.
plain-illegality-before-the-reply =
    Entrambi i Re sotto scacco o un pedone sull’ultima traversa, prima della risposta: chi interviene?
    .first = L’arbitro, finché l’avversario non ha eseguito la mossa successiva.
    .second = Solo l’avversario: l’arbitro attende che la mossa successiva sia completata.
noticed-before-the-reply = L’arbitro nota una mossa illegale e l’avversario risponde prima che intervenga: la mossa vale?
    .first = Sì: l’arbitro deve intervenire prima della risposta.
    .second = No: su ciò che osserva prima della risposta l’arbitro deve intervenire.
mate-by-replaced-pawn =
    La Donna che sostituisce il pedone dà matto e l’infrazione fa perdere la partita: che cosa vale?
    .first = La sanzione: la partita è patta, perché chi ha subito scacco matto non può dare matto.
    .second = Lo scacco matto: termina immediatamente la partita.
quickplay-with-increment = Nel 2009, si può richiedere la patta in un finale rapido giocato con incremento?
    .first = No: con l’incremento il tempo per le mosse rimanenti non è limitato.
    .second = Sì: l’articolo 10 non menziona gli incrementi.
increment-before-claim = Nel finale rapido, si deve chiedere un incremento prima di richiedere la patta?
    .first = No: la richiesta è per le manifestazioni i cui orologi non possono dare incrementi.
    .second = Sì: la richiesta vale quando la domanda di un incremento non si applica.
declared-mate-accepted =
    La partita finisce se l’avversario accetta uno scacco matto che sulla scacchiera non c’è?
    .first = No: finisce con lo scacco matto, o con un giocatore che dichiara di abbandonare.
    .second = Sì: accettandolo l’avversario ha abbandonato.
holder-letter = la lettera della norma
holder-pagano = Pagano, Salerno 2012
holder-proposal = proposta { $number } del seminario di Pagano, Salerno 2012
holder-gijssen = Gijssen, rubrica del 2011
holder-arbiters-manual = il Manuale degli arbitri della FIDE
holder-slide = diapositiva { $number } del seminario di Pagano, Salerno 2012
holder-practice = la prassi comune e le soluzioni degli esami
holder-european-council = il consiglio arbitrale della European Chess Union, 2019
holder-players = giocatori che lo sostennero all’epoca
holder-fide-interpretation = le interpretazioni FIDE del giugno 2017
holder-appeals-committee-2019 = la commissione d’appello in Nepomniachtchi–So, 2019
holder-variation-i = la variante I delle regole della US Chess
holder-finding-of-fact = un fatto che l’arbitro deve accertare
holder-nobody = nessuno di noto: il Regolamento lascia aperta la questione
disputed-touch = Il tocco controverso era deliberato?
    .first = Non è accertato, quindi il tocco non vincola.
    .second = È accertato, quindi il tocco vincola.
presumed-touch = Il tocco controverso era chiaramente accidentale?
    .first = No, quindi si considera intenzionale e vincola.
    .second = Sì, quindi il tocco non vincola.
unknown-order = Si può stabilire l’ordine dei due tocchi?
    .first = No, quindi il giocatore sceglie fra i due pezzi.
    .second = Sì: nell’ordine in cui li mostra il filmato.
quickplay-finding = L’avversario di chi ha richiesto la patta cercava di vincere con mezzi normali?
    .first = Sì, quindi la richiesta è respinta.
    .second = No, o non era possibile, quindi la partita è patta.
quickplay-claim-accepted = La partita è patta se l’avversario accetta la richiesta nel finale rapido?
    .first = No: dal 2014 la richiesta non è un’offerta di patta, e decide l’arbitro.
    .second = Sì: entrambi i giocatori vogliono la patta e si sono accordati.
agreement-against-the-event = È valida una patta che i giocatori concordano contro il regolamento del torneo?
    .first = No: i giocatori non potevano concordarla, quindi la partita continua.
    .second = Sì: l’accordo ha concluso la partita, e l’arbitro applica una sanzione.
end-by-another-move-than-announced =
    Annunciata una mossa nel richiedere la patta, il giocatore conclude la partita con un’altra: vale?
    .first = Sì: matto, stallo o posizione morta concludono la partita; l’annuncio lì non è nominato.
    .second = No: si deve giocare la mossa annunciata.
pressed-back-to-object = Ripremere l’orologio senza toccare nulla, per contestare un pezzo toccato, è una mossa illegale?
    .first = No: è il modo in cui l’avversario contesta.
    .second = Sì: si è premuto l’orologio senza eseguire una mossa.
illegal-move-never-pressed =
    Una mossa illegale senza pressione dell’orologio è scoperta dopo la mossa seguente del giocatore: si sanziona?
    .first = No: una mossa illegale è completata solo premendo l’orologio.
    .second = Sì: la mossa seguente completa la precedente.
agreement-full = Corretta secondo un’altra lettura
agreement-partial = Valutata secondo un’altra lettura
marked-by = La tua decisione è valutata in base a quella lettura ({ $holders }).
