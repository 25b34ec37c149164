fallen-piece-question = Ogni pezzo che cade costa un minuto, dovunque cada?
fallen-piece-first = Soltanto un pezzo che il corridore fa cadere lungo il tragitto.
fallen-piece-second = Qualsiasi pezzo, anche rovesciato su una scacchiera.
fallen-piece-why = La frase descrive il compito del corridore.
substitution-question = I componenti possono scambiarsi di posto durante una partita?
substitution-first = Soltanto fra una partita e l’altra.
substitution-second = In ogni momento.
substitution-why = La premessa dice «liberamente»; ma per la regola 11 ciascuno gioca la propria partita.
fifteen-minutes-question = Di chi sono i quindici minuti?
fifteen-minutes-first = Di ciascun giocatore.
fifteen-minutes-second = Della squadra, divisi fra i suoi due orologi.
fifteen-minutes-why = La premessa parla della squadra, ma anche dei suoi due orologi, uno per scacchiera.
piece-on-its-way-question = Si può mettere sulla scacchiera un pezzo ancora in viaggio?
piece-on-its-way-first = No; soltanto un pezzo già consegnato.
piece-on-its-way-second = Sì; ogni pezzo fuori dalle scacchiere è riserva.
piece-on-its-way-why = La regola 5 richiede prima la consegna; altrimenti il corridore non servirebbe a nulla.
silent-promotion-question = Si preme l’orologio su una promozione senza dichiarare il pezzo: che cos’è?
silent-promotion-first = Una mossa illegale.
silent-promotion-second = Una promozione a Donna.
silent-promotion-why =
    La regola 9 chiede di dichiarare il pezzo e non dice che cosa segue se non lo si fa; per la FIDE una
    promozione incompleta è illegale.
reserve-that-counts-question = Quale riserva conta per matto e stallo?
reserve-that-counts-first = Ogni pezzo che possa mai arrivare.
reserve-that-counts-second = Soltanto i pezzi già catturati.
reserve-that-counts-why =
    La regola 10 parla di tutti i pezzi fuori dalla scacchiera, e consente al giocatore di attenderne altri.
no-mating-material-question = La caduta della bandierina fa perdere anche se l’avversario non può dare matto?
no-mating-material-first = Sì.
no-mating-material-second = No; è patta, come nel Regolamento FIDE.
no-mating-material-why = Per la regola 10 i pezzi per dare matto non mancano mai a nessuno.
advice-of-the-team-question = Il corridore e il capitano possono dare consigli?
advice-of-the-team-first = Sì; fanno parte della squadra.
advice-of-the-team-second = No; soltanto il compagno.
advice-of-the-team-why = La regola 13 nomina il compagno, nello spirito di un gioco di squadra.
own-reserve-question = Si può ordinare la propria riserva durante il tratto dell’avversario?
own-reserve-first = Sì.
own-reserve-second = No; il giocatore non può toccare alcun pezzo.
own-reserve-why = La regola 12 protegge la scacchiera dalle interferenze; la riserva le sta accanto.
claim-alone-question =
    Per reclamare la caduta della bandierina o una mossa illegale, devono entrambi i compagni fermare i due
    orologi?
claim-alone-first = No; il giocatore reclama da solo.
claim-alone-second = Sì, come in ogni contenzioso.
claim-alone-why =
    La regola 15 parla di contenziosi; altrimenti i diritti del giocatore nel lampo dipenderebbero dal compagno.
draw-on-one-board-question = Se una scacchiera è patta per ripetizione, che cosa finisce?
draw-on-one-board-first = L’incontro.
draw-on-one-board-second = Soltanto quella partita.
draw-on-one-board-why = La regola 19 chiude l’incontro con la prima partita finita.
reserves-in-repetition-question = Per una ripetizione le riserve devono essere uguali?
reserves-in-repetition-first = No; conta soltanto la scacchiera.
reserves-in-repetition-second = Sì.
reserves-in-repetition-why = La regola 17 si riferisce alla posizione su una scacchiera.
drops-in-repetition-question = Quali pezzi messi sulla scacchiera interrompono una ripetizione?
drops-in-repetition-first = Tutti, fra una volta e l’altra.
drops-in-repetition-second = Soltanto quello che produce la posizione.
drops-in-repetition-why =
    La regola 17 dice che la posizione non dev’essere stata raggiunta mettendo pezzi sulla scacchiera.
wrong-repetition-claim-question = Qual è la penalità per una richiesta di ripetizione errata?
wrong-repetition-claim-first = Nessun tempo aggiuntivo all’avversario.
wrong-repetition-claim-second = Tre minuti in più all’avversario, come nel Regolamento FIDE.
wrong-repetition-claim-why = La regola 17 tace, e il conteggio ad alta voce lascia poco spazio agli abusi.
third-illegal-move-question = Che cosa perde il giocatore con la terza mossa illegale?
third-illegal-move-first = L’incontro.
third-illegal-move-second = Soltanto la partita.
third-illegal-move-why = La regola 18 dice che il giocatore è sconfitto; la regola 19 chiude allora l’incontro.
extra-minute-question = Su quale orologio l’avversario riceve il minuto per la mossa illegale?
extra-minute-first = Sul proprio orologio.
extra-minute-second = Su entrambi gli orologi della sua squadra.
extra-minute-why =
    La regola 18 dice «all’avversario»; soltanto la penalità del corridore nomina entrambi gli orologi.
illegal-move-initiative-question = L’arbitro interviene su una mossa illegale anche senza reclamo?
illegal-move-initiative-first = No; soltanto su reclamo.
illegal-move-initiative-second = Sì; di propria iniziativa.
illegal-move-initiative-why = La regola 18 tace; nel lampo sulla mossa illegale si decide su reclamo.
capture-and-mate-question = La regola 20 prevale sull’ordine in cui sono stati premuti gli orologi?
capture-and-mate-first = Sì: le due partite finiscono insieme.
capture-and-mate-second = No: decide la prima partita finita.
capture-and-mate-why =
    È la norma speciale accanto alla regola 19; il tragitto del corridore rende incerto il senso di
    «immediatamente».
rook-first-question = Nell’arrocco si può muovere prima la Torre?
rook-first-first = Sì; conta la posizione quando si preme l’orologio.
rook-first-second = No; si muove prima il Re, come nel Regolamento FIDE.
rook-first-why =
    Per la regola 14 non vale il pezzo toccato, e la mossa è eseguita solo quando si preme l’orologio.
gap-section-two = Manca la sezione 2.
gap-section-two-filled = La numerazione delle regole prosegue; resta quella del documento.
gap-note-in-rule-fourteen = La nota alla regola 14 si interrompe.
gap-note-in-rule-fourteen-filled =
    Finisce a metà di un rinvio al Regolamento FIDE. Qui non vi si aggiunge nulla.
gap-rule-sixteen = Manca la regola 16.
gap-rule-sixteen-filled =
    Starebbe fra il contenzioso e la ripetizione. Su ciò che avrebbe potuto regolare si segue il lampo FIDE.
gap-article-twelve-two = La regola 13 cita un articolo con un numero più vecchio.
gap-article-twelve-two-filled = Nel Regolamento del 2009 il divieto di consigli sta altrove; si cita da lì.
gap-blitz-of-fifteen-minutes = Per il Regolamento FIDE, quindici minuti sono gioco rapido.
gap-blitz-of-fifteen-minutes-filled = Il regolamento sceglie comunque il lampo, e questa scelta è seguita.
gap-captain = Non è detto che cosa possa fare il capitano.
gap-captain-filled = Parla per la squadra con l’arbitro; non sostituisce i due giocatori.
gap-tie-break-order = Due modi di decidere lo spareggio, senza un ordine fra loro.
gap-tie-break-order-filled =
    Se una sola squadra ha giocato ed è imbattuta, l’arbitro può scegliere; altrimenti si corre.
gap-faults-without-penalty = Diverse mancanze non hanno una penalità propria.
gap-faults-without-penalty-filled =
    Si annulla ciò che è stato fatto e si dà un’ammonizione; se si ripete, si applicano i provvedimenti del
    Regolamento FIDE.
