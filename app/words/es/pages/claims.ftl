games = Partidas (PGN)
games-hint =
    Movimientos con letras inglesas, con las de otro idioma o con figuras; tantas partidas como quieras.
    También puedes soltar aquí un archivo.
look = Examinar estas partidas
open = Abrir un archivo
example = Probar un ejemplo
edition = Reclamaciones según
at-work = Leyendo…
stop = Detener
stopped = Se ha detenido antes del final del archivo.
failed =
    La comprobación no ha podido empezar o se ha interrumpido. Recarga la página; sin conexión
    solo funciona si la aplicación ya está guardada en el dispositivo.
empty = El campo está vacío: pega una partida, abre un archivo o prueba el ejemplo.
empty-file = El archivo está vacío.
no-game = No contiene ninguna partida.
nothing = En estas partidas no se podían reclamar tablas, y ninguna fue tablas sin reclamación.
list = Partidas con hallazgos
skipped = Partidas omitidas
findings = Hallazgos
none-under = Ningún hallazgo según esta edición.
board = La posición
at-start = Al principio
apparent = Tercera vez solo en apariencia
apparent-line =
    Las piezas están en las mismas casillas que antes, pero la posición no se ha producido tres veces: una
    reclamación sería incorrecta.
open-point =
    Punto controvertido: según la letra del artículo, cuenta también una captura al paso que dejaría al rey en
    jaque; entonces no hay tablas.
example-castling = Un derecho al enroque
example-repetition = Ida y vuelta
only-listed = Solo se muestran las primeras { $listed }.
quiet-since = Última captura o movimiento de peón: { $played }
proof-of-no-mate = Por qué { PLAYER($winner, case: "within") } ya no pueden dar mate
line-of-file = Línea { $line }
games-read =
    { $games ->
        [one] { $games-shown } partida
       *[other] { $games-shown } partidas
    }: { $with-entries } con hallazgos, { $skipped-shown } { $skipped ->
        [one] omitida
       *[other] omitidas
    }
repetition =
    La misma posición por { $times ->
        [3] tercera vez
        [4] cuarta vez
        [5] quinta vez
       *[other] { $times }.ª vez
    }
fivefold = La misma posición cinco veces
fifty-moves = Cincuenta movimientos de cada jugador sin capturas ni movimientos de peón
seventy-five-moves = Setenta y cinco movimientos de cada jugador sin capturas ni movimientos de peón
dead-position = Una posición muerta: ninguno de los dos jugadores puede dar mate
by-writing-the-move =
    { PLAYER($color) } podían reclamar antes del movimiento: anotando { $played }, declarando al árbitro su
    intención de realizarlo y sin realizarlo
having-the-move = { PLAYER($color) } podían reclamar después, por estar en juego
unclaimed = La partida ya era tablas aquí, sin reclamación
possible-claims = { $count ->
        [one] { $count } reclamación posible
       *[other] { $count } reclamaciones posibles
    }
draws-without-claim = { $count ->
        [one] { $count } posición de tablas sin reclamación
       *[other] { $count } posiciones de tablas sin reclamación
    }
apparent-repetitions = { $count ->
        [one] { $count } repetición solo aparente
       *[other] { $count } repeticiones solo aparentes
    }
