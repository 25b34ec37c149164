hours = { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
minutes = { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
seconds = { $number ->
        [one] { $number } secondo
       *[other] { $number } secondi
    }
decimal-mark = ,
day-of-year = { $day ->
        [1] 1°
       *[other] { $day }
    } { $month }
day = { $day ->
        [1] 1°
       *[other] { $day }
    } { $month } { $year }
months = gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
months-short = gen, feb, mar, apr, mag, giu, lug, ago, set, ott, nov, dic
