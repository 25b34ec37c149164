fallen-piece-question = ¿Cuesta un minuto una pieza que cae en cualquier lugar?
fallen-piece-first = Solo la pieza que se le cae al corredor por el camino.
fallen-piece-second = Cualquier pieza, también la que se derriba en un tablero.
fallen-piece-why = La frase describe la tarea del corredor.
substitution-question = ¿Se pueden intercambiar los miembros durante una partida?
substitution-first = Solo entre una partida y otra.
substitution-second = En cualquier momento.
substitution-why = El preámbulo dice «libremente»; pero, según la regla 11, cada uno juega su propia partida.
fifteen-minutes-question = ¿De quién son los quince minutos?
fifteen-minutes-first = De cada jugador.
fifteen-minutes-second = Del equipo, repartidos entre sus dos relojes.
fifteen-minutes-why = El preámbulo habla del equipo, pero también de sus dos relojes, uno en cada tablero.
piece-on-its-way-question = ¿Se puede colocar en el tablero una pieza que todavía está en camino?
piece-on-its-way-first = No; solo una que ya se haya entregado.
piece-on-its-way-second = Sí; todo lo que está fuera de los tableros es reserva.
piece-on-its-way-why = La regla 5 exige antes la entrega; sin ella, el camino del corredor no serviría de nada.
silent-promotion-question = ¿Qué es una promoción con el reloj pulsado y sin decir la pieza?
silent-promotion-first = Un movimiento ilegal.
silent-promotion-second = Una promoción a dama.
silent-promotion-why =
    La regla 9 pide la palabra y no dice qué ocurre si falta; para la FIDE, una promoción sin terminar es
    ilegal.
reserve-that-counts-question = ¿Qué reserva cuenta para el mate y el ahogado?
reserve-that-counts-first = Toda pieza que pueda llegar alguna vez.
reserve-that-counts-second = Solo lo que ya se ha capturado.
reserve-that-counts-why =
    La regla 10 habla de todas las piezas que están fuera del tablero y permite al jugador esperar otras.
no-mating-material-question = ¿Se pierde por caída de bandera aunque el adversario no pueda dar mate?
no-mating-material-first = Sí.
no-mating-material-second = No; entonces es tablas, como en las Leyes de la FIDE.
no-mating-material-why = Según la regla 10, a nadie le faltan nunca piezas para dar mate.
advice-of-the-team-question = ¿Pueden aconsejar el corredor y el capitán?
advice-of-the-team-first = Sí; forman parte del equipo.
advice-of-the-team-second = No; solo puede el compañero.
advice-of-the-team-why = La regla 13 nombra al compañero, dentro del espíritu de un juego de equipos.
own-reserve-question = ¿Puede un jugador ordenar su propia reserva en el turno del adversario?
own-reserve-first = Sí.
own-reserve-second = No; no toca ninguna pieza.
own-reserve-why = La regla 12 protege el tablero de interferencias; la reserva está a su lado.
claim-alone-question =
    Para reclamar una caída de bandera o un movimiento ilegal, ¿deben los dos compañeros detener los dos
    relojes?
claim-alone-first = No; el jugador reclama solo.
claim-alone-second = Sí, como en cualquier disputa.
claim-alone-why =
    La regla 15 habla de disputas; de otro modo, los derechos del relámpago dependerían del compañero.
draw-on-one-board-question = Si en un tablero hay tablas por repetición, ¿qué termina?
draw-on-one-board-first = El encuentro.
draw-on-one-board-second = Solo esa partida.
draw-on-one-board-why = La regla 19 termina el encuentro con la primera partida acabada.
reserves-in-repetition-question = Para una repetición, ¿deben ser iguales las reservas?
reserves-in-repetition-first = No; solo cuenta el tablero.
reserves-in-repetition-second = Sí.
reserves-in-repetition-why = La regla 17 exige la posición en un tablero.
drops-in-repetition-question = ¿Qué piezas colocadas en el tablero impiden una repetición?
drops-in-repetition-first = Cualquiera, entre las apariciones que se cuentan.
drops-in-repetition-second = Solo la que produce la posición.
drops-in-repetition-why = La regla 17 dice que no se ha llegado a la posición colocando piezas.
wrong-repetition-claim-question = ¿Qué cuesta una reclamación incorrecta de repetición?
wrong-repetition-claim-first = Ningún tiempo extra para el adversario.
wrong-repetition-claim-second = Tres minutos extra para el adversario, como en las Leyes de la FIDE.
wrong-repetition-claim-why = La regla 17 calla, y contar en voz alta deja poco margen para el abuso.
third-illegal-move-question = ¿Qué pierde el jugador con el tercer movimiento ilegal?
third-illegal-move-first = El encuentro.
third-illegal-move-second = Solo la partida.
third-illegal-move-why =
    La regla 18 dice que el jugador queda derrotado; la regla 19 termina entonces el encuentro.
extra-minute-question = ¿En qué reloj recibe el adversario el minuto por un movimiento ilegal?
extra-minute-first = En su propio reloj.
extra-minute-second = En los dos relojes de su equipo.
extra-minute-why = La regla 18 dice «al adversario»; solo la penalización del corredor nombra los dos relojes.
illegal-move-initiative-question = ¿Interviene el árbitro ante un movimiento ilegal sin reclamación?
illegal-move-initiative-first = No; solo por reclamación.
illegal-move-initiative-second = Sí; de oficio.
illegal-move-initiative-why = La regla 18 calla; en el ajedrez relámpago se decide por reclamación.
capture-and-mate-question = ¿Prevalece la regla 20 sobre el orden en que se pulsan los relojes?
capture-and-mate-first = Sí: las dos partidas terminan a la vez.
capture-and-mate-second = No: decide la primera partida que termina.
capture-and-mate-why =
    Es la regla especial frente a la regla 19; el camino del corredor deja abierto el sentido de
    «inmediatamente».
rook-first-question = ¿Se puede mover primero la torre en el enroque?
rook-first-first = Sí; cuenta la posición al pulsar el reloj.
rook-first-second = No; primero se mueve el rey, como en las Leyes de la FIDE.
rook-first-why =
    Según la regla 14 no rige la regla de la pieza tocada, y un movimiento solo existe al pulsar el reloj.
gap-section-two = No hay sección 2.
gap-section-two-filled = Los números de las reglas continúan; se dejan como están.
gap-note-in-rule-fourteen = La nota de la regla 14 se interrumpe.
gap-note-in-rule-fourteen-filled =
    Termina en medio de una remisión a las Leyes de la FIDE. Aquí no se le añade nada.
gap-rule-sixteen = No hay regla 16.
gap-rule-sixteen-filled =
    Estaría entre las disputas y la repetición. En lo que quizá regulaba, se sigue el ajedrez relámpago de la FIDE.
gap-article-twelve-two = La regla 13 cita un artículo con un número más antiguo.
gap-article-twelve-two-filled =
    En las Leyes de 2009 la prohibición de los consejos está en otro lugar; se cita desde allí.
gap-blitz-of-fifteen-minutes = Quince minutos son ajedrez rápido según las Leyes de la FIDE.
gap-blitz-of-fifteen-minutes-filled = Las reglas eligen aun así el relámpago, y se respeta esa elección.
gap-captain = No se dice qué puede hacer el capitán.
gap-captain-filled = Habla con el árbitro en nombre del equipo; no sustituye a sus dos jugadores.
gap-tie-break-order = Hay dos maneras de desempatar, sin un orden entre ellas.
gap-tie-break-order-filled =
    Si un solo equipo ha jugado y está imbatido, el árbitro puede elegir; si no, se disputa la carrera.
gap-faults-without-penalty = Varias infracciones no tienen una sanción propia.
gap-faults-without-penalty-filled =
    Se deshace lo hecho y se impone una advertencia; si se repite, se aplican las medidas de las Leyes de la FIDE.
