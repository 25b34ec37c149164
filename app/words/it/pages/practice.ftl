queue = A che cosa appartiene questo episodio
list = Episodi scelti
course = Corso
continuous = Allenamento continuo
continuous-line =
    Un episodio dopo l’altro, in ordine sorteggiato, finché vuoi. Nessuno ritorna prima che tu li abbia visti
    tutti.
sudden-death = Fino al primo errore
sudden-death-line =
    La serie finisce con la prima decisione non del tutto giusta. Non ci sono aiuti, e la decisione non viene
    mostrata prima che tu abbia emesso la tua.
intervene = Ferma gli orologi
intervene-line =
    Il filmato scorre una volta sola, da sé. Ferma gli orologi nel momento in cui l’arbitro deve intervenire
    d’ufficio, oppure taci fino alla fine.
mistakes = Errori da rivedere
mistakes-line =
    Gli episodi su cui la tua ultima decisione non era del tutto giusta. Ciascuno resta finché non lo decidi
    bene.
no-mistakes = Fra gli episodi scelti non ce n’è nessuno.
list-mistakes = Mostra l’elenco
review = Ripasso
review-line = Ciò che hai deciso ritorna quando stai per dimenticarlo, se lo desideri.
exams = Esami
exams-line = Una prova a tempo, composta da te o dal tuo docente.
leave = Esci
lesson = Lezione
slides = Diapositive del seminario
new-run = Nuova serie
to-course = Al corso
to-list = All’elenco
to-practice = All’allenamento
to-progress = Ai progressi
lead =
    Scegli una volta gli episodi, poi come allenarti. Non si misura il tempo e non ci si confronta con
    nessuno.
choice = Quali episodi
choice-line = La scelta è nell’indirizzo: conserva il collegamento, o mandalo.
ways = Come allenarsi
begin = Inizia
go-on = Continua
again = Ripercorrilo
courses-lead =
    Un argomento alla volta, dal facile al difficile. Ogni lezione dice a che cosa pensare, poi mostra gli
    episodi; su ciascuno decidi tu.
no-courses = Qui non ci sono corsi.
all-courses = Tutti i corsi
lessons = Lezioni
place-of = { $place } di { $all }
longest-run = Serie più lunga finora: { $longest }
mistakes-found = { $count } da rivedere
course-so-far =
    { $all ->
        [one] { $all } episodio
       *[other] { $all } episodi
    }{ $ruled ->
        [0] {""}
        [one] , { $ruled } deciso, del tutto giusti { $right }
       *[other] , { $ruled } decisi, del tutto giusti { $right }
    }
state-not-ruled = non ancora deciso
state-wrong = non del tutto giusto
state-right = del tutto giusto
