parts = Parti del manuale
back = Torna alla decisione
coming = Caricamento…
articles = Articoli
changes = Che cosa è cambiato
disputed = Punti controversi
proposals = Proposte
glossary = Glossario
mate = Matto ancora possibile?
claims = Richieste di patta
quadrigliona = La Quadrigliona
method = Metodo
handbook-heading = Manuale
handbook-lead =
    Il Regolamento in parole semplici, edizione per edizione: che cosa è cambiato, che cosa è controverso e i
    casi che lo mostrano.
laws-heading = Il Regolamento, articolo per articolo
laws-lead =
    Di che cosa tratta ogni articolo, con parole nostre, e il suo numero nelle altre edizioni. Il testo
    ufficiale è della FIDE.
changes-heading = Che cosa è cambiato
changes-lead = Scegli due edizioni: vedrai prima gli articoli diversi, poi i casi su cui la decisione è diversa.
disputed-heading = Punti controversi
disputed-lead =
    Gli esperti del Regolamento leggono ciascuno di questi punti in due modi. L’app decide secondo una lettura
    e mostra sempre anche l’altra.
proposals-heading = Che ne è stato delle proposte di Salerno
proposals-lead =
    Nel 2012 il seminario di Pagano per arbitri si chiuse con alcune proposte di modifica del Regolamento allora
    in vigore. Di otto si può seguire l’esito.
glossary-heading = Glossario
glossary-lead =
    Che cosa significano i termini alla scacchiera, con parole nostre. L’inglese sta accanto all’italiano,
    perché a molti arbitri servono entrambi.
method-heading = Come si ricava una decisione
method-lead =
    Nessuna decisione è scritta a mano. Ciascuna si ricava dai fatti del caso, con gli stessi sei passi, nel
    momento in cui la chiedi.
mate-heading = Il matto è ancora possibile?
mate-lead =
    Con una qualsiasi serie di mosse legali, per quanto male giochino entrambi: da questo dipende il risultato
    quando cade una bandierina, un giocatore abbandona o si completa una seconda mossa illegale. La risposta è
    data con le mosse, o con una dimostrazione.
claims-heading = Che cosa si poteva richiedere
claims-lead =
    Incolla delle partite o apri un file PGN: troverai ogni ripetizione, ogni serie di cinquanta o settantacinque
    mosse senza catture né mosse di pedone, ogni posizione morta, e chi avrebbe potuto richiedere la patta e come.
    Le partite restano su questo dispositivo.
quadrigliona-heading = La Quadrigliona
quadrigliona-lead =
    Due scacchiere, due squadre, due corridori. Il pezzo che un giocatore cattura può essere messo dal compagno
    sull’altra scacchiera, quando il corridore glielo ha portato attraverso i cerchi.
