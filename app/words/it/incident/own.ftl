heading = I tuoi casi
lead =
    Un pacchetto è un unico file con casi e corsi tuoi. Viene salvato su questo dispositivo. I suoi casi compaiono
    accanto a quelli di Acconcio, contrassegnati «tuo», nell’elenco, nei corsi, nell’allenamento, nel ripasso, negli
    esami e nelle presentazioni.
mark = tuo
open = Apri pacchetto
drop = Oppure trascina in questa pagina un file con estensione .acconcio.
none = Su questo dispositivo non ci sono ancora pacchetti.
share = Copia il link con il caso
save = Salva come file
remove = Rimuovi
# $title
remove-ask = Rimuovere «{ $title }» da questo dispositivo? Le tue decisioni sui suoi casi restano.
remove-yes = Rimuovi
remove-no = Conserva
# $title
removed = «{ $title }» è stato rimosso.
undo = Annulla
undone = Tutto è com’era prima.
# $title, $count: incidents
kept = «{ $title }» è ora su questo dispositivo, con { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    }.
# $title, $count: incidents
updated = «{ $title }» è stato aggiornato e ora ha { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    }. Le decisioni già prese restano.
nothing-in-it = In questo file non c’è alcun caso leggibile. Non è cambiato nulla. Chiedi all’autore un nuovo file.
# $count
left-out = { $count ->
        [one] { $count } file contiene errori ed è stato escluso:
       *[other] { $count } file contengono errori e sono stati esclusi:
    }
incidents = Casi
courses = Corsi
linked = Da link
linked-line = Questi casi sono arrivati con un link. Sono disponibili solo finché non chiudi questa finestra.
keep = Salva sul dispositivo
refused-link = Questo link non si può aprire
refused = Il file non è stato aperto. Non è cambiato nulla.
something-else = Non è un pacchetto di casi. Scegli un file con estensione .acconcio.
# $found
other-version =
    È stato creato con una versione dell’app che questa non sa leggere ({ $found }). Ricarica la pagina per
    aggiornarla.
damaged = Ne manca una parte, o è stato modificato. Copia di nuovo il link per intero, o scarica di nuovo il file.
too-large = È troppo grande. Chiedi all’autore di dividerlo in più pacchetti.
too-many = Contiene troppi file. Chiedi all’autore di dividerlo in più pacchetti.
bad-name =
    Il suo nome non si può usare in un link. Chiedi all’autore di cambiarlo, con sole lettere minuscole, cifre e
    trattini.
