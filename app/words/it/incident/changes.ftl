from = Da
to = A
same = Scegli due edizioni diverse.
reworded = Modificati
added = Nuovi
dropped = Soppressi
laws = Articoli
rulings = Decisioni
rulings-lead = Gli stessi fatti, con la stessa cadenza, decisi secondo entrambe le edizioni.
no-rulings = Le due edizioni portano alla stessa decisione in tutti i casi.
changed-in = Cambia:
only-renumbered =
    Cambia solo il numero: { $count ->
        [one] { $count } articolo
       *[other] { $count } articoli
    }
outcomes-changed =
    L’esito cambia in { $count ->
        [one] { $count } caso.
       *[other] { $count } casi.
    }
compared = Casi decisi secondo entrambe
ruled-otherwise = Decisi diversamente
outcome-otherwise = di cui con esito diverso
only-article = Stessa decisione, in base a un altro articolo
other-codes = Non confrontati: su altri regolamenti
proposals = Non confrontati: con proposte adottate
by-provision = Secondo la norma che fa la differenza
makes-the-difference =
    Fa la differenza in { $all ->
        [one] { $all } caso
       *[other] { $all } casi
    }, da sola in { $alone }.
silent = Nessuna norma in proposito.
watch = Guarda:
incidents = Caso per caso
to-learn = Impara i cambiamenti
refresher-title = Corso di aggiornamento: dal { $from } al { $to }
refresher-lead =
    Un caso per ogni norma che porta l’arbitro a decidere diversamente con l’edizione { $to } rispetto
    all’edizione { $from }, a partire dal più facile.
stated = { $edition }, { $article }: { $line }
stated-silent = { $edition }: nessuna norma in proposito.
draw-exam = Estrai un esame sui cambiamenti
no-exam = Nessun caso da esame mostra questi cambiamenti.
exam-drawn =
    { $asked ->
        [one] { $asked } caso, per una
       *[other] { $asked } casi, uno per norma,
    } delle { $all } norme che fanno la differenza.
title-in = { $title } ({ $regimes })
as-others-read = Secondo l’altra interpretazione: { $line }
