official = Testo ufficiale nel FIDE Handbook
editions = Edizione
parts = Vai a
search = Cerca per numero o parola
nothing-found = Nessun articolo corrisponde.
reset = Mostra tutti gli articoli
numbers = Numeri per edizione
otherwise = con una regola diversa
otherwise-key = ≠ indica le edizioni con una regola diversa sulla stessa materia.
part-article = Articolo { $number }
part-appendix = Appendice { $number }
part-guidelines = Linee guida { $number }
entries-shown = { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
chapter-aim = Lo scopo del gioco
chapter-board = Scacchiera e posizione iniziale
chapter-moves = Come muovono i pezzi
chapter-touch = Toccare e muovere
chapter-end = Come finisce la partita
chapter-clock = L’orologio
chapter-irregularities = Irregolarità
chapter-recording = La trascrizione delle mosse
chapter-draws = La patta
chapter-quickplay-finish = Finale rapido (quickplay finish)
chapter-points = Punteggio
chapter-conduct = La condotta dei giocatori
chapter-arbiter = L’arbitro
chapter-rapid = Gioco rapido
chapter-blitz = Gioco lampo
chapter-notation = Notazione
chapter-blind-players = Giocatori non vedenti
chapter-adjournment = Partite sospese
chapter-chess960 = Scacchi960
