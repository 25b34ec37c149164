look = Aspetto
laws = Regolamento
laws-line =
    I casi, anche in allenamenti, corsi ed esami, si decidono secondo questo Regolamento, se una pagina
    non ne indica un altro.
replay = Filmato
sound-line =
    Un colpo quando un pezzo viene rilasciato o catturato, uno scatto quando si preme l’orologio, una campanella con
    la decisione.
keys = Tastiera
single-keys = Scorciatoie con un solo tasto (lettere e cifre)
single-keys-line = Frecce, Inizio, Fine, Spazio e Invio funzionano sempre.
practice = Allenamento
certainty = Chiedimi quanto sono sicuro di ogni decisione
certainty-line = Non cambia i punti; la pagina Progressi mostra poi quanto sai valutarti.
full-ruling = Decisione completa
full-ruling-line =
    Ogni caso chiede tutti i punti della decisione, come un esame; altrimenti i casi di livello 1 ne chiedono due,
    quelli di livello 2 al massimo quattro.
kept = Che cosa è salvato su questo dispositivo
kept-line =
    Le impostazioni, i programmi, gli esami, i casi e le bozze proprie, e ogni decisione presa. Si trovano soltanto in
    questo browser: una copia li protegge e li porta su un altro dispositivo.
save-backup = Salva una copia
read-backup = Ripristina una copia
erase = Cancella tutto
erase-ask =
    Saranno cancellati da questo dispositivo le impostazioni, i programmi, gli esami, i casi e le bozze proprie, e tutte
    le decisioni. Non si può annullare.
erase-yes = Cancella tutto
erase-no = Annulla
erased = È stato cancellato tutto.
not-restored = Nulla è cambiato, perché il file non si può leggere:
restore = Ripristina
restore-no = Annulla
undo-restore = Annulla l’ultimo ripristino
undone = Il ripristino è stato annullato. Quello che hai fatto dopo c’è ancora.
persistent = Il browser ha accettato di non cancellare questi dati di propria iniziativa.
not-persistent = Il browser può cancellare questi dati quando lo spazio sul dispositivo finisce.
persist = Chiedi al browser di conservarli
persist-refused = Il browser non ha accettato. Salva una copia di tanto in tanto.
backup-restored = La copia è stata ripristinata.
nothing-changed-yet = Non è stato ancora cambiato nulla.
added = Aggiunto o aggiornato: { $added }.
will-be-added = Sarà aggiunto o aggiornato: { $added }.
all-here-already = Quello che contiene c’è già tutto.
kept-as-here = Resta com’è su questo dispositivo: { $kept }.
part-rulings = { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
part-quadrigliona = { $count ->
        [one] { $count } decisione sulla Quadrigliona
       *[other] { $count } decisioni sulla Quadrigliona
    }
part-exams = { $count ->
        [one] { $count } esame
       *[other] { $count } esami
    }
part-drafts = { $count ->
        [one] { $count } bozza di un caso
       *[other] { $count } bozze di casi
    }
part-course-plans = { $count ->
        [one] { $count } programma di corso
       *[other] { $count } programmi di corso
    }
part-mark-book = { $count ->
        [one] { $count } esame nel registro dei voti
       *[other] { $count } esami nel registro dei voti
    }
part-blueprints = { $count ->
        [one] { $count } modello d’esame
       *[other] { $count } modelli d’esame
    }
part-packs = { $count ->
    [one] { $count } pacchetto di casi
   *[other] { $count } pacchetti di casi
}
part-settings = { $count ->
        [one] { $count } impostazione
       *[other] { $count } impostazioni
    }
part-review-settings = { $count ->
        [one] { $count } impostazione del ripasso
       *[other] { $count } impostazioni del ripasso
    }
part-show = la presentazione
part-exam-facts = i dati degli esami
part-bookmark = l’ultimo caso aperto
part-lms = le decisioni che la piattaforma non ha ancora accettato
part-folds = i riquadri lasciati aperti sotto una decisione
backup-damaged =
    è danneggiato o troncato alla riga { $line }, colonna { $column }. Copialo di nuovo da dove è stato
    salvato.
no-backup = non è una copia di Acconcio. Scegli il file creato con «Salva una copia».
backup-newer =
    l’ha scritto una versione più recente di Acconcio («{ $field }»). Ricarica la pagina, poi ripristinalo.
backup-value-damaged =
    il valore «{ $field }» è danneggiato. Salva di nuovo la copia sul dispositivo dove è stata fatta.
draft = Mostra la bozza del prossimo Regolamento
draft-line = La bozza è in corso di confronto con il nuovo testo. Non è in vigore e nulla in essa è definitivo.
