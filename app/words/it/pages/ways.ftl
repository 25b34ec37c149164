heading = Come studiare
courses-line =
    Un argomento alla volta, dal facile al difficile: arrocco, promozione, gioco lampo, il seminario
    diapositiva per diapositiva.
practice-line = Un caso dopo l’altro, fino al primo errore, o soltanto quelli sbagliati.
incidents-line = Tutti, per argomento, articolo, edizione e livello.
bench-line = Registra ciò che è accaduto alla tua scacchiera, guarda che cosa decide il Regolamento e invialo con un link.
handbook-line = Gli articoli di ogni edizione in parole semplici, che cosa è cambiato e che cosa è controverso.
progress-line = Che cosa sai, che cosa confondi e che cosa è da ripassare.
teach-line = Per i docenti: pianificare il corso, preparare gli esami, leggere i risultati, stampare gli attestati.
private = Nessun account. I tuoi dati restano su questo dispositivo.
