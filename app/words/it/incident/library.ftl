heading = Casi
filters = Filtri
topic = Argomento
level = Livello
regime = Cadenza
laws = Decidi secondo
laws-of-settings = Come nelle impostazioni
complexity = Complessità
edition-first = Scegli prima il Regolamento
article = Articolo applicato
chapter = Capitolo del seminario
state = La tua ultima decisione
search = Cerca
any = Qualsiasi
nothing-found = Nessun caso corrisponde ai filtri.
reset = Mostra tutti i casi
variants = Varianti
best = Miglior decisione
quadrigliona = Casi della Quadrigliona, il gioco a due scacchiere
right-in-run =
    { $right } su { $ruled } interamente { $ruled ->
        [one] corretta
       *[other] corrette
    }
right-lately = { $right } delle ultime { $ruled }
run-ended =
    La serie finisce qui, dopo { $length ->
        [one] { $length } decisione interamente corretta
       *[other] { $length } decisioni interamente corrette
    }. La più lunga finora: { $longest }.
right-under = Corretta secondo { $edition }
more-filters = Altri filtri
pages = Pagine
page-before = Pagina precedente
page-after = Pagina successiva
# $page, $count
page-of = Pagina { $page } di { $count }
