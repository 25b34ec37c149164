pre-registration = Los equipos se inscriben a más tardar el día anterior; las plazas son limitadas.
late-arrival = Se puede llegar con demora si se ha acordado con la organización.
taking-part-accepts = Quien participa acepta las reglas expuestas en la sala.
hoops-on-the-way = En su camino entre los tableros el corredor salta por los aros con los pies juntos.
piece-falls = Cada pieza que cae por el camino cuesta un minuto.
hoop-touched = Cada aro que se toca cuesta un minuto.
minute-on-both-clocks = El minuto se quita al equipo que ha cometido el error, en sus dos relojes.
every-occurrence-counts = Cada error cuesta otro minuto, sin límite.
knock-out = El torneo se juega por eliminatorias, en al menos dos grupos.
free-exchange = Los miembros de un equipo pueden intercambiar libremente sus puestos.
captain-named = Cada equipo designa un capitán antes de que comience el juego.
teams-told-apart = Los equipos se distinguen por gorras de distinto color o de otro modo.
fifteen-minutes = Quince minutos para una partida.
mover-presses = Pulsa el reloj el jugador que ha realizado el movimiento.
one-hired-player =
    Un equipo incompleto puede contar con un jugador cedido, uno solo, de un equipo ya eliminado.
order-of-registration = Los equipos se admiten por orden de inscripción.
race-breaks-tie = Un encuentro que es tablas se puede decidir con una carrera a pie, un jugador por equipo.
award-breaks-tie =
    Un encuentro que es tablas se puede adjudicar al equipo que ya ha jugado y está imbatido.
follows-fide-blitz = Donde no se dice otra cosa, valen las reglas del ajedrez relámpago de la FIDE.
two-players-and-runner = Un equipo son dos jugadores, en tableros distintos, y un corredor.
one-of-each-colour = En cada equipo un jugador lleva las blancas y el otro las negras.
one-piece-at-a-time = El corredor lleva una sola pieza cada vez.
runner-off-the-boards = El corredor no pisa los tableros.
runner-off-the-clocks = El corredor no toca los relojes.
two-games-at-once = Un encuentro son dos partidas distintas, jugadas al mismo tiempo.
clocks-in-sight =
    Los tableros están uno junto al otro y los relojes por fuera, de modo que cada jugador ve los dos.
begin-together = Las dos partidas comienzan en el mismo momento.
captured-goes-to-partner = Cada pieza capturada va al compañero de quien la ha capturado.
passed-after-the-move = Se puede entregar solo cuando el movimiento de captura está completado.
reserve-of-partner = Pasa a la reserva del compañero, de cuyo color es.
reserve-visible = La reserva está bien a la vista del otro equipo.
drop-instead-of-move =
    En lugar de mover, un jugador puede colocar una pieza de su reserva en una casilla vacía de su propio
    tablero.
drop-may-mate = Una pieza así colocada puede dar jaque y también mate.
king-safe-after-drop =
    Al final de ese turno el propio rey no puede estar en jaque; si lo está, el movimiento es ilegal.
no-pawn-on-end-ranks = Un peón no se coloca en la primera ni en la última fila.
only-reserve-on-empty-square = Solo en una casilla vacía y solo una pieza que esté en la reserva.
dropped-pawn-starts-anew =
    Un peón colocado en su fila de partida puede avanzar dos casillas en su primer movimiento.
dropped-pawn-en-passant = Después de ese avance de dos casillas se puede capturar al paso.
dropped-rook-never-castles = Una torre que viene de la reserva no enroca.
promoted-stays-pawn =
    Un peón que llega a la última fila se promociona, pero la pieza de madera sigue siendo un peón.
promotion-named-aloud = El jugador dice en voz alta qué pieza es a partir de ese momento.
captured-promoted-is-pawn = Si se captura, va a la reserva como peón.
off-board-is-reserve =
    Toda pieza de un jugador que está fuera de los tableros cuenta como reserva de su compañero.
never-stalemated = Nadie queda ahogado mientras se pueda colocar una pieza.
not-mated-while-drop-parries =
    Un jaque que una pieza de la reserva podría cubrir no es mate, aunque la reserva esté vacía ahora.
final-mate =
    Un mate es definitivo si el jaque viene de una casilla contigua, de un caballo o de dos piezas a la vez.
no-lack-of-material = A nadie le faltan nunca piezas para dar mate: su compañero puede enviarle alguna.
may-wait =
    Un jugador puede esperar una pieza mientras dure la partida; su reloj sigue en marcha.
own-board-only = Cada uno juega su propia partida y no actúa en ningún otro tablero.
own-clock-only = Cada uno pulsa su propio reloj y ningún otro.
partners-captures = Un jugador puede manipular las piezas que ha capturado su compañero.
hands-off-in-opponents-turn = En el turno del adversario un jugador no mueve ni toca piezas.
view-not-obstructed = Nadie se interpone entre un jugador y su tablero.
repeated-violations =
    Las infracciones repetidas se pueden sancionar, a criterio del árbitro, hasta con la pérdida de la partida.
partners-may-talk =
    Los compañeros pueden hablar: proponer movimientos, pedir consejo, pedirse que esperen.
no-offence = Nadie irrita a propósito a los adversarios con su conducta o sus palabras.
little-noise = Se hace el menor ruido posible.
no-touch-move = No es obligatorio mover la pieza tocada.
completed-by-press =
    Un movimiento está completado cuando el jugador pone en marcha el reloj de su adversario, y no antes.
one-move-at-a-time = Un jugador no debería comenzar varios movimientos a la vez.
taken-back-before-press =
    Mientras no se haya pulsado el reloj, un movimiento se puede deshacer y sustituir por otro.
dispute-by-both =
    En una disputa, los dos jugadores de un equipo pueden detener juntos los dos relojes y llamar al árbitro.
repetition-claim = Después de tres repeticiones de una posición un jugador puede reclamar tablas.
four-occurrences = Es decir, la posición se ha producido cuatro veces.
counted-aloud = Las repeticiones se han contado en voz alta.
on-one-board = Son repeticiones en un mismo tablero.
not-by-drops = La posición no se ha producido colocando una pieza de la reserva.
illegal-once-pressed = Un movimiento es ilegal solo cuando el reloj del adversario está en marcha.
illegal-move-minute =
    Por el primer y el segundo movimiento ilegal el adversario recibe un minuto.
third-illegal-move-loses = Con el tercer movimiento ilegal se pierde la partida.
finished-game-stops =
    En cuanto ha terminado una partida, sus dos jugadores dejan de jugar y detienen el reloj.
first-end-decides =
    Con ello termina el encuentro, sea lo que sea lo que estuviera a punto de ocurrir en el otro tablero.
both-won-at-once =
    Si las dos partidas terminan a la vez y un mismo equipo ha ganado ambas, ese equipo gana el encuentro.
otherwise-drawn =
    En cualquier otro caso en que las dos partidas terminan a la vez, el encuentro es tablas.
capture-and-mate =
    Una captura da al compañero la pieza con la que da mate de inmediato, y quien ha capturado recibe a su vez
    mate de inmediato: las dos partidas terminan a la vez.
offer-by-both = Las tablas las ofrecen los dos jugadores de un equipo.
acceptance-by-both = Las aceptan los dos jugadores del otro equipo.
agreement-decides = Las tablas así acordadas son el resultado del encuentro.
legal-move = Las piezas se mueven como en cualquier partida de ajedrez.
own-king-safe = Un jugador no puede dejar a su propio rey en jaque.
king-castles-first = En el enroque se mueve primero el rey.
en-passant = Un peón que acaba de avanzar dos casillas se puede capturar al paso.
promotion-completed = La promoción forma parte del movimiento; si falta, el movimiento es ilegal.
checkmate = El jaque mate gana la partida.
resignation = Quien abandona pierde la partida.
stalemate = El rey ahogado es tablas.
illegal-move-on-claim =
    Un movimiento ilegal se reclama antes de que el reclamante haya realizado un movimiento propio.
illegal-move-loses-at-once =
    En el ajedrez relámpago un movimiento ilegal completado hace perder la partida, por reclamación.
correction-by-agreement =
    Cuando el adversario ha respondido, una corrección exige el acuerdo de los dos jugadores.
illegal-move-found = El árbitro corrige la irregularidad que encuentra.
position-put-back = Se restablece la posición anterior al movimiento ilegal.
times-set = El árbitro ajusta los relojes.
no-quickplay-finish = No se pueden reclamar tablas en los últimos dos minutos.
flag-on-claim = Una bandera se considera caída cuando un jugador lo reclama válidamente.
both-flags-down = Con las dos banderas caídas la partida es tablas.
loss-on-time = Quien agota su tiempo pierde; si el adversario no puede dar mate, la partida es tablas.
set-up-cutoff =
    La posición inicial incorrecta se reclama antes de que cada jugador haya completado tres movimientos.
wrong-set-up = Si las piezas estaban mal colocadas al comienzo, se comienza una nueva partida.
no-scoresheet = Nadie anota los movimientos.
same-position = Cuándo dos posiciones se consideran iguales.
wrong-claim-minutes = Una reclamación incorrecta de tablas da tres minutos extra al adversario.
no-advice = Los consejos de otras personas están prohibidos.
having-the-move = En el tablero actúa solo el jugador que está en juego.
penalties = Las sanciones que las Leyes ponen a disposición del árbitro.
no-intervention = En los demás casos el árbitro no interviene.
