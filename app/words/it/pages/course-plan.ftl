heading = Programma del corso
lead =
    Che cosa mostri ogni giorno: un elenco di voci, ognuna con casi e appunti. Proietta una voce, o dai il
    programma ai partecipanti come elenco per allenarsi.
which = Programma
new-plan = Nuovo programma
open = Apri un file
drop-hint = Puoi anche trascinare un programma su questa pagina.
save = Salva come file
link = Copia link
copied = Link copiato.
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
incidents = Casi
no-incidents = Ancora nessun caso.
incident-notes = Appunti su questo caso
add-incident = Aggiungi casi
search = Cerca per titolo, argomento o parole
nothing-found = Nessun caso contiene queste parole.
more-found = Ci sono altri risultati: aggiungi una parola.
add = Aggiungi
add-course = Tutti i casi di un corso
choose-course = Scegli un corso
raise = Sposta su
remove = Togli
remove-entry = Togli questa voce
raise-entry = Sposta su questa voce
edit = Modifica
edit-done = Fatto
present = Proietta questa voce
troubles = Una parte non si può usare
troubles-line = Il resto funziona. Dal programma non è stato tolto nulla.
not-opened = Il programma non è stato aperto:
opened = Il programma è aperto e salvato su questo dispositivo.
shared = Questo programma è arrivato con il link. Non è ancora salvato su questo dispositivo.
keep = Salvalo
unknown-incident = non è in questa versione di Acconcio
unread = Questa voce non si può leggere. Resta com’è scritta.
not-kept = Non c’è ancora un programma. Creane uno, o apri un file.
entry = Voce { $number }
entry-titled = Voce { $number }, «{ $title }»
trouble-unread = { $entry }: non si può leggere; resta com’è scritta.
trouble-no-day = { $entry }: «{ $date }» non è una data.
trouble-unknown = { $entry }: il caso «{ $incident }» non esiste in questa versione di Acconcio.
plan-unreadable =
    è danneggiato o troncato alla riga { $line }, colonna { $column }. Richiedilo a chi te l’ha inviato.
no-plan = non è un programma di Acconcio. Scegli il file creato con «Salva come file».
other-version =
    è della versione { $version }, che questa versione di Acconcio non legge. Ricarica la pagina per avere
    l’Acconcio più recente, poi riaprilo.
no-entries = manca l’elenco delle voci.
too-many-entries = ha { $count } voci; un programma ne ha al massimo { $most }.
title-too-long =
    `{ $field }` contiene caratteri di controllo, o più di { $longest } caratteri. Accorcialo dove è stato
    creato il programma.
