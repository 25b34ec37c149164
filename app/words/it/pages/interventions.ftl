task =
    Ferma gli orologi quando l’arbitro deve agire d’ufficio. Dove gli occorre un reclamo, o nulla è
    irregolare, taci.
start = Avvia il filmato
stop = Ferma gli orologi
stop-keys = anche Spazio o Invio
assessment = Valutazione
why = Perché
stopped-here = Qui hai fermato gli orologi.
open-here = Qui l’arbitro interviene.
rule-on-it = Decidi su questo episodio
timing-in-time = In tempo
timing-tenable = Sostenibile
timing-too-early = Troppo presto
timing-too-late = Troppo tardi
timing-missed = Non fermati
timing-let-pass = Lasciato correre
timing-rightly-silent = Giustamente in silenzio
timing-not-called-for = Bisognava tacere
line-in-time = Hai fermato gli orologi dove l’arbitro deve agire d’ufficio.
line-permitted = Hai fermato gli orologi dove l’arbitro può agire d’ufficio, ma non vi è tenuto.
line-tenable =
    Qui il Regolamento si legge in due modi: secondo l’uno l’arbitro interviene, secondo l’altro tace.
    Entrambe le scelte ti sono aperte.
line-too-early =
    Hai fermato gli orologi prima che qualcosa chiamasse in causa l’arbitro. Il giocatore era ancora libero.
line-too-late = Hai fermato gli orologi quando l’arbitro non poteva più intervenire.
line-missed = Hai taciuto, e l’arbitro doveva agire d’ufficio.
line-let-pass = Hai taciuto dove l’arbitro può agire d’ufficio. Non vi è tenuto: metà dei punti.
line-rightly-silent = Hai taciuto, e nulla richiedeva che l’arbitro agisse d’ufficio.
line-not-called-for = Hai fermato gli orologi, e nulla richiedeva che l’arbitro agisse d’ufficio.
steps-in-from = Interviene dall’atto { $from } in poi.
steps-in-at = Interviene soltanto all’atto { $act }.
steps-in-between = Interviene dall’atto { $from } all’atto { $to }.
