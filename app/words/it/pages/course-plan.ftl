heading = Programma del corso
lead =
    Che cosa si mostra in quale giorno: un elenco di voci, ognuna con episodi e appunti. Presenta una voce in
    sala, o da’ il programma a chi frequenta, come elenco per allenarsi.
which = Programma
new-plan = Nuovo programma
open = Apri un file
drop-hint = Un programma si può anche trascinare su questa pagina.
save = Salva come file
link = Copia un link
copied = Il link è copiato.
forget = Elimina questo programma
forget-sure = Eliminalo da questo dispositivo
forget-not = Conservalo
title = Titolo del programma
untitled = Senza titolo
entries = Voci
add-entry = Aggiungi una voce
entry-title = Titolo
date = Data
no-date = Senza data
notes = Appunti per il relatore
incidents = Episodi
no-incidents = Ancora nessun episodio.
incident-notes = Appunti su questo episodio
add-incident = Aggiungi episodi
search = Cerca per titolo, tema o parole
nothing-found = Nessun episodio ha queste parole.
more-found = Ce ne sono altri: aggiungi una parola.
add = Aggiungi
add-course = Tutti gli episodi di un corso
choose-course = Scegli un corso
raise = Sposta su
remove = Togli
remove-entry = Togli questa voce
raise-entry = Sposta su questa voce
edit = Modifica
edit-done = Fatto
present = Presenta
troubles = Non tutto si può usare
troubles-line = Il resto funziona. Dal programma non è stato tolto nulla.
not-opened = Il programma non è stato aperto:
opened = Il programma è aperto e conservato su questo dispositivo.
shared = Questo programma è arrivato con l’indirizzo. Non è ancora conservato su questo dispositivo.
keep = Conservalo
unknown-incident = non è in questa versione di Acconcio
unread = Questa voce non si legge. Resta conservata com’è scritta.
not-kept = Non c’è ancora un programma. Cominciane uno, o apri un file.
entry = Voce { $number }
entry-titled = Voce { $number }, «{ $title }»
trouble-unread = { $entry }: non si legge; resta conservata com’è scritta.
trouble-no-day = { $entry }: «{ $date }» non è una data.
trouble-unknown = { $entry }: l’episodio «{ $incident }» non esiste in questa versione di Acconcio.
plan-unreadable =
    è danneggiato o troncato alla riga { $line }, colonna { $column }. Richiedilo da dove è arrivato.
no-plan = non è un programma di Acconcio. Scegli il file creato con «Salva come file».
other-version =
    è della versione { $version }, e questa versione di Acconcio ne legge un’altra. Ricarica la pagina per
    avere l’Acconcio più recente, poi riaprilo.
no-entries = manca l’elenco delle voci.
too-many-entries = ha { $count } voci; un programma ne ha al massimo { $most }.
title-too-long =
    `{ $field }` contiene caratteri di controllo, o più di { $longest } caratteri. Accorcialo dove il
    programma è stato fatto.
