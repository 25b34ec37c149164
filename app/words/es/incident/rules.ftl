king-is-not-captured = El rey no se captura nunca, y nadie puede dejar a su propio rey expuesto a la captura.
bishop-moves = El alfil se mueve por sus diagonales.
rook-moves = La torre se mueve por su columna o su fila.
queen-moves = La dama se mueve por columna, fila o diagonal.
no-passing-over = El alfil, la torre y la dama se detienen donde otra pieza cierra el paso.
knight-moves = El caballo avanza dos casillas en línea recta y una de lado.
pawn-moves = El peón avanza de frente y captura una casilla en diagonal hacia delante.
promotion = El peón que llega a la última fila se cambia por una nueva pieza como parte del mismo movimiento.
king-moves = El rey va a una casilla contigua que no esté atacada.
castling =
    En el enroque se mueve primero el rey, dos casillas hacia la torre; después la torre pasa al otro lado del
    rey.
own-king-safe = Ningún movimiento puede dejar ni poner en jaque al propio rey.
one-hand = Un movimiento se realiza con una sola mano.
adjusting = El jugador que está en juego puede ajustar piezas, siempre que lo diga antes de tocarlas.
touch-deliberate = Un contacto intencionado obliga, sea cual sea su propósito.
touch-intended = Un contacto obliga si la pieza iba a moverse o capturarse.
touch-presumed = Un contacto que no es claramente accidental se considera intencionado.
touched-own-piece =
    De las piezas propias tocadas intencionadamente, debe moverse la primera que se pueda mover.
touched-opponent-piece =
    De las piezas del adversario tocadas intencionadamente, debe capturarse la primera que se pueda capturar.
touched-both-colours =
    Cuando se toca una pieza de cada color, se realiza esa captura si es legal; si no, se juega la primera
    pieza tocada que pueda jugarse.
king-and-rook-touched =
    Quien toca intencionadamente el rey y una torre enroca por ese lado, si el enroque es legal.
rook-touched-first = Quien toca la torre antes que el rey no enroca por ese lado en este movimiento.
castling-meant-but-illegal =
    Si se quería enrocar y el enroque es ilegal, el rey realiza otro movimiento legal; si no tiene ninguno, se
    puede jugar cualquier movimiento legal.
promotion-choice = La pieza elegida en una promoción queda fijada cuando toca la casilla de promoción.
nothing-touched-playable =
    Si ninguna de las piezas tocadas se puede mover ni capturar, se puede jugar cualquier movimiento legal.
released-piece-stands =
    Una pieza soltada en una casilla con un movimiento legal ya no puede ir a otra: el movimiento está
    realizado.
released-castling-king =
    Una vez soltado el rey a dos casillas de la suya, debe completarse el enroque por ese lado, si es legal.
released-promotion-pawn = Una vez soltado el peón en la última fila, ya no puede ir a otra casilla.
illegal-move-defined = Un movimiento es ilegal cuando no cumple lo que exige el artículo 3.
illegal-position = Una posición a la que no lleva ninguna serie de movimientos legales es ilegal.
legal-move = Un movimiento es legal cuando cumple todo lo que se exige al movimiento de las piezas.
touch-claim = El adversario puede reclamar una infracción de las reglas de la pieza tocada.
touch-claim-forfeited =
    El derecho a reclamar una infracción de las reglas de la pieza tocada termina cuando el adversario toca
    intencionadamente una pieza.
checkmate = El jaque mate termina la partida en el acto.
resignation = La partida termina cuando un jugador abandona.
stalemate = El rey ahogado termina la partida en el acto.
dead-position = La partida es tablas en el acto cuando ninguno de los dos jugadores puede ya dar mate.
agreed-draw = La partida termina cuando los jugadores acuerdan tablas.
completed-by-clock =
    Un movimiento está completado cuando el jugador ha detenido su reloj, salvo que termine la partida.
clock-times-by-judgement =
    Cuando hay que corregir algo, el árbitro ajusta los relojes según su mejor criterio.
illegal-move-undone =
    Un movimiento ilegal completado que se descubre durante la partida se deshace, y las reglas de la pieza
    tocada rigen el movimiento que lo sustituye.
illegal-move-penalty =
    La sanción por un movimiento ilegal completado es fija: tiempo extra para el adversario, pérdida de la partida,
    o primero lo uno y, si se repite, lo otro.
no-mate-no-loss =
    Si el adversario no podría dar mate mediante ninguna serie de movimientos legales, la partida es tablas en
    vez de perdida.
laws-are-observed = El árbitro vela por que las Leyes se cumplan estrictamente.
penalties = Donde no hay una sanción fija, el árbitro elige una de la lista de las Leyes.
no-intervention = El árbitro no interviene en una partida salvo en los casos que prevén las Leyes.
supervised-play =
    Con supervisión adecuada, el ajedrez rápido y el relámpago siguen las reglas del ajedrez estándar.
unsupervised-rapid = Sin supervisión adecuada, prevalecen las reglas especiales del apéndice.
touch-ruling-on-request =
    En rápido y relámpago sin supervisión adecuada, sobre las infracciones del artículo 4 se decide solo a
    petición de un jugador.
illegal-move-on-claim =
    En rápido sin supervisión adecuada, el adversario debe reclamar el movimiento ilegal antes de realizar el
    movimiento siguiente.
plain-illegality =
    Si los dos reyes están en jaque o una promoción está sin completar, el árbitro interviene, si puede.
rapid-rule-switched-off =
    En relámpago sin supervisión adecuada no se aplica la regla del rápido sobre los movimientos ilegales.
illegal-move-loses-on-claim =
    Tras un movimiento ilegal completado en relámpago, el adversario puede reclamar la victoria antes de
    realizar el movimiento siguiente.
correction-by-agreement =
    Tras el movimiento del adversario, solo los dos jugadores, de común acuerdo, pueden corregirlo, sin el árbitro.
having-the-move = Los jugadores mueven por turno; quien no está en juego no toca las piezas.
chess960-castling =
    En Ajedrez960 el rey y la torre acaban donde los lleva el enroque ordinario, empezaran donde empezaran, si
    las casillas de su camino están libres y el rey no pasa por ninguna atacada.
two-hands = Usar las dos manos en un solo movimiento cuenta como movimiento ilegal.
upside-down-rook =
    Una torre puesta boca abajo en la casilla de promoción es una torre, se anunciara lo que se anunciara.
released-king-otherwise =
    Si se soltó el rey para un enroque que es ilegal, se realiza otro movimiento legal de rey; si no hay
    ninguno, se puede jugar cualquier movimiento legal.
game-ending-move =
    Un movimiento termina la partida solo si es legal y se realizó como piden las reglas de la pieza tocada.
completed-by-next-move =
    Un movimiento tras el que no se pulsó el reloj se completa con el siguiente movimiento del jugador.
press-is-allowed = A un jugador debe permitírsele siempre pulsar su reloj.
hand-on-clock = El reloj se pulsa con la mano que realizó el movimiento.
improper-press = Pulsar el reloj antes de mover es incorrecto; no se fija ninguna sanción por ello.
clock-without-move = Pulsar el reloj sin haber movido cuenta como movimiento ilegal.
flag-fallen = Una bandera se considera caída cuando el árbitro lo observa o un jugador lo reclama válidamente.
flag-on-claim =
    Un jugador puede reclamar la caída de bandera de su adversario; la bandera se considera caída desde entonces.
material-to-win-on-time =
    Solo cuenta el material: con el rey solo, con rey y alfil o rey y caballo, o con rey y dos caballos contra ningún peón,
    no se gana por tiempo sin una victoria forzada.
arbiter-calls-flag = El árbitro que ve que ha caído una bandera lo señala.
draw-claim-lost =
    Quien ha tocado una pieza para jugarla, o ha realizado su movimiento, ha perdido en ese movimiento su
    reclamación de tablas.
claim-is-offer = Una reclamación de tablas es también una oferta, y el adversario puede aceptarla.
repetition-ahead =
    Un jugador que está en juego puede reclamar tablas porque su movimiento produciría la misma posición por
    tercera vez: anota el movimiento, lo declara al árbitro y no lo realiza.
announced-move-fixed = El movimiento anotado para una reclamación no se puede cambiar.
repetition-now =
    Un jugador que está en juego puede reclamar tablas porque acaba de producirse la misma posición por
    tercera vez, se haya jugado lo que se haya jugado entretanto; sin su reclamación no ocurre nada.
same-position =
    Las posiciones son la misma cuando está en juego el mismo jugador, piezas de la misma clase y color ocupan
    las mismas casillas y los dos jugadores podrían realizar los mismos movimientos.
same-en-passant =
    Mientras un peón puede capturarse al paso, la posición es distinta de la que hay después, cuando ya no
    puede.
same-castling =
    Mientras un jugador conserva un derecho al enroque, aunque no pueda usarlo ahora, la posición es distinta
    de la que hay después de perderlo al mover.
fifty-ahead =
    Un jugador que está en juego puede reclamar tablas porque con su movimiento, anotado y declarado, cada
    jugador habrá realizado cincuenta movimientos sin captura ni movimiento de peón.
fifty-now =
    Un jugador que está en juego puede reclamar tablas porque cada jugador ha realizado cincuenta movimientos
    sin captura ni movimiento de peón.
claim-stops-clocks = Para una reclamación de tablas el jugador o el árbitro detiene los relojes.
claim-not-withdrawn = Una reclamación de tablas no se puede retirar.
correct-claim = Cuando la reclamación resulta correcta, la partida es tablas en el acto.
wrong-claim =
    Cuando la reclamación resulta incorrecta, el adversario recibe tiempo extra y la partida continúa.
announced-move-played = Tras una reclamación incorrecta se juega el movimiento anunciado, si es legal.
claim-without-scoresheet =
    El jugador que no está obligado a anotar los movimientos conserva el derecho a reclamar tablas.
fivefold = Cuando la misma posición se ha producido cinco veces, la partida es tablas sin reclamación.
seventy-five =
    Cuando cada jugador ha realizado setenta y cinco movimientos sin captura ni movimiento de peón, la partida
    es tablas sin reclamación, salvo que el último dé mate.
draw-offer =
    Las tablas se ofrecen después de mover y antes de pulsar el reloj. Una oferta en otro momento es válida;
    no se le puede poner ninguna condición, y se mantiene hasta que se acepta, se rehúsa o se rechaza tocando
    una pieza para jugarla.
quickplay-finish =
    Un final a caída de bandera (quickplay finish) es la fase en la que todos los movimientos restantes deben
    realizarse en un tiempo limitado.
quickplay-excluded = Las reglas del final a caída de bandera no se aplican a esta partida.
quickplay-claim =
    Un jugador que está en juego y al que quedan menos de dos minutos puede, antes de que caiga su bandera,
    reclamar tablas porque el adversario no se esfuerza por ganar por medios normales, o no puede ganar por
    ellos.
quickplay-accepted = Si el árbitro está de acuerdo con la reclamación, declara la partida tablas.
quickplay-postponed =
    Si no, aplaza su decisión y puede dar dos minutos extra al adversario; puede declarar las tablas después,
    incluso con una bandera caída.
quickplay-rejected = Si el árbitro rechaza la reclamación, el adversario recibe dos minutos extra.
quickplay-final = La decisión del árbitro es definitiva.
quickplay-increment =
    Un jugador que está en juego y al que quedan menos de dos minutos puede pedir un incremento de cinco
    segundos para los dos; es también una oferta de tablas. Si se rehúsa y el árbitro está de acuerdo, se
    ajustan los relojes y el adversario recibe dos minutos extra.
quickplay-no-arbiter =
    Sin árbitro, la reclamación termina la partida; la posición y los movimientos se someten a uno.
loss-on-time =
    El jugador que no ha completado sus movimientos a tiempo pierde la partida; si su adversario no podría dar
    mate, la partida es tablas.
both-flags =
    Cuando han caído las dos banderas y nadie puede decir cuál cayó primero, la partida es tablas en su último
    periodo.
both-flags-down = Una vez caídas las dos banderas la partida es tablas, cayera cual cayera primero.
wrong-set-up = Una partida empezada desde una posición inicial incorrecta se anula y se juega una nueva.
clock-setting =
    Un reloj mal ajustado se detiene de inmediato, y el árbitro pone el ajuste correcto según su mejor
    criterio.
clock-placed = El árbitro decide dónde se coloca el reloj.
default-time = El jugador que llega después del tiempo de incomparecencia pierde la partida.
delay-excused = El árbitro puede decidir otra cosa sobre un retraso.
neither-present =
    Si al comienzo no está ninguno de los dos, las blancas pierden el tiempo hasta que llegan, salvo que el
    torneo o el árbitro decidan otra cosa.
board-turned =
    Cuando el tablero está girado, la posición se traslada a uno bien colocado y la partida continúa.
colours-reversed =
    Una partida empezada con los colores cambiados continúa, salvo que el árbitro decida otra cosa.
set-up-cutoff =
    Una vez que cada jugador ha completado cierto número de movimientos, una posición inicial incorrecta ya no
    se corrige.
clock-setting-cutoff =
    Una vez que cada jugador ha completado cierto número de movimientos, el ajuste del reloj ya no se cambia,
    salvo, desde 2014, que el calendario del torneo se viera afectado.
pieces-displaced = Quien desplaza piezas las devuelve a su sitio, en su propio tiempo.
displacement-found =
    Si se descubre que se han desplazado piezas, se restablece la posición anterior o, si nadie puede decir
    cuál era, la última identificable.
pawn-becomes-queen =
    Cuando se pulsa el reloj con el peón todavía en la última fila, el movimiento es ilegal y el peón se
    convierte en dama.
promotion-to-finish =
    Cuando se pulsa el reloj con el peón todavía en la última fila, el adversario puede volver a poner en
    marcha el reloj del jugador, y la promoción debe completarse.
distraction = Ningún jugador puede distraer ni molestar a su adversario.
touched-out-of-hole =
    En el tablero de un jugador con discapacidad visual, una pieza se considera tocada cuando se saca de su
    agujero.
advice = Ningún jugador puede servirse de consejos ni de ninguna otra ayuda.
refusal = Quien se niega persistentemente a cumplir las Leyes pierde la partida.
both-refuse = Si los dos jugadores se niegan persistentemente a cumplir las Leyes, los dos pierden la partida.
disrepute = Los jugadores no hacen nada que desprestigie el ajedrez.
leaving-venue = Un jugador solo sale del recinto de juego con permiso del árbitro.
leaving-area = El jugador que está en juego solo sale de la zona de juego con permiso del árbitro.
outsiders = Quien no es jugador ni árbitro solo entra en la zona de juego con permiso del árbitro.
devices-forbidden =
    Un jugador no puede tener un dispositivo electrónico en el recinto de juego sin la aprobación del
    árbitro.
device-sounds =
    El jugador cuyo dispositivo suena pierde la partida; el adversario que no puede ganar obtiene medio
    punto.
device-on-person =
    El jugador que lleva encima un dispositivo electrónico pierde la partida y el adversario gana; el torneo
    puede prever una sanción menos severa.
device-in-bag =
    El torneo puede permitir un dispositivo en una bolsa, completamente apagado; nadie usa esa bolsa sin
    permiso.
inspection =
    El árbitro puede hacer inspeccionar en privado la ropa y las bolsas; el jugador que se niega es
    sancionado.
smoking = Solo se permite fumar en la zona designada por el árbitro.
phones-of-others = Nadie usa un teléfono en el recinto de juego sin autorización del árbitro.
infraction = Infringir las normas de conducta conlleva sanciones.
clock-handled = El reloj se usa correctamente: no se golpea, no se levanta, no se vuelca.
stopped-without-reason = El jugador que detiene los relojes sin un motivo válido es sancionado.
recording = Cada jugador anota en la planilla los movimientos de los dos, uno tras otro.
recording-in-time-trouble =
    El jugador con menos de cinco minutos, sin treinta segundos añadidos por movimiento, no está obligado a
    anotar durante el resto del periodo.
recording-not-needed = En rápido y relámpago los jugadores no están obligados a anotar los movimientos.
not-in-advance =
    Un movimiento no se anota antes de realizarlo, salvo para reclamar tablas o para sellarlo.
recorded-before-next =
    El jugador puede responder antes de anotar, y anota su movimiento anterior antes de realizar otro.
scoresheet-content =
    La planilla es solo para los movimientos, los tiempos, las ofertas de tablas, las reclamaciones y otros
    datos pertinentes.
scoresheet-visible = La planilla es visible para el árbitro durante toda la partida.
flag-check =
    En cuanto cae una bandera, se comprueba si el jugador ha completado los movimientos prescritos.
clock-defect = 
    Lo que indica el reloj es concluyente, salvo que sea claramente defectuoso: entonces se sustituye, y el árbitro
    fija los tiempos según su mejor criterio.
disturbance = 
    Si la partida sufre una perturbación externa, el árbitro puede dar tiempo adicional a uno o a los dos jugadores.
electronic-scoresheet = 
    Los movimientos pueden anotarse en una planilla electrónica certificada, si el torneo la prescribe.
neither-records = 
    Si ninguno de los jugadores tenía que anotar, tras la caída de una bandera el árbitro detiene los relojes, y los dos
    actualizan sus planillas.
game-reconstructed = 
    Si ninguna planilla está completa, los jugadores reconstruyen la partida en un segundo tablero bajo el control del
    árbitro.
next-period = 
    Si la partida no puede reconstruirse, el movimiento siguiente es el primero del periodo siguiente, salvo que se
    prueben más.
draws-restricted = 
    El torneo puede prohibir las tablas de común acuerdo antes de cierto número de movimientos, o del todo, sin el
    consentimiento del árbitro.
scoresheet-completed =
    Después de una caída de bandera, el jugador que no ha anotado completa la planilla antes de realizar
    otro movimiento.
assistance = Los dos jugadores ayudan al árbitro en toda reconstrucción de la partida.
two-boards =
    Un jugador vidente y uno con discapacidad visual usan dos tableros si cualquiera de ellos lo pide; el
    organizador puede adaptar las reglas.
move-announced-aloud = Cada movimiento se anuncia con claridad, el adversario lo repite y lo realiza en su tablero.
made-when-announced =
    Un jugador con discapacidad visual ha realizado el movimiento cuando la pieza está en su nuevo agujero y el
    movimiento se ha anunciado.
clock-after-announcing = El reloj del adversario se pone en marcha solo después de anunciar el movimiento.
sighted-by-the-rules =
    Para el jugador vidente rigen las reglas ordinarias sobre la pieza tocada y el movimiento realizado.
score-in-braille = Un jugador con discapacidad visual anota los movimientos en braille, a mano o con una grabadora.
slip-of-the-tongue = Un error al anunciar se corrige en el acto, antes de poner en marcha el reloj del adversario.
boards-by-the-scores =
    Si los tableros difieren y las planillas coinciden, quien anotó el movimiento correcto y realizó otro
    corrige su tablero.
scores-retraced =
    Si también difieren las planillas, se vuelve al punto en que coinciden y el árbitro ajusta los relojes.
assistant-moves =
    El asistente de un jugador con discapacidad visual puede realizar los movimientos de cada uno en el tablero
    del otro.
assistant-announces = El asistente de un jugador con discapacidad visual puede anunciar los movimientos de los dos.
assistant-keeps-score =
    El asistente de un jugador con discapacidad visual puede anotar por él y poner en marcha el reloj del
    adversario.
assistant-informs =
    El asistente comunica el número de movimientos completados y los tiempos consumidos solo a petición del jugador.
assistant-claims-time =
    El asistente de un jugador con discapacidad visual puede reclamar porque se ha agotado el tiempo.
assistant-adjourns =
    El asistente de un jugador con discapacidad visual puede ocuparse de las formalidades de un aplazamiento.
assistant-of-sighted = El asistente del jugador vidente solo realiza y anuncia los movimientos.
sealing =
    Al final de la sesión el jugador que está en juego sella su movimiento; si lo realiza en el tablero, es ese
    el que debe sellar.
sealed-early =
    Un movimiento sellado antes del final de la sesión vale como sellado al final: el tiempo restante se da por
    consumido.
offer-after-sealing =
    Las tablas ofrecidas después de que el adversario haya sellado su movimiento siguen en pie hasta que las
    acepta o las rechaza.
concluded-meanwhile =
    Si antes de la reanudación los jugadores acuerdan tablas o uno de ellos abandona, la partida ha terminado.
envelope-opened = El sobre se abre solo en presencia del jugador que debe responder.
sealed-ambiguously = El jugador cuyo movimiento sellado es ambiguo pierde la partida.
sealed-unclearly = El jugador cuyo movimiento sellado no se puede descifrar pierde la partida.
sealed-illegally = El jugador cuyo movimiento sellado es ilegal pierde la partida.
replier-present =
    Si el adversario está presente, se abre el sobre, se realiza el movimiento en el tablero y se pone en marcha
    su reloj.
replier-arrives =
    El jugador que debe responder y llega tarde puede detener los relojes y avisar al árbitro; entonces se abre el
    sobre.
reply-sealed = Si quien selló el movimiento está ausente, el adversario puede sellar la respuesta en un sobre nuevo.
late-for-resumption = El jugador que llega a la reanudación pasado el tiempo de incomparecencia pierde la partida.
neither-resumes =
    Si ninguno está presente en la reanudación, el que debe responder pierde el tiempo hasta su llegada.
envelope-lost =
    Si el sobre se ha perdido, la partida continúa con la posición y los tiempos registrados y con el movimiento
    que el jugador dice haber sellado.
position-lost = Si tampoco se puede establecer la posición, la partida se anula y se juega una nueva.
times-of-resumption =
    Los tiempos erróneos se corrigen si el jugador los señala antes de su primer movimiento; si no, se continúa
    con ellos.
explanation = Un jugador puede pedir al árbitro que le explique artículos concretos de las Leyes.
stopped-for-help = Un jugador puede detener los relojes solo para pedir la asistencia del árbitro.
finished-players = El jugador que ha terminado su partida es un espectador.
helper-for-pieces =
    El jugador que no puede mover las piezas puede aportar un asistente, que debe ser aceptado por el árbitro.
helper-for-clock =
    El jugador que no puede usar el reloj puede aportar un asistente, que debe ser aceptado por el árbitro.
helper-for-score = El jugador que no puede anotar puede aportar un asistente, que debe ser aceptado por el árbitro.
no-claim-by-displays = Ninguna reclamación puede basarse solo en lo que se muestra en la sala.
draw-offer-noted = Los dos jugadores anotan la oferta de tablas en la planilla con el signo (=).
looks-at-scoresheet =
    Un jugador puede pedir cinco veces en una partida ver la planilla del árbitro; más peticiones son una
    distracción del adversario.
reported-leaving =
    El torneo puede obligar al adversario de quien está en juego a avisar antes de salir de la zona de
    juego.
result-signed =
    El resultado firmado por los dos jugadores vale, aunque sea incorrecto, salvo que el árbitro decida otra
    cosa.
appeal = Contra la decisión del árbitro se puede apelar.
bystanders =
    Quien no juega se mantiene fuera de la partida; una irregularidad que vea solo puede comunicarla al
    árbitro.
illegal-move-before-reply =
    En rápido y relámpago sin supervisión adecuada, el árbitro que ve el movimiento ilegal o el adversario que
    lo reclama actúa antes de que el adversario haya realizado su siguiente movimiento; después, el movimiento
    ilegal vale.
late-illegal-position =
    Con los dos reyes en jaque o un peón en la última fila, el árbitro espera a que se complete un movimiento
    más; si la posición sigue siendo ilegal, la partida es tablas.
correction-among-last-moves =
    Un movimiento ilegal se corrige solo si está entre los últimos del jugador; uno más antiguo vale.
correction-among-last-moves-in-time-pressure =
    En apuros de tiempo solo el adversario puede reclamar un movimiento ilegal, y solo entre un número menor
    de los últimos movimientos.
old-touched-man = La pieza que se toca debe jugarse.
old-enemy-man-touched = Quien toca una pieza del adversario la captura o, si no puede, mueve su rey.
old-false-move = Tras un movimiento falso, el adversario elige entre los remedios que prevé el código.
old-objection =
    Quien quiere protestar por un movimiento debe hacerlo antes de tocar una pieza; después ha perdido el derecho.
old-draw-claim = El código no prevé ninguna reclamación de tablas: los jugadores solo pueden acordarlas.
old-game-end = El jaque mate, el rey ahogado, el abandono y el acuerdo terminan la partida.
clocks-may-be-stopped = Quien reclama tablas puede detener los relojes.
fivefold-in-a-row =
    Cuando la misma posición vuelve cada dos movimientos, cinco veces seguidas, la partida es tablas sin
    reclamación.
director-may-declare =
    El árbitro puede declarar la partida tablas tras cinco repeticiones seguidas, o tras setenta y cinco
    movimientos de cada jugador sin captura ni movimiento de peón.
clocks-stay-as-they-are = Cuando se corrige algo, los tiempos de los relojes se quedan como están.
upside-down-rook-is-queen =
    Una torre puesta boca abajo en la casilla de promoción es una dama, salvo que el jugador anunciara otra
    pieza.
draw-after-a-move-each = Los jugadores pueden acordar tablas una vez que cada uno ha realizado un movimiento.
colours-reversed-early =
    Una partida empezada con los colores cambiados empieza de nuevo si se descubre antes de que ambos
    hayan realizado diez movimientos; después continúa.
two-hands-once-pressed =
    Usar las dos manos en un solo movimiento cuenta como movimiento ilegal una vez pulsado el reloj.
loss-by-material =
    El jugador que no ha completado sus movimientos a tiempo pierde la partida; si su adversario no tiene
    material suficiente, la partida es tablas.
penalties-of-the-director =
    Donde no hay una sanción fija, el árbitro puede advertir al jugador o dar tiempo extra al adversario.
