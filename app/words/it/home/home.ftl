heading = Sei l’arbitro. Decidi tu.
lead = Osserva che cosa accade alla scacchiera, poi prendi la tua decisione.
now = E adesso
today = Il caso del giorno
resume = Riprendi da dove eri rimasto
stop-clocks = Ferma gli orologi
stop-clocks-line = Il filmato scorre una volta sola. Ferma gli orologi quando devi intervenire.
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
