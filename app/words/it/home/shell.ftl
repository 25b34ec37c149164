name = Acconcio
skip = Vai al contenuto principale
library = Casi
handbook = Manuale
progress = Progressi
teach = Docenza
settings = Impostazioni
sections = Sezioni
language = Lingua
appearance = Aspetto
appearance-system = Sistema
appearance-light = Chiaro
appearance-dark = Scuro
footer =
    Il Regolamento degli scacchi appartiene alla FIDE: qui è citato per articolo e spiegato con parole nostre.
    Acconcio è software libero, licenza GPL versione 3 o successiva.
loading = Caricamento dei casi…
not-found = Pagina non trovata
did-you-mean = Intendevi questo caso?
not-found-hint = L’indirizzo potrebbe essere vecchio o errato. Tutti i casi sono nell’elenco.
to-library = Vai ai casi
pack-failed = Impossibile caricare i casi
pack-failed-hint = Controlla la connessione e ricarica la pagina. Le decisioni prese finora sono al sicuro.
pack-other-version =
    I casi e questa pagina sono di versioni diverse. Ricarica la pagina per aggiornare entrambi. Le decisioni
    prese finora sono al sicuro.
part-failed = Impossibile caricare questa pagina
section-failed = Impossibile caricare questa sezione.
part-failed-hint = Controlla la connessione e riprova. Le decisioni prese finora sono al sicuro.
language-failed = Impossibile caricare la lingua «{ $language }». Controlla la connessione, poi sceglila di nuovo.
retry = Riprova
reload = Ricarica
new-version = È disponibile una nuova versione di Acconcio. Le decisioni prese finora restano.
later = Più tardi
dismiss = Ho capito
only-in-memory =
    Questo browser non permette alla pagina di salvare dati: i risultati restano solo finché non la chiudi.
full =
    In questo browser non c’è più spazio per la pagina: i nuovi risultati restano solo finché non la chiudi.
    Salva una copia dalle impostazioni, poi libera spazio.
not-in-platform =
    La piattaforma didattica non ha registrato la tua decisione. Resta salvata su questo dispositivo finché la
    piattaforma non la accetta.
newer =
    Una versione più recente di Acconcio ha salvato dati in questo browser. Restano come sono; ricarica la
    pagina per usarli.
set-aside =
    Alcuni dati salvati non erano leggibili. Sono stati messi da parte, non cancellati; si riparte da zero.
broken = Si è verificato un errore in questa pagina.
broken-hint =
    Le decisioni già prese sono al sicuro. Ricarica la pagina; se succede di nuovo, segnala per favore i
    dettagli qui sotto.
copy-details = Copia i dettagli
close = Chiudi
thinned = Spazio esaurito: le vecchie decisioni hanno perso dettagli, ma nessun punto.
