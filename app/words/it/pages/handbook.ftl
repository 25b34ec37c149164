search = Cerca articoli, termini e punti controversi
search-hint = Per numero o parola: 7.5.1, promozione, bandierina …
nothing-found = Nessun risultato nel manuale.
more-found = Ci sono altri risultati: aggiungi una parola per restringere la ricerca.
articles-line = Ogni edizione dal 2009, articolo per articolo, con i casi che ne dipendono.
changes-line = Due edizioni a confronto, e i casi in cui la decisione cambia.
disputed-line = Dove il Regolamento si può leggere in due modi: le due letture, chi le sostiene e l’esito.
proposals-line = Che cosa propose il seminario di Salerno nel 2012, e che cosa è diventato norma.
glossary-line = I termini che servono a un arbitro, in italiano e in inglese.
mate-line = Se una parte può ancora dare matto in una data posizione, con le mosse o con una dimostrazione.
claims-line = Che cosa si sarebbe potuto richiedere nelle partite di un file PGN, posizione per posizione.
quadrigliona-line =
    Un gioco con due scacchiere, due squadre e regole proprie: le regole, i punti aperti e i casi da decidere.
method-line = Come si ricava una decisione, quanto è affidabile e su che cosa non si decide.
proposal-point = Il punto controverso
proposal-wording = Riguardava solo la formulazione; nessuna decisione cambia.
