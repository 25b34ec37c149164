rules-are-silent = Las reglas no dicen nada de ello.
nothing-to-correct = Nada exige la intervención del árbitro.
pressed = { SOMEBODY($who) } ha{ N($who) } pulsado el reloj.
not-pressed = No se ha pulsado el reloj.
pressed-by = El reloj lo ha{ N($person) } pulsado { SOMEBODY($person, case: "within") }.
played = El tablero muestra un movimiento legal: { $played }.
put-on-occupied-square = En { $square } ya había otra pieza.
pawn-put-on-end-rank = Se ha colocado un peón en { $square }, en la primera o en la última fila.
king-left-in-check = El rey de { $king } queda atacado desde { $by }.
not-in-reserve = En la reserva no había { $role ->
        [queen] ninguna
        [rook] ninguna
       *[other] ningún
    } { ROLE($role) }.
still-on-its-way = { CAPITAL(ROLE($role, case: "the")) } todavía no se había entregado.
not-named = Para el peón de { $square } no se ha nombrado ninguna pieza.
named = Para el peón de { $square } se ha nombrado { ROLE($role, case: "a") }.
rook-from-reserve = La torre de { $square } venía de la reserva.
rook-moved-first = La torre se ha movido antes que el rey.
board-unchanged = El tablero está como al comienzo del turno.
taken-back = En este turno se había cambiado el tablero y se ha dejado como estaba.
several-begun = Había { $pieces } piezas en movimiento a la vez.
only-touched = Aquí no es obligatorio mover la pieza tocada.
captured = Se ha capturado { ROLE($role, case: "a") }.
captured-counted-as = Lo capturado valía como { ROLE($role, case: "a") }; de madera es un peón.
pawn-put-on-start = Se ha colocado un peón en { $square }, de donde parten los peones.
check-by-contact = El jaque viene de { $square }, junto al rey.
check-by-knight = El jaque viene del caballo de { $square }.
double-check = El jaque viene de dos piezas, en { $one } y en { $other }.
nothing-can-parry = Ninguna pieza que pueda llegar cubriría el jaque en ninguna casilla.
drop-would-parry =
    { CAPITAL(ROLE($role, case: "a")) } colocad{ ENDING($role) } en { $square } cubriría el jaque.
check-can-be-met = En el tablero hay respuesta al jaque: { $played }.
not-in-check = El rey no está atacado.
no-move-on-board = No se puede mover ninguna pieza del tablero.
could-arrive = { CAPITAL(ROLE($role, case: "a")) } puede llegar todavía.
nothing-can-arrive = No hay ninguna pieza en la reserva ni puede llegar ya ninguna.
can-move = Se puede realizar un movimiento: { $played }.
flag-fell = Ha caído la bandera { PLAYER-ON($seat, case: "of") }.
flag-up = No ha caído la bandera { PLAYER-ON($seat, case: "of") }.
both-down = En { BOARD($table, case: "within") } han caído las dos banderas.
could-not-mate = { PLAYER-ON($seat) } no pueden dar mate con lo que tienen.
claimed-in-time = { SOMEBODY($who) } ha{ N($who) } reclamado a tiempo.
claimed-after-own-move = { SOMEBODY($who) } ha{ N($who) } reclamado después de realizar su propio movimiento.
no-standing = { SOMEBODY($person) } no tiene{ N($person) } derecho a esta reclamación.
claimed-alone =
    { SOMEBODY($who, case: "person") } ha actuado por sí solo; su compañero no ha detenido con él el otro reloj.
claimed-together = Los dos compañeros estaban de acuerdo y han detenido a la vez los dos relojes.
nobody-claimed = No ha reclamado nadie que tenga derecho a ello.
opponent-replied = El adversario ya había respondido.
both-agreed = Los dos jugadores han acordado corregirlo.
arbiter-saw = El árbitro lo ha visto.
arbiter-did-not-see = El árbitro no lo ha visto.
offence-number = Es el movimiento ilegal número { $number } { PLAYER-ON($seat, case: "of") }.
fell-elsewhere = La pieza se ha caído en un tablero, no en el camino del corredor.
time-runs-out = { CAPITAL(PLAYER-ON($seat, case: "to")) } les quedaba menos tiempo del que se quita.
carried-at-once = { RUNNER($team) } ha llevado { $pieces } piezas a la vez.
handed-over = { CAPITAL(ROLE($role, case: "the")) } se ha entregado después de pulsar el reloj.
handed-over-too-early = { CAPITAL(ROLE($role, case: "the")) } se ha entregado antes de pulsar el reloj.
delivered = { CAPITAL(ROLE($role, case: "a")) } está en la reserva { PLAYER-ON($seat, case: "of") }.
arisen = En { BOARD($table, case: "within") } la posición se ha producido { OCCURRENCES($times) }.
counted = Se ha contado en voz alta hasta { $number }.
not-counted = Las repeticiones no se han contado en voz alta.
drop-between = Entre las apariciones se ha colocado en el tablero una pieza de la reserva.
reserves-differ = Las reservas no eran iguales cada vez.
misbehaved = { SOMEBODY($who, case: "person") } { $misconduct }.
repeatedly = Es la infracción número { $times } { TEAM($team, case: "of") }.
said = { SOMEBODY($person, case: "person") } { $saying }.
in-opponents-turn = { SOMEBODY($who) } ha{ N($who) } actuado en el turno del adversario.
on-anothers-board = { SOMEBODY($person) } ha{ N($person) } actuado en un tablero que no es el suyo.
arranged-own-reserve = El jugador solo ha ordenado su propia reserva.
waits = { PLAYER-ON($seat) } esperan, y su reloj está en marcha.
began-alone-from-zero = Solo ha comenzado { BOARD($table, case: "within") }.
began-alone = { CAPITAL(BOARD($table, case: "within")) } ha comenzado { $time } antes que el otro.
began-together = Los dos tableros han comenzado a la vez.
clock-showed = El reloj { PLAYER-ON($seat, case: "of") } partía de { $time }.
set-up = { $fault }.
moves-completed = Movimientos completados hasta ahora por cada jugador: { $moves }.
ended = La partida { BOARD($table, case: "of") } ha terminado.
other-unfinished = La partida { BOARD($table, case: "of") } no ha terminado.
ended-together = Las dos partidas han terminado en el mismo momento.
capture-would-mate =
    { CAPITAL(ROLE($role, case: "a")) } colocad{ ENDING($role) } en { $square } da mate de inmediato en el otro
    tablero.
match-over = El encuentro ya había terminado.
by-both-members = Los dos jugadores { TEAM($team, case: "of") } estaban de acuerdo.
by-one-member = { PLAYER-ON($seat) } han actuado sin su compañero.
by-captain = Ha actuado el capitán { TEAM($team, case: "of") }, que no sustituye a los jugadores.
declined = { CAPITAL(TEAM($team, case: "within")) } no ha aceptado.
no-offer = No hay ninguna oferta a la que responder.
resigned = { PLAYER-ON($seat) } han abandonado.
alone-unbeaten = Solo { TEAM($team, case: "within") } ha jugado ya y está imbatido.
no-team-alone-unbeaten = No hay un único equipo que haya jugado y esté imbatido.
runner-drops-piece = deja caer una pieza
runner-touches-hoop = toca un aro
runner-steps-on-board = pisa un tablero
runner-touches-clock = toca un reloj
conduct-hides-reserve = mantiene la reserva fuera de la vista de los adversarios
conduct-blocks-view = se interpone entre el adversario y el tablero
conduct-offends = ofende a los adversarios
conduct-noise = hace más ruido del necesario
saying-suggests-move = propone un movimiento
saying-asks-to-wait = pide que se espere antes de mover
saying-asks-for-advice = pide un consejo
runner-erred = { RUNNER($team) } { $fault }{ TIMES-MORE($times) }.
registers-by-the-day-before =
    inscripción a más tardar el día anterior; equipos inscritos antes: { $before }, plazas: { $places }.
registers-on-the-day = inscripción el mismo día; equipos inscritos antes: { $before }, plazas: { $places }.
arrives-late-agreed = llegada con demora, acordada con la organización.
arrives-late-not-agreed = llegada con demora, sin haberla acordado.
lines-up =
    alineación; jugadores: { $players }, { $colours ->
        [each] uno con blancas y otro con negras
       *[same] los dos con el mismo color
    }; corredores: { $runners }; { $captain ->
        [named] capitán designado
       *[none] sin capitán designado
    }; { $caps ->
        [distinct] gorras que distinguen a los equipos
       *[alike] gorras como las de los demás
    }.
substitutes-between-games = intercambio de dos miembros entre una partida y otra.
substitutes-during-game = intercambio de dos miembros durante una partida.
hires =
    jugador cedido por { $from ->
        [eliminated] un equipo ya eliminado
       *[in] un equipo que sigue en el torneo
    }, { $players } en total; al equipo { $need ->
        [short] le faltan jugadores
       *[complete] no le faltan jugadores
    }.
