heading = Episodi
filters = Scegli gli episodi
topic = Argomento
level = Livello
regime = Cadenza
edition = Regolamento
complexity = Quanto accade
edition-first = Scegli prima il Regolamento
article = Articolo che decide
chapter = Capitolo del seminario
state = La tua ultima decisione
search = Parola o nome
any = Tutti
nothing-found = Nessun episodio corrisponde alla scelta.
reset = Mostra tutti gli episodi
variants = Varianti
best = Miglior decisione
quadrigliona = Filmati della Quadrigliona, il gioco delle due scacchiere
right-in-run =
    { $right } su { $ruled } del tutto { $ruled ->
        [one] giusta
       *[other] giuste
    }
right-lately = { $right } delle ultime { $ruled }
run-ended =
    La serie finisce qui, dopo { $length ->
        [one] { $length } decisione del tutto giusta
       *[other] { $length } decisioni del tutto giuste
    }. La più lunga finora: { $longest }.
