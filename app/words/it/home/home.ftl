heading = Sei l’arbitro. Decidi tu.
lead =
    Un giocatore tocca il Re. Un orologio viene premuto senza muovere. Qualcuno reclama. Osserva che cosa accade
    alla scacchiera, prendi la tua decisione e confrontala con quella che discende dal Regolamento, articolo per
    articolo.
begin = Guarda il primo caso
resume = Riprendi da dove eri rimasto
go-on = Prossimo caso
steps = Come funziona
watch = Osserva
watch-line =
    Il filmato mostra nell’ordine ogni tocco, mossa, pressione dell’orologio e parola, e che cosa ne ha visto
    l’arbitro.
rule = Decidi
rule-line =
    C’è stata un’irregolarità? Da quale posizione si riprende, che cosa va giocato, quali tempi, quale
    risultato? Rispondi alle domande a cui risponde un arbitro.
compare = Confronta
compare-line =
    Punto per punto, con il relativo articolo. Dove il Regolamento si può leggere in due modi, trovi entrambe le
    letture e chi le sostiene.
ways = Come studiare
courses = Corsi
courses-line =
    Un argomento alla volta, dal facile al difficile: arrocco, promozione, gioco lampo, il seminario
    diapositiva per diapositiva.
practice = Allenamento
practice-line = Un caso dopo l’altro, fino al primo errore, o soltanto quelli sbagliati.
incidents-line = Tutti, per argomento, articolo, edizione e livello.
handbook-line = Gli articoli di ogni edizione in parole semplici, che cosa è cambiato e che cosa è controverso.
progress-line = Che cosa sai, che cosa confondi e che cosa è da ripassare.
private = Nessun account. I tuoi dati restano su questo dispositivo.
ruled-so-far = Casi decisi finora: { $ruled } su { $all }.
