heading = Programma del corso
lead =
    Che cosa mostri in ogni lezione: la data, i casi, le tue note. Proietta una lezione, stampala, fanne un esame, o
    dai il programma ai partecipanti perché si esercitino.
which = Programma
new-plan = Nuovo programma
open = Apri un file
drop-hint = Puoi anche trascinare un programma su questa pagina.
save = Salva come file
link = Copia il link per i partecipanti
copied = Link copiato. Non contiene le note del relatore.
forget = Elimina programma
forget-sure = Eliminalo da questo dispositivo
forget-not = Conservalo
title = Titolo del programma
untitled = Senza titolo
entries = Lezioni
add-entry = Aggiungi lezione
entry-title = Titolo
date = Data
no-date = Senza data
notes = Note del relatore
incidents = Casi
no-incidents = Ancora nessun caso.
incident-notes = Note su questo caso
add-incident = Aggiungi casi
add = Aggiungi
add-course = Tutti i casi di un corso
choose-course = Scegli un corso
raise = Sposta su
remove = Togli
remove-entry = Togli questa lezione
raise-entry = Sposta su questa lezione
edit = Modifica
edit-done = Fatto
present = Proietta questa lezione
troubles = Una parte del programma non si può usare
troubles-line = Il resto funziona. Dal programma non è stato tolto nulla.
not-opened = Il programma non è stato aperto:
opened = Il programma è aperto e salvato su questo dispositivo.
shared = Questo programma è arrivato con il link. Non è ancora salvato su questo dispositivo.
keep = Salvalo
unknown-incident = non è in questa versione di Acconcio
unread = Questa lezione non si può leggere. Resta com’è.
not-kept = Non c’è ancora un programma. Creane uno, o apri un file.
entry = Lezione { $number }
entry-titled = Lezione { $number }, «{ $title }»
trouble-unread = { $entry }: non si può leggere; resta com’è.
trouble-no-day = { $entry }: «{ $date }» non è una data.
trouble-unknown = { $entry }: il caso «{ $incident }» non esiste in questa versione di Acconcio.
plan-unreadable =
    è danneggiato o troncato alla riga { $line }, colonna { $column }. Chiedine un’altra copia a chi te l’ha
    inviato.
no-plan = non è un programma di Acconcio. Scegli il file creato con «Salva come file».
other-version =
    è della versione { $version }, che questa versione di Acconcio non legge. Ricarica la pagina per avere
    l’Acconcio più recente, poi riaprilo.
no-entries = manca il suo elenco di lezioni.
too-many-entries = ha { $count } lezioni; un programma ne ha al massimo { $most }.
title-too-long =
    `{ $field }` contiene caratteri di controllo, o più di { $longest } caratteri. Accorcialo dove è stato
    creato il programma.
print-session = Stampa questa lezione
exam-of-session = Esame su questa lezione
exam-of-plan = Esame da questo programma
show-more = Mostra altri
# $level, $minutes
level-and-minutes = { $level } · circa { $minutes } min
about-minutes = circa { $minutes } min
to-plan = Torna al programma
with-notes = Con le note del relatore
# $incident: its title and variant
add-to-which = A quale lezione aggiungere? { $incident }
incident-added = Il caso è stato aggiunto.
back-to-incident = Torna al caso
add-to-session = Aggiungi a una lezione
is-added = Aggiunto
