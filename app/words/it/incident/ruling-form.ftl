heading = La tua decisione
waiting = Guarda il filmato fino al momento della decisione, poi decidi.
cannot-rule = Su questo caso non si può decidere, perché non è ricostruibile:
next-question = Continua
submit = Conferma
reveal = Mostra la soluzione
change = Modifica
undo = Annulla
undo-keys-hint = Rispondi con i tasti numerici; Backspace annulla.
full-ruling = Decisione completa
inapplicable = Non applicabile
inapplicable-hint = Su questo punto non c’è nulla da decidere.
unanswered = ancora senza risposta
choose-first = Prima rispondi a questa domanda.
keys-hint = Usa i tasti numerici per scegliere e Invio per proseguire.
enter-hint = Premi Invio per proseguire.
clock-keys-hint = Usa le frecce per regolare l’orologio selezionato e Invio per proseguire.
on-the-board =
    Rispondi sulla scacchiera: scegli il pezzo da muovere o da catturare. Per indicare una sola mossa, scegli
    anche la casa d’arrivo; per l’arrocco, Re e Torre.
no-such-move = Il pezzo scelto non ha alcuna mossa legale in quella casa.
no-piece = In quella casa non c’è alcun pezzo.
picked = Obbligatorio:
add-piece = Aggiungi un’alternativa
add-piece-hint = Il prossimo pezzo che scegli si aggiunge come alternativa.
clear = Cancella
promote-to = In quale pezzo deve essere promosso il pedone?
any-promotion = A scelta del giocatore
any-legal-move = Qualsiasi mossa legale
any-legal-move-hint = Nessun pezzo toccato può essere mosso o catturato.
nothing-binds = Nessun obbligo
nothing-binds-hint = Non c’è alcun obbligo da stabilire; la partita prosegue.
clocks-hint =
    Regola i due orologi sui tempi con cui la partita riprende. Dove i tempi sono a tua discrezione è accettato
    ogni valore ragionevole; l’incremento ottenuto premendo irregolarmente l’orologio si può togliere.
reset-clocks = Lascia invariati
unchanged = invariato
no-legal-position =
    Da questa posizione non si possono calcolare mosse legali: scegli una delle risposte qui sotto.
