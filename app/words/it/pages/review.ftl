heading = Ripasso
switch = Riproponimi i casi prima che li dimentichi
line =
    Un caso già deciso ritorna dopo qualche giorno, poi a distanze sempre maggiori; dopo un errore,
    presto. I tempi sono calcolati con un metodo aperto, FSRS, da come dimenticano altre persone: sono una
    stima e non misurano la tua memoria. Ciò che non hai mai deciso non compare. Il numero al giorno non viene
    mai superato, e ciò che tralasci non si accumula.
cap = Casi al giorno, al massimo
exam = Giorno dell’esame
no-exam = Nessun esame
nothing-due = Per oggi non c’è altro da ripassare.
forecast = I prossimi 14 giorni
forecast-line = Se ogni giorno fai il ripasso e decidi bene.
day = Giorno
today = Oggi
incidents = Casi
review-today = Ripasso (oggi { $count })
next-review =
    Prossimo ripasso: { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    } il { $day }.
exam-is-past =
    Il giorno dell’esame è arrivato. Scegline un altro, o toglilo: i casi ritornano allora ai loro tempi.
enough-days =
    Dal { $day } alla vigilia dell’esame tutto ciò che hai deciso ritorna ancora una volta, in parti uguali.
too-few-days = { $left-out ->
        [one] Un caso non ritornerà prima dell’esame.
       *[other] { $left-out } casi non ritorneranno prima dell’esame.
    }
more-a-day = Con { $needed } al giorno ritornerebbero tutti.
