official = Texto oficial en el FIDE Handbook
editions = Edición
parts = Ir a
search = Buscar por número o palabra
nothing-found = Ningún artículo coincide.
reset = Mostrar todos los artículos
numbers = Números por edición
otherwise = con otra regla
otherwise-key = ≠ señala las ediciones que tienen otra regla sobre la misma materia.
part-article = Artículo { $number }
part-appendix = Apéndice { $number }
part-guidelines = Directrices { $number }
entries-shown = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
chapter-aim = El objetivo del juego
chapter-board = Tablero y posición inicial
chapter-moves = Cómo se mueven las piezas
chapter-touch = Tocar y mover
chapter-end = Cómo termina una partida
chapter-clock = El reloj
chapter-irregularities = Irregularidades
chapter-recording = Anotación de los movimientos
chapter-draws = Tablas
chapter-quickplay-finish = Final a caída de bandera
chapter-points = Puntuación
chapter-conduct = Conducta de los jugadores
chapter-arbiter = El árbitro
chapter-rapid = Ajedrez rápido
chapter-blitz = Ajedrez relámpago
chapter-notation = Anotación algebraica
chapter-blind-players = Jugadores ciegos
chapter-adjournment = Partidas aplazadas
chapter-chess960 = Ajedrez960
