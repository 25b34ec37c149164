heading = Esami su questo dispositivo
hint =
    Nomi, punti, le tue correzioni con la motivazione e gli elenchi restano su questo dispositivo e nella sua copia di
    sicurezza. Le risposte restano sigillate come consegnate: per rivederle serve il codice del docente.
so-many =
    { $results ->
        [one] { $results } risultato
       *[other] { $results } risultati
    }, { $passed ->
        [one] { $passed } superato
       *[other] { $passed } superati
    }
is-open = Aperto sopra
open-again = Riapri
files-gone = I file non sono più qui, i loro punti sì. Per rivedere le risposte apri di nuovo i file dei risultati.
remove = Togli
# $title: of the exam
removed = { $title }: tolto.
undo = Annulla
history = Storico: chi ha sostenuto quale esame
attendance = Sostenuti
taken = { $taken } su { $asked }
missing = assente
exams-taken = Esami sostenuti
exams-asked = Esami da sostenere
save-history = Tutti gli esami (CSV)
untitled = Esame
