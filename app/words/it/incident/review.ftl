heading = Ripasso
switch = Riproponimi i casi prima che li dimentichi
line =
    Un caso già deciso ritorna dopo qualche giorno, poi a intervalli sempre più lunghi; dopo un errore, presto.
    Gli intervalli sono calcolati con un metodo aperto, FSRS, da come dimenticano altre persone: sono una stima
    e non misurano la tua memoria. I casi che non hai mai deciso non compaiono. Il numero al giorno non viene
    mai superato, e ciò che tralasci non si accumula.
cap = Massimo di casi al giorno
exam = Data dell’esame
no-exam = Nessun esame
nothing-due = Per oggi non c’è altro da ripassare.
forecast = I prossimi 14 giorni
forecast-line = Se ogni giorno fai il ripasso e decidi correttamente.
day = Giorno
today = Oggi
incidents = Casi
review-today = Ripasso (oggi { $count })
next-review =
    Prossimo ripasso: { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    } il giorno { $day }.
exam-is-past =
    La data dell’esame è arrivata. Scegli un’altra data o toglila: i casi ritornano allora ai loro intervalli
    normali.
enough-days =
    Dal giorno { $day } alla vigilia dell’esame tutti i casi che hai deciso ritornano ancora una volta, distribuiti in modo
    uniforme sui giorni.
too-few-days = { $left-out ->
        [one] Un caso non ritornerà prima dell’esame.
       *[other] { $left-out } casi non ritorneranno prima dell’esame.
    }
more-a-day = Con { $needed } al giorno ritornerebbero tutti.
learnt-under = { $count ->
        [one] { $count } caso imparato con altre norme ({ $laws }) non è ancora deciso secondo queste.
       *[other] { $count } casi imparati con altre norme ({ $laws }) non sono ancora decisi secondo queste.
    }
