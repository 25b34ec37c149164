pin = Mantieni
swap = Cambia
excluded = { $count ->
        [one] { $count } caso è escluso.
       *[other] { $count } casi sono esclusi.
    }
free = Riammetti tutti
balance = Equilibrio
level = Livello { $level }
blueprints = Modelli salvati
blueprint-name = Nome
save-blueprint = Salva questo modello
open-blueprint = Apri questo modello
remove-blueprint = Togli
blueprint-saved = «{ $name }» è salvato su questo dispositivo.
blueprint-removed = «{ $name }» è stato tolto.
not-all-kept =
    Alcuni casi che vuoi mantenere non sono in questa prova: una prova non contiene mai due casi che si decidono
    allo stesso modo, e alcuni non si possono chiedere con questo Regolamento.
date = Data
organiser = Federazione od organizzatore
