heading = Il tuo punteggio
once = Ogni caso conta una volta sola, con la tua prima decisione.
saved = Registrato nella piattaforma didattica.
kept-here =
    I tuoi punti sono salvati su questo dispositivo e saranno trasmessi quando riaprirai il corso da qui.
looking = Sei in modalità di sola consultazione: stavolta la piattaforma didattica non registra punti.
score = { $reached } punti su 100
score-needed = { $reached } punti su 100; ne servono { $needed } per superare il corso
unfinished = Non completato: casi decisi { $ruled } su { $all }.
completed = Completato.
passed = Completato: superato.
failed = Completato: non superato.
not-saved = Non registrato nella piattaforma didattica.
not-saved-because = Non registrato nella piattaforma didattica ({ $error }).
