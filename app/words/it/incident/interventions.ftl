task =
    Ferma gli orologi quando l’arbitro deve intervenire d’ufficio. Se occorre un reclamo, o non c’è alcuna
    irregolarità, lascia proseguire la partita.
start = Avvia il filmato
stop = Ferma gli orologi
stop-keys = oppure premi Spazio o Invio
assessment = Valutazione
why = Perché
stopped-here = Qui hai fermato gli orologi.
open-here = Qui l’arbitro interviene.
rule-on-it = Decidi su questo caso
timing-in-time = In tempo
timing-tenable = Sostenibile
timing-too-early = Troppo presto
timing-too-late = Troppo tardi
timing-missed = Orologi non fermati
timing-let-pass = Facoltativo: orologi non fermati
timing-rightly-silent = Orologi giustamente non fermati
timing-not-called-for = Nessun motivo per fermarli
line-in-time = Hai fermato gli orologi quando l’arbitro deve intervenire d’ufficio.
line-permitted = Hai fermato gli orologi quando l’arbitro può intervenire d’ufficio, ma non vi è tenuto.
line-tenable =
    Qui il Regolamento si interpreta in due modi: secondo una lettura l’arbitro interviene, secondo l’altra
    no. Sono accettate entrambe le scelte.
line-too-early =
    Hai fermato gli orologi prima che ci fosse un motivo per intervenire. Il giocatore era ancora libero.
line-too-late = Hai fermato gli orologi quando l’arbitro non poteva più intervenire.
line-missed = Non hai fermato gli orologi, ma l’arbitro doveva intervenire d’ufficio.
line-let-pass =
    Non hai fermato gli orologi quando l’arbitro può intervenire d’ufficio. Non vi è tenuto: metà dei punti.
line-rightly-silent = Non hai fermato gli orologi, e nulla richiedeva che l’arbitro intervenisse d’ufficio.
line-not-called-for = Hai fermato gli orologi, ma nulla richiedeva che l’arbitro intervenisse d’ufficio.
steps-in-from = L’arbitro interviene dall’azione { $from } in poi.
steps-in-at = L’arbitro interviene soltanto all’azione { $act }.
steps-in-between = L’arbitro interviene dall’azione { $from } all’azione { $to }.
