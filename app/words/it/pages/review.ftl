heading = Ripasso
switch = Riproponimi gli episodi prima che li dimentichi
line =
    Un episodio già deciso ritorna dopo qualche giorno, poi a distanze sempre maggiori; dopo un errore,
    presto. I tempi sono calcolati con un metodo aperto, FSRS, da come dimenticano altre persone: sono una
    stima e non misurano la tua memoria. Ciò che non hai mai deciso non compare. Il numero al giorno non viene
    mai superato, e ciò che tralasci non si accumula.
cap = Episodi al giorno, al massimo
exam = Giorno dell’esame
no-exam = Nessun esame
nothing-due = Per oggi non c’è altro da ripassare.
forecast = I prossimi 14 giorni
forecast-line = Se ogni giorno fai il ripasso e decidi bene.
day = Giorno
today = Oggi
incidents = Episodi
review-today = Ripasso (oggi { $count })
next-review =
    Prossimo ripasso: { $count ->
        [one] { $count } episodio
       *[other] { $count } episodi
    } il { $day }.
exam-is-past =
    Il giorno dell’esame è arrivato. Scegline un altro, o toglilo: gli episodi ritornano allora ai loro tempi.
enough-days =
    Dal { $day } alla vigilia dell’esame tutto ciò che hai deciso ritorna ancora una volta, in parti uguali.
too-few-days = { $left-out ->
        [one] Un episodio non ritornerà prima dell’esame.
       *[other] { $left-out } episodi non ritorneranno prima dell’esame.
    }
more-a-day = Con { $needed } al giorno ritornerebbero tutti.
