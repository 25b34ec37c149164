handout = Hoja del caso
report = Informe del árbitro
to-replay = Volver a la reproducción
print = Imprimir
with-ruling = Con la decisión
handout-lead =
    Una página para un curso: qué ha ocurrido, y espacio para las respuestas. El tamaño del papel, A4 o Carta, se
    elige en el diálogo de impresión.
report-lead =
    Un borrador hecho a partir de la reproducción y su decisión. Cambia aquí lo que haga falta y después
    imprímelo. Lo que escribas no se guarda.
acts = Qué ha ocurrido
questions = Preguntas
ruling = Decisión
clocks = Relojes
to-move = Juegan
set-up = Comienzo de la partida
game = Movimientos anteriores
first-position = Posición de partida
event = Torneo
place = Lugar
round = Ronda
board = Tablero
date = Fecha y hora
white = Blancas
black = Negras
time-control = Ritmo de juego
facts = Hechos
further-facts = Otros hechos, testigos
clocks-then = Relojes, blancas y negras
decision = Decisión
read-otherwise =
    Aquí las Leyes se interpretan también de otra manera: la decisión que aparece tras la reproducción dice
    cuál, y quién la defiende.
clocks-before = Relojes antes de la decisión
clocks-after = Relojes después de la decisión
penalties = Sanciones
result = Resultado de la partida
remarks = Observaciones de los jugadores
signatures = Firmas
arbiter = Árbitro
white-player = Jugador de las blancas
black-player = Jugador de las negras
none = Ninguna
no-increment = sin incremento
increment = incremento de { $time }
poster = Cartel
poster-lead =
    Una página para el tablón del club. Quien escanea el código puede ver el caso en su teléfono y decidir.
poster-ask = ¿Cuál es tu decisión?
poster-scan = Escanea el código para ver el caso y dar tu decisión.
poster-code = Código que lleva al caso
poster-too-long = La dirección es demasiado larga para un código; usa un caso más breve o una sola variante.
# $minutes, $player: White or Black
added =
    { $player }: { $minutes ->
        [one] { $minutes } minuto añadido
       *[other] { $minutes } minutos añadidos
    }
