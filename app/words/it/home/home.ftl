heading = Giudica l’episodio come se fossi l’arbitro.
lead =
    Una mano tocca il Re. Un orologio viene premuto senza aver mosso. Qualcuno reclama. Osserva che cosa
    accade alla scacchiera, prendi la tua decisione e confrontala con quella che discende dal Regolamento,
    articolo per articolo.
begin = Guarda il primo episodio
resume = Riprendi da dove eri rimasto
go-on = Continua con il prossimo episodio
steps = Come funziona
watch = Osserva
watch-line =
    Il filmato mostra nell’ordine ogni tocco, mossa, pressione e parola, e che cosa ne ha visto l’arbitro.
rule = Decidi
rule-line =
    Che cos’era? Quale posizione, che cosa va giocato, quali tempi, quale risultato? Rispondi come fa un
    arbitro.
compare = Confronta
compare-line =
    Punto per punto, ciascuno con il suo articolo. Dove il Regolamento si legge in due modi, trovi entrambe le
    letture e chi le sostiene.
ways = Come studiare
courses = Corsi
courses-line =
    Un argomento alla volta, dal facile al difficile: arrocco, promozione, gioco lampo, il seminario
    diapositiva per diapositiva.
practice = Allenamento
practice-line = Un episodio dopo l’altro, fino al primo errore, o soltanto quelli sbagliati.
incidents-line = Tutti, per argomento, articolo, edizione e livello.
handbook-line = Gli articoli di ogni edizione in parole semplici, che cosa è cambiato, che cosa è controverso.
progress-line = Che cosa sai, che cosa confondi e che cosa è da ripassare.
private = Nessun account. Quello che fai resta su questo dispositivo.
ruled-so-far = Decisi finora: { $ruled } episodi su { $all }.
