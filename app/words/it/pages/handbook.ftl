heading = Manuale
lead =
    Il Regolamento in parole semplici, edizione per edizione: che cosa è cambiato, che cosa è controverso e i
    casi che lo mostrano.
parts = Parti del manuale
search = Cerca articoli, termini e punti controversi
search-hint = Per numero o parola: 7.5.1, promozione, bandierina …
nothing-found = Nessun risultato nel manuale.
more-found = Ci sono altri risultati: aggiungi una parola per restringere la ricerca.
back = Torna alla decisione
articles = Articoli
articles-line = Ogni edizione dal 2009, articolo per articolo, con i casi che ne dipendono.
changes = Che cosa è cambiato
changes-line = Due edizioni a confronto, e i casi in cui la decisione cambia.
disputed = Punti controversi
disputed-line = Dove il Regolamento si può leggere in due modi: le due letture, chi le sostiene e l’esito.
proposals = Proposte
proposals-line = Che cosa propose il seminario di Salerno nel 2012, e che cosa è diventato norma.
glossary = Glossario
glossary-line = I termini che servono a un arbitro, in italiano e in inglese.
mate = Matto ancora possibile?
mate-line = Se una parte può ancora dare matto in una data posizione, con le mosse o con una dimostrazione.
claims = Richieste di patta
claims-line = Che cosa si sarebbe potuto richiedere nelle partite di un file PGN, posizione per posizione.
quadrigliona = La Quadrigliona
quadrigliona-line =
    Un gioco con due scacchiere, due squadre e regole proprie: le regole, i punti aperti e i casi da decidere.
method = Metodo
method-line = Come si ricava una decisione, quanto è affidabile e su che cosa non si decide.
proposal-point = Il punto controverso
proposal-wording = Riguardava solo la formulazione; nessuna decisione cambia.
