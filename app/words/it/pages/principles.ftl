other-reading = segue una lettura diversa da quella applicata qui
proposal-as-law = tratta come norma una proposta del 2012
enacted-overlooked = trascura una proposta considerata approvata
as-if-pressed = decide come se l’orologio fosse stato premuto
as-if-not-pressed = decide come se l’orologio non fosse stato premuto
as-if-claimed = decide come se qualcuno avesse reclamato in tempo
as-if-claimed-too-late = decide come se il reclamo fosse tardivo
as-if-nobody-claimed = decide come se nessuno avesse reclamato
as-if-written-first = decide come se la mossa fosse stata prima scritta, e non eseguita
as-if-claimed-untouched = decide come se prima della richiesta non si fosse toccato alcun pezzo
as-if-touched-first = decide come se prima della richiesta si fosse toccato un pezzo
as-if-seen = decide come se l’arbitro l’avesse visto
as-if-unseen = decide come se l’arbitro non l’avesse visto
as-if-first-offence = decide come se fosse la prima mossa illegale
as-if-later-offence = decide come se ci fosse già stata una mossa illegale
touch-as-deliberate = considera deliberato un tocco che non lo è
touch-as-accidental = considera accidentale un tocco che non lo è
touch-as-disputed = considera controverso un tocco che non lo è
other-piece-first = considera toccato per primo l’altro pezzo
other-pace =
    applica la norma { $applied ->
        [standard] del gioco a tempo lungo
        [rapid] del gioco rapido
       *[blitz] del gioco lampo
    } { $played ->
        [standard] nel gioco a tempo lungo
        [rapid] nel gioco rapido
       *[blitz] nel gioco lampo
    }
as-if-supervised =
    { $pace ->
        [standard] nel gioco a tempo lungo
        [rapid] nel gioco rapido
       *[blitz] nel gioco lampo
    } senza supervisione adeguata applica le norme che valgono con essa
as-if-unsupervised =
    { $pace ->
        [standard] nel gioco a tempo lungo
        [rapid] nel gioco rapido
       *[blitz] nel gioco lampo
    } con supervisione adeguata applica le norme che valgono senza di essa
other-edition = applica { $applied } dove sono in vigore { $in-force }
laws-2009 = le norme del 2009
laws-2014 = le norme del 2014
laws-2017 = le norme del 2017
laws-2018 = le norme del 2018
laws-2023 = le norme del 2023
laws-draft = la bozza delle prossime norme
laws-us-chess = le regole della US Chess
laws-king-penalty = le regole della penalità del Re
laws-london-xiii = le regole del London Chess Club
laws-bca-1862 = le leggi della British Chess Association
