heading = Manuale
lead =
    Il Regolamento in parole semplici, edizione per edizione; che cosa è cambiato, che cosa è controverso, e
    gli episodi che lo mostrano.
parts = Parti del manuale
search = Cerca articoli, termini e punti controversi
search-hint = Per numero o parola: 7.5.1, promozione, bandierina …
nothing-found = Nel manuale non c’è nulla che corrisponda.
more-found = Ce ne sono altri: aggiungi una parola per restringere la ricerca.
back = Torna alla decisione
articles = Articoli
articles-line = Ogni edizione dal 2009, articolo per articolo, con gli episodi che ne dipendono.
changes = Che cosa è cambiato
changes-line = Due edizioni a confronto, e gli episodi in cui la decisione cambia.
disputed = Punti controversi
disputed-line = Dove il Regolamento si legge in due modi: le due parti, chi le sostiene, che ne è stato.
proposals = Proposte
proposals-line = Che cosa chiese il seminario di Salerno nel 2012, e che cosa è diventato norma.
glossary = Glossario
glossary-line = Le parole che servono a un arbitro, in italiano e in inglese fianco a fianco.
mate = Ancora matto?
mate-line = Se una parte può ancora dare matto in una posizione, con le mosse o con una prova.
claims = Richieste di patta
claims-line = Che cosa si sarebbe potuto richiedere nelle partite di un file PGN, posizione per posizione.
quadrigliona = La Quadrigliona
quadrigliona-line =
    Un gioco di due scacchiere e due squadre, con regole proprie: le regole, i punti aperti e i filmati da
    arbitrare.
method = Metodo
method-line = Come nasce una decisione, quanto è sicura, e su che cosa non si decide.
proposal-point = Il punto controverso
proposal-wording = Riguardava solo le parole; nessuna decisione cambia.
