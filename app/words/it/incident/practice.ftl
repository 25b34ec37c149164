queue = Elenco attuale
list = Casi selezionati
course = Corso
continuous = Allenamento continuo
continuous-line =
    Un caso dopo l’altro in ordine casuale, finché vuoi. Nessun caso si ripete prima che tu li abbia visti tutti.
sudden-death = Fino al primo errore
sudden-death-line =
    La serie finisce con la prima decisione non interamente corretta. Non ci sono aiuti, e la soluzione non
    viene mostrata prima che tu abbia confermato la tua decisione.
intervene = Ferma gli orologi
intervene-line =
    Il filmato scorre una volta sola, senza pause. Ferma gli orologi nel momento in cui l’arbitro deve
    intervenire di propria iniziativa, oppure non fare nulla fino alla fine.
mistakes = I tuoi errori
mistakes-line =
    I casi su cui la tua ultima decisione non era interamente corretta. Ciascuno resta qui finché non lo decidi
    correttamente.
no-mistakes = Nessuno fra i casi selezionati.
list-mistakes = Mostra l’elenco
review = Ripasso
review-line = I casi che hai deciso ritornano quando stai per dimenticarli, se attivi il ripasso.
exams = Esami
exams-line = Una prova a tempo, composta da te o dal tuo docente.
leave = Esci
lesson = Lezione
slides = Diapositive del seminario
new-run = Nuova serie
to-course = Vai al corso
to-plan = Vai al programma del corso
to-list = Vai all’elenco
to-practice = Vai all’allenamento
to-progress = Vai ai progressi
lead = Scegli i casi, poi come allenarti. Il tempo non viene misurato e non ci sono confronti con altri.
choice = Quali casi
choice-line = Condividi questa selezione: copia o invia l’indirizzo di questa pagina.
ways = Come allenarsi
begin = Inizia
go-on = Continua
again = Ricomincia
courses-lead =
    Un argomento alla volta, dal facile al difficile. Ogni lezione dice a che cosa fare attenzione, poi mostra i
    casi; su ciascuno decidi tu.
no-courses = Non ci sono corsi.
all-courses = Tutti i corsi
lessons = Lezioni
place-of = { $place } di { $all }
longest-run = Serie più lunga finora: { $longest }
mistakes-found = { $count } da rifare
course-so-far =
    { $all ->
        [one] { $all } caso
       *[other] { $all } casi
    }{ $ruled ->
        [0] {""}
        [one] , { $ruled } deciso, interamente corretti { $right }
       *[other] , { $ruled } decisi, interamente corretti { $right }
    }
state-not-ruled = non ancora deciso
state-wrong = non interamente corretto
state-right = interamente corretto
session-so-far = In questa sessione: { $right } su { $ruled } interamente corrette
in-a-row = { $streak } di fila
path = Da principiante ad arbitro in dieci passi
done-of = { $right } su { $all }
