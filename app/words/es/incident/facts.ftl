board-shows-legal-move = El tablero muestra el movimiento legal { $move }.
undetermined = La posición anterior no era legal; nada en este movimiento infringe claramente las Leyes.
rook-moved-first = La torre se movió antes que el rey.
board-unchanged = Ninguna pieza está en otra casilla que antes.
pawn-left-on-last-rank = El peón de { $square } no se sustituyó por una nueva pieza.
nothing-in-place-yet = Se ha retirado una pieza y todavía no se ha puesto nada en su lugar.
still-in-hand = El jugador sigue con la pieza en la mano.
nothing-released = No se ha soltado ninguna pieza en una nueva casilla.
clock-pressed = { PLAYER($player) } han pulsado el reloj.
clock-not-pressed = No se ha pulsado el reloj.
opponent-replied = { PLAYER($opponent) } ya habían respondido.
mate = La posición del tablero es jaque mate.
stalemate = La posición del tablero es rey ahogado.
dead-position = Ninguno de los dos jugadores puede ya dar mate.
resigned = { PLAYER($color) } han abandonado.
agreed = Los jugadores han acordado tablas.
touched-first = De las piezas tocadas que pueden jugarse, la primera fue { PIECE_ON($role, $square) }.
felt-in-its-hole = El jugador palpó { PIECE_ON($role, $square) } y dejó la pieza en su agujero.
taken-out-of-its-hole = El jugador sacó de su agujero { PIECE_ON($role, $square) }.
touched-both =
    { PLAYER($player) } han tocado su propia pieza de { $own } y la del adversario de { $opponent }.
king-then-rook = Se han tocado el rey y la torre para { CASTLING($side) }.
rook-then-king = Se ha tocado primero la torre, después el rey.
castling-illegal = { CASTLING($side, case: "subject") } no es legal aquí.
king-cannot-move = El rey no tiene ningún movimiento legal.
touched-by-accident = { PLAYER($player) } han tocado accidentalmente { PIECE_ON($role, $square) }.
touch-disputed = No está establecido que { PIECE_ON($role, $square) } se haya tocado intencionadamente.
touch-announced = { PLAYER($player) } habían dicho «compongo» antes de tocar { PIECE_ON($role, $square) }.
cannot-be-played = Ningún movimiento legal mueve ni captura { PIECE_ON($role, $square) }.
order-unknown = No se puede establecer qué pieza se tocó primero.
nothing-touched = No se ha tocado ninguna pieza intencionadamente.
released = { PLAYER($player) } han soltado { PIECE_ON($role, $square) }.
new-piece-on-square = La nueva pieza ({ ROLE($role) }) ha tocado { $square }.
two-hands-used = { PLAYER($player) } han usado las dos manos en un solo movimiento.
claimed-in-time = { WHO($who) } ha{ N($who) } reclamado a tiempo.
claimed-after-touch = { WHO($who) } ya había{ N($who) } tocado una pieza al reclamar.
claimed-after-own-move = { WHO($who) } ya había{ N($who) } realizado su propio movimiento al reclamar.
flag-not-fallen = No ha caído la bandera { PLAYER($color, case: "of") }.
adjusted-in-silence = { PLAYER($player) } no han dicho que ajustaban { PIECE_ON($role, $square) }.
game-was-over = { WHO($who) } ha{ N($who) } llegado demasiado tarde: la partida había terminado.
claimed-by-offender = Reclaman { PLAYER($player, case: "within") }, que cometieron la infracción.
nobody-claimed = No ha reclamado nadie que pueda hacerlo.
opponent-let-it-pass = { WHO($who) } lo ha{ N($who) } dejado pasar.
both-agreed = Los dos jugadores han acordado corregirlo.
both-kings-in-check = Los dos reyes están en jaque.
promotion-unfinished = Hay una promoción sin completar.
not-plain = Ni los dos reyes están en jaque ni hay una promoción sin completar.
arbiter-knows = El árbitro lo ha visto o se lo han dicho.
arbiter-does-not-know = El árbitro no lo ha visto y nadie se lo ha dicho.
laws-are-silent = Las Leyes no fijan ninguna sanción para este caso.
offence-number =
    Es el { $number ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] { $number }.º
    } movimiento ilegal completado { PLAYER($color, case: "by") }.
mate-possible =
    { PLAYER($opponent) } todavía podrían dar mate mediante una serie de movimientos legales: { $line }.
# $opponent, $forced: a number of moves, $why: no-mate-…
mate-impossible =
    { PLAYER($opponent) } no podrían dar mate mediante ninguna serie de movimientos legales: { $forced ->
        [0] { $why }
        [1] el siguiente movimiento es forzado, y después { $why }
       *[other] los siguientes { $forced } movimientos son forzados, y después { $why }
    }.
mate-undecided =
    No se ha demostrado si { PLAYER($opponent, case: "within") } podrían dar mate o no, así que la excepción
    no está establecida.
mate-not-excluded =
    La posición no es legal, y nada en ella excluye que { PLAYER($opponent, case: "within") } pudieran dar
    mate.
too-little-material = { PLAYER($opponent) } no tenían material suficiente para ganar por tiempo.
enough-material = { PLAYER($opponent) } tenían material suficiente para ganar por tiempo.
mate-is-forced =
    { PLAYER($opponent) } podían forzar el mate en { $moves ->
        [1] un movimiento
        [2] dos movimientos
       *[other] { $moves } movimientos
    }.
supervision-adequate = La supervisión es adecuada.
supervision-inadequate = La supervisión no es adecuada.
position-put-back = Se restablece una posición, así que se ajustan los tiempos.
irregularity-occurred = Ha habido una irregularidad, así que se ajustan los tiempos.
nothing-to-correct = No hay nada que corregir.
outside-the-laws-competition = La partida forma parte de una competición.
outside-the-laws-informal = Es una partida amistosa, no forma parte de una competición.
outside-the-laws-online = Se juega en línea, donde ninguna mano toca las piezas.
rook-upside-down = La torre de { $square } está boca abajo.
flag-fell = Ha caído la bandera { PLAYER($color, case: "of") }.
flag-not-noticed = Nadie que pueda hacerlo ha señalado la caída de bandera { PLAYER($color, case: "of") }.
own-flag-down = También ha caído la propia bandera { PLAYER($color, case: "of") }.
both-flags-down = Han caído las dos banderas.
prescribed-moves =
    Movimientos completados { PLAYER($player, case: "by") }: { $completed }; prescritos para el final del periodo:
    { $needed }.
not-the-last-period = No es el último periodo.
illegal-move-before-flag = El movimiento ilegal se completó antes de la caída de bandera.
flag-before-illegal-move = La bandera cayó antes de completarse el movimiento ilegal.
set-up = { $set-up-fault }.
arrived = { PLAYER($player) } llegaron { $waited } después del comienzo; el tiempo de incomparecencia es { $allowed }.
not-arrived =
    { PLAYER($player) } no han llegado { $waited } después del comienzo; el tiempo de incomparecencia es
    { $allowed }.
neither-was-present = Al comienzo no estaba presente ninguno de los dos jugadores.
result-was-signed = Los dos jugadores firmaron este resultado.
not-signed-by-both = Los jugadores no firmaron los dos el mismo resultado.
prescribes-electronic = El torneo prescribe las planillas electrónicas.
neither-recorded = Ninguno de los jugadores ha anotado todos los movimientos.
a-player-recorded = Uno de los jugadores ha anotado todos los movimientos.
arbiter-kept-score = El árbitro ha anotado los movimientos.
no-score-is-complete = Nadie tiene una planilla completa, así que no se sabe el número de movimientos.
was-reconstructed = La partida se ha reconstruido.
cannot-be-reconstructed = La partida no puede reconstruirse.
moves-before-a-draw =
    Movimientos realizados por cada jugador: { $made }; exigidos por el torneo para unas tablas de común
    acuerdo: { $needed }.
no-draw-by-agreement = El torneo no permite las tablas de común acuerdo.
only-offered = Las tablas solo se han ofrecido, no acordado.
no-default-time = El torneo no fija un tiempo de incomparecencia, y las Leyes no dicen qué ocurre entonces.
delay-was-excused = El árbitro disculpó el retraso.
visually-disabled = { PLAYER($player) } tienen una discapacidad visual.
sighted = { PLAYER($player) } son videntes.
sealed-move = El movimiento sellado es { $move }.
what-is-sealed-is-ambiguous = Lo sellado indica más de un movimiento legal.
what-is-sealed-is-unclear = Lo sellado no se puede leer como un movimiento.
what-is-sealed-is-illegal = Lo sellado es un movimiento ilegal.
session-left = Tiempo que quedaba de la sesión al sellar el movimiento: { $time }.
told-to-seal = El árbitro pidió que se sellara un movimiento.
offered-after-sealing = Las tablas se ofrecieron después de que el adversario sellara su movimiento.
ended-while-adjourned = La partida terminó mientras estaba aplazada.
there-to-resume = { PLAYER($player) } están presentes en la reanudación.
not-there-to-resume = { PLAYER($player) } no están presentes en la reanudación.
envelope-missing = Falta el sobre.
not-moved-since = { PLAYER($player) } no han movido desde la reanudación.
moved-since = { PLAYER($player) } ya han movido desde la reanudación.
moves-made = Movimientos realizados hasta ahora por cada jugador: { $count }.
moves-completed = Movimientos completados hasta ahora por cada jugador: { $count }.
schedule-would-suffer = El calendario del torneo se vería afectado si el reloj siguiera ajustado así.
piece-displaced = { WHO($who) } ha{ N($who) } derribado o empujado accidentalmente una pieza.
put-right = Las piezas desplazadas se devolvieron a su sitio a tiempo.
not-put-right = Las piezas desplazadas no se devolvieron a su sitio antes de pulsar el reloj.
without-the-move = { PLAYER($color) } han tocado piezas sin estar en juego.
other-hand-on-clock =
    { PLAYER($player) } han pulsado el reloj con la mano que no había realizado el movimiento.
press-prevented = { WHO($who) } ha{ N($who) } impedido al adversario pulsar su reloj.
distracted = { WHO($who) } ha{ N($who) } distraído al adversario.
advised = { WHO($who) } se ha{ N($who) } entrometido en la partida, o ha{ N($who) } dado o recibido consejos.
refused = { WHO($who) } se ha{ N($who) } negado a continuar.
permitted = El árbitro había dado permiso.
switched-off = El dispositivo estaba completamente apagado.
not-on-the-person = El dispositivo estaba en el recinto de juego, pero el jugador no lo llevaba encima.
event-allows-bag = Las bases del torneo permiten guardar los dispositivos apagados en una bolsa.
event-penalty = Las bases del torneo prevén una sanción menos severa: { $measure }.
opponent-had-the-move = En ese momento estaba en juego el adversario.
played-faster = La partida es de ajedrez rápido o relámpago.
both-refused = Los dos jugadores se negaron persistentemente a cumplir las Leyes.
adjusted-too-late = { WHO($who) } ha{ N($who) } dicho «compongo» solo después del contacto.
not-regular = El movimiento no se ha realizado como piden las reglas de la pieza tocada.
made-next-move = { PLAYER($player) } han realizado después su siguiente movimiento.
not-recorded = La posición anterior no se puede establecer: nadie anotó los movimientos.
too-early-to-agree = Los jugadores acordaron tablas antes de que los dos hubieran realizado un movimiento.
waits-for-next-move = Falta por completar un movimiento más.
still-illegal = Después de un movimiento más la posición sigue siendo ilegal.
legal-again = La posición ya no es ilegal.
too-long-ago = La irregularidad no está entre los últimos { $count } movimientos { PLAYER($player, case: "of") }.
within-last-moves =
    La irregularidad está entre los últimos { $count } movimientos { PLAYER($player, case: "of") }.
told-by-bystander = Un tercero se lo ha dicho al árbitro.
remedy-chosen = { PLAYER($opponent) } han elegido este remedio: { $remedy }.
remedy-impossible = No queda ningún movimiento para este remedio: { $remedy }.
objected-in-time = { WHO($who) } ha{ N($who) } protestado antes de tocar una pieza.
appealed = { WHO($who) } ha{ N($who) } apelado contra la decisión.
not-completed-yet = { PLAYER($player) } todavía pueden corregirlo por sí mismas.
repeated =
    La misma posición se ha producido { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }: { $moments }. Se necesitan { $needed }.
only-looks-alike = La posición { $moment } solo parece la misma: { $difference }.
quiet-half-moves =
    Sin captura ni movimiento de peón se han realizado { $made } medios movimientos; se necesitan { $needed }.
move-announced = El movimiento anunciado es { $move }.
move-not-written = { WHO($who) } había{ N($who) } declarado un movimiento sin anotarlo.
no-move-named = { WHO($who) } no había{ N($who) } dicho a qué movimiento se refería{ N($who) }.
named-move-illegal = El movimiento anunciado no es legal.
claimed-without-the-move = { WHO($who) } no estaba{ N($who) } en juego al reclamar.
claim-taken-back = { WHO($who) } quería{ N($who) } retirar la reclamación.
stopped-for-claim = Se han detenido los relojes para la reclamación.
not-stopped-for-claim = El reloj seguía en marcha al reclamarse tablas.
draw-claimed = { WHO($who) } había{ N($who) } reclamado tablas.
cannot-be-verified = Lo que se jugó no se puede establecer.
claim-of-another-kind = Este artículo no se aplica a una reclamación así.
quickplay-not-announced = No se anunció ningún final a caída de bandera para el torneo.
quickplay-announced = Se anunció un final a caída de bandera para el torneo.
played-without-increment = Se juega sin incremento.
played-with-increment = Se juega con un incremento de { $seconds } segundos.
played-as-blitz = Es una partida de ajedrez relámpago.
no-such-request = Las reglas en vigor no prevén lo que pide{ N($who) } { WHO($who, case: "within") }.
increment-not-asked-for = { WHO($who) } no había{ N($who) } pedido antes un incremento.
increment-asked-for = { WHO($who) } ha{ N($who) } pedido un incremento de { $seconds } segundos para los dos.
time-left = { CAPITAL(PLAYER($player, case: "to")) } les quedaba { $left }; se necesita menos de { $needed }.
claimed-after-flag = { WHO($who) } ha{ N($who) } reclamado solo después de la caída de bandera.
found-no-effort-to-win = El árbitro ha constatado que el adversario no se esfuerza por ganar.
found-cannot-win-normally = El árbitro ha constatado que el adversario no puede ganar por medios normales.
found-tries-to-win = El árbitro ha constatado que el adversario intenta ganar.
not-found-yet = Todavía no está establecido si el adversario intenta ganar y puede hacerlo.
offered-at-another-time = { WHO($who) } ha{ N($who) } ofrecido tablas en otro momento; la oferta es válida.
annoyance-to-consider =
    Con ello { WHO($who, case: "within") } puede{ N($who) } haber molestado al adversario: el árbitro lo
    valora.
condition-void = { WHO($who) } ha{ N($who) } puesto una condición; es nula, y la oferta es válida.
offer-not-withdrawn = { WHO($who) } quería{ N($who) } retirar la oferta; la oferta se mantiene.
move-asked-for = { WHO($who) } ha{ N($who) } pedido ver antes el movimiento; la oferta se mantiene.
no-offer-stands = { WHO($who) } ha{ N($who) } aceptado cuando ya no había ninguna oferta.
mate-only-declared = { WHO($who) } ha{ N($who) } declarado un mate que no está en el tablero.
declared-mate-accepted = { WHO($who) } ha{ N($who) } aceptado un mate que no está en el tablero.
touched-to-clear-up = { PLAYER($player) } han tocado { PIECE_ON($role, $square) } para ordenar las piezas.
touched-to-show =
    { PLAYER($player) } han tocado { PIECE_ON($role, $square) } solo para señalarl{ ENDING($role) }.
captured-piece-put-back = { WHO($who) } ha{ N($who) } devuelto al tablero una pieza capturada al adversario.
more-than-promotions =
    { PLAYER($player) } tienen más piezas de las que permiten las promociones: ninguna partida lleva a esta
    posición.
bishops-of-one-colour =
    { PLAYER($player) } tienen más de un alfil en casillas del mismo color: posible, pero improbable.
shut-in-elsewhere =
    Tras los ocho peones sin mover { PLAYER($player, case: "of") }, el rey, la dama o un alfil no está en su
    casilla inicial: ninguna partida lleva a esta posición.
rooks-and-knights-exchanged =
    Tras los ocho peones sin mover { PLAYER($player, case: "of") }, torres y caballos han cambiado de sitio:
    posible, pero improbable.
king-left-attacked = El rey de { $king } queda en jaque desde { $by }.
king-taken = Se ha capturado el rey de { $king }.
not-how-it-moves = { CAPITAL(ROLE($role, case: "a")) } no va de { $from } a { $to }.
way-blocked = Otra pieza entre { $from } y { $to } cierra el paso { ROLE($role, case: "to") }.
castling-not-allowed = { CASTLING($side, case: "subject") } no está permitido aquí.
rook-left-behind = El rey ha avanzado dos casillas para { CASTLING($side) } y la torre no se ha movido.
more-than-one-move = En el tablero ha cambiado más de lo que cambia con un movimiento.
no-mate-over-stalemate = el rey está ahogado
no-mate-over-winner-mated = { PLAYER($winner, case: "within") } han recibido mate
no-mate-over-seventy-five-moves = se han cumplido los setenta y cinco movimientos
no-mate-material-bare-king = solo queda el rey
no-mate-material-knight-against-queens = un caballo no puede dar mate a un rey que solo tiene damas
no-mate-material-bishops-of-one-color =
    alfiles que están todos en casillas del mismo color no pueden dar mate a estas piezas
no-mate-repetition = las mismas posiciones se repiten sin fin
no-mate-closed = se han recorrido todas las posiciones que pueden surgir, { $positions }, y ninguna es mate
no-mate-patterns = las piezas están encerradas y no pueden llegar a ningún mate
no-mate-closed-with-patterns =
    se han recorrido todas las posiciones que pueden surgir antes de que las piezas queden encerradas,
    { $positions }, y ninguna es mate
other-player-to-move = el otro jugador estaba en juego
castling-still-open = { PLAYER($color, case: "within") } conservaban el derecho al enroque { $castling }
castling-not-open = { PLAYER($color, case: "within") } no tenían derecho al enroque { $castling }
en-passant-open = se podía capturar al paso un peón en { $square }
en-passant-not-open = no se podía capturar al paso ningún peón en { $square }
at-the-beginning = al comienzo del registro
after-move = tras el movimiento { $number } { PLAYER($by, case: "of") }
