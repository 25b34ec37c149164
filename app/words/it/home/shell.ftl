name = Acconcio
skip = Vai al contenuto
library = Episodi
handbook = Manuale
progress = Progressi
settings = Impostazioni
sections = Sezioni
language = Lingua
appearance = Luce
appearance-system = Come il dispositivo
appearance-light = Chiaro
appearance-dark = Scuro
footer =
    Il Regolamento degli scacchi appartiene alla FIDE: qui se ne citano gli articoli, con parole nostre.
    Acconcio è software libero, licenza GPL versione 3 o successiva.
loading = Caricamento degli episodi.
not-found = Questa pagina non esiste
not-found-hint = L’indirizzo è vecchio o scritto male. Tutti gli episodi sono nell’elenco.
to-library = Agli episodi
pack-failed = Non è stato possibile leggere gli episodi
pack-failed-hint = Controlla la connessione e ricarica la pagina. Le decisioni prese finora sono al sicuro.
pack-other-version =
    Gli episodi sono di una versione diversa da questa pagina. Ricaricala per aggiornare entrambi. Le
    decisioni prese finora sono al sicuro.
part-failed = Questa pagina non è arrivata
part-failed-hint = Controlla la connessione e riprova. Le decisioni prese finora sono al sicuro.
retry = Riprova
reload = Ricarica
new-version = È disponibile una nuova versione di Acconcio. Le decisioni prese finora restano.
later = Più tardi
dismiss = Ho capito
only-in-memory =
    Questo browser non permette alla pagina di conservare dati: i risultati restano finché non la chiudi.
full =
    In questo browser non c’è più spazio per la pagina: i nuovi risultati restano finché non la chiudi. Salva
    una copia dalle impostazioni, poi fai spazio.
not-in-platform =
    La piattaforma didattica non ha registrato la tua decisione. Questo dispositivo la conserva finché non la
    accetta.
newer =
    Qualcosa è stato conservato da una versione più recente di Acconcio. Resta com’è; ricarica la pagina per
    usarlo.
set-aside =
    Alcuni dati conservati non erano leggibili. Sono stati messi da parte, non cancellati; si riparte da un
    foglio bianco.
broken = Qualcosa in questa pagina si è rotto.
broken-hint =
    Le decisioni già prese sono al sicuro. Ricarica la pagina; se succede di nuovo, segnala per favore i
    dettagli qui sotto.
copy-details = Copia i dettagli
close = Chiudi
thinned = Spazio esaurito: le vecchie decisioni hanno perso dettagli, ma nessun punto.
