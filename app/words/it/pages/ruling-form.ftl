heading = La tua decisione
waiting = Guarda il filmato fino al momento della decisione, poi decidi.
cannot-rule = Su questo episodio non si può decidere, perché non è ricostruibile:
next-question = Continua
submit = Emetti la decisione
reveal = Mostra la decisione senza emetterla
change = Modifica
unanswered = senza risposta
choose-first = Prima rispondi a questa domanda.
keys-hint = I tasti numerici scelgono, Invio prosegue.
enter-hint = Invio prosegue.
clock-keys-hint = Le frecce regolano l’orologio scelto, Invio prosegue.
on-the-board =
    Rispondi sulla scacchiera: scegli il pezzo da muovere o da catturare. Per indicare una sola mossa, scegli
    anche la casa d’arrivo; per l’arrocco, Re e Torre.
no-such-move = Con il pezzo scelto nessuna mossa legale arriva in quella casa.
no-piece = In quella casa non c’è nulla.
picked = Richiedi:
add-piece = Oppure un altro pezzo
add-piece-hint = Il prossimo pezzo che scegli si aggiunge come alternativa.
clear = Annulla
promote-to = Quale pezzo deve diventare il pedone?
any-promotion = A scelta del giocatore
any-legal-move = Qualsiasi mossa legale
any-legal-move-hint = Nessuno dei pezzi toccati può essere giocato.
nothing-binds = Nessun vincolo
nothing-binds-hint = Non c’è alcun obbligo da stabilire: la partita prosegue.
clocks-hint =
    Regola i due orologi sui tempi con cui la partita riprende. Dove il tempo è lasciato al tuo giudizio vale
    ogni valore ragionevole; l’incremento ottenuto premendo a torto si può togliere.
reset-clocks = Come sono ora
unchanged = invariato
no-legal-position =
    Da questa posizione non si possono calcolare mosse legali: scegli una delle risposte qui sotto.
