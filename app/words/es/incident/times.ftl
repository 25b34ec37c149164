hours = { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
minutes = { $number ->
        [one] { $number } minuto
       *[other] { $number } minutos
    }
seconds = { $number ->
        [one] { $number } segundo
       *[other] { $number } segundos
    }
decimal-mark = ,
day-of-year = { $day } de { $month }
day = { $day } de { $month } de { $year }
months = enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
months-short = ene, feb, mar, abr, may, jun, jul, ago, sept, oct, nov, dic
