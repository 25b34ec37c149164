touch-breach-initiative = ¿Interviene el árbitro de oficio ante una infracción del artículo 4?
    .first = Solo por reclamación del adversario, hecha a tiempo.
    .second = Sí, cuando la ha visto.
non-move = ¿Qué es pulsar el reloj sin haber movido?
    .first = Una infracción sin sanción fija; dos minutos para el adversario son adecuados.
    .second = Un movimiento ilegal, con su sanción.
rook-first-castling = ¿Es un movimiento ilegal el enroque en que se mueve primero la torre?
    .first = Sí: el enroque empieza por el rey, así que las piezas no se mueven de este modo.
    .second = No: la posición es legal, y solo se infringieron las reglas de la pieza tocada.
irregular-mate = ¿Termina la partida con el mate aunque se infringieran las reglas de la pieza tocada?
    .first = Sí: basta con que el movimiento que da mate sea legal.
    .second = No: el movimiento que da mate tiene que ser también regular.
touch-breach-in-blitz =
    En relámpago sin supervisión adecuada, ¿se pierde la partida por una infracción del artículo 4, si se
    reclama?
    .first = No: se decide sobre ella a petición del adversario.
    .second = Sí: se reclama como un movimiento ilegal.
plain-illegality-in-blitz =
    En relámpago sin supervisión adecuada, ¿interviene el árbitro cuando los dos reyes están en jaque o hay
    una promoción sin completar?
    .first = No: solo cuenta la reclamación del adversario.
    .second = Sí, si puede.
half-castling = Rey movido dos casillas, torre sin mover, reloj pulsado: ¿es un movimiento ilegal?
    .first = Sí: el reloj lo ha completado tal como está.
    .second = No: el enroque está todavía por completar.
illegal-move-then-flag =
    Se completó un movimiento ilegal y después cayó la bandera del adversario: ¿qué va antes?
    .first = El movimiento ilegal: se deshace antes de que nadie mire la bandera.
    .second = La bandera: la partida se pierde por tiempo.
flag-fell-unseen =
    La bandera cayó sin que nadie la viera y después el adversario completó un movimiento ilegal: ¿qué va
    antes?
    .first = La bandera, porque cayó antes del movimiento ilegal.
    .second = El movimiento ilegal: una bandera cuenta desde que se ve o se reclama.
two-hands-before-the-press = ¿Hacen ilegal un movimiento las dos manos también antes de pulsar el reloj?
    .first = Sí: el artículo no menciona el reloj.
    .second = No: como todo movimiento ilegal, cuenta solo cuando se ha pulsado el reloj.
blitz-minutes-2018 =
    ¿Cuántos minutos recibe el adversario por un movimiento ilegal en relámpago sin supervisión adecuada?
    .first = Uno, como dice el apéndice del relámpago.
    .second = Dos, porque el apéndice del rápido remite a la regla principal.
blitz-minutes-2023 =
    ¿Cuántos minutos recibe el adversario por un movimiento ilegal en relámpago con supervisión adecuada?
    .first = Dos: el apéndice remite a las reglas principales y no cambia nada.
    .second = Uno, como en ajedrez rápido.
flag-called-in-2017 = Sin supervisión adecuada, ¿señala el árbitro la caída de bandera que ve?
    .first = Sí, debe hacerlo.
    .second = Puede hacerlo, y también puede esperar la reclamación.
chess960-rook-first = En Ajedrez960, ¿qué es mover primero la torre al enrocar?
    .first = Un movimiento de torre: se tocó antes que el rey.
    .second = Ninguna infracción: el enroque vale, como entendió el comité de apelación.
rook-first-in-us-chess = ¿Impide el enroque en US Chess tocar primero la torre?
    .first = Sí: se mueve la torre.
    .second = No, donde el organizador anunció la variante que lo permite.
opponents-fault-before-flag = La bandera cayó después de una infracción del adversario: ¿qué va antes?
    .first = La infracción: los tiempos se ajustan según el mejor criterio y la partida continúa.
    .second = La bandera: la partida se pierde por tiempo.
later-illegal-move =
    Los dos jugadores realizaron un movimiento ilegal antes de descubrirse el primero: ¿cuenta el segundo?
    .first = Sí, contra el jugador que lo realizó.
    .second = No: se anula con los movimientos que se deshacen.
reply-made-or-completed =
    ¿Termina el derecho a reclamar con la respuesta realizada o con la respuesta completada?
    .first = Cuando está realizada: la pieza está soltada.
    .second = Cuando está completada: el reloj está pulsado.
two-handed-mate-in-2017 = ¿Vale el mate dado con las dos manos?
    .first = Sí: la partida termina antes de que se pulse el reloj.
    .second = No: las dos manos hacen ilegal el movimiento.
arbiter-after-forfeit =
    ¿Interviene todavía el árbitro cuando el adversario ha perdido su reclamación por un contacto?
    .first = No: lo que ya no se puede reclamar se queda como está.
    .second = Sí: se ha perdido la reclamación, pero no el deber del árbitro.
together-since-2014 = Rey y torre tocados a la vez, enroque ilegal: ¿debe moverse el rey?
    .first = Sí, como si se hubiera tocado primero el rey.
    .second = No: el texto dice el rey y después una torre, así que se aplica la regla de la pieza tocada.
capture-among-several = Varias piezas tocadas: ¿va antes que lo demás cualquier captura entre ellas?
    .first = No: solo cuentan las primeras tocadas de cada color.
    .second = Sí: cualquier captura legal entre las piezas tocadas va antes.
minutes-for-a-claim-not-heard =
    Reclamación de tablas que no es admisible: ¿recibe el adversario el tiempo extra?
    .first = Sí: es una reclamación que resulta incorrecta.
    .second = No: el derecho a hacerla se ha perdido y no se examina nada.
incomplete-claim = Reclamación sobre un movimiento que no se anotó antes: ¿se rechaza?
    .first = Sí: no se presenta como piden las Leyes.
    .second = No: el árbitro indica al jugador que la presente como piden las Leyes.
claim-without-scoresheet = Rápido y relámpago sin planilla: ¿basta con el movimiento declarado?
    .first = Sí, en la medida en que el árbitro pueda comprobarlo.
    .second = No: el texto pide un movimiento escrito.
en-passant-by-a-bound-pawn = Un peón que no puede capturar al paso: ¿es otra la posición?
    .first = No: los movimientos posibles son los mismos.
    .second = Sí: el texto no dice que la captura tenga que ser legal.
draw-passed-unnoticed =
    Nadie advirtió las tablas sin reclamación y la partida terminó de otro modo: ¿qué vale?
    .first = Las tablas: desde ese momento la partida había terminado.
    .second = El final posterior: lo que el árbitro no vio es asunto de una apelación.
plain-illegality-before-the-reply =
    Los dos reyes en jaque o un peón en la última fila, descubierto antes de la respuesta: ¿quién interviene?
    .first = El árbitro, hasta que el adversario haya realizado su movimiento.
    .second = Solo el adversario: el árbitro espera a que se complete el siguiente movimiento.
noticed-before-the-reply =
    El árbitro advierte un movimiento ilegal y el adversario responde antes de que intervenga: ¿vale el movimiento?
    .first = Sí: el árbitro debe intervenir antes de la respuesta.
    .second = No: el árbitro debe intervenir ante lo que observa antes de la respuesta.
mate-by-replaced-pawn = La dama que sustituye al peón da mate, y la infracción hace perder: ¿qué vale?
    .first = La sanción: la partida es tablas, porque un jugador que ha recibido mate no puede dar mate.
    .second = El mate: termina la partida en el acto.
quickplay-with-increment =
    En 2009, ¿se pueden reclamar tablas en un final a caída de bandera jugado con incremento?
    .first = No: con incremento el tiempo para los movimientos restantes no está limitado.
    .second = Sí: el artículo 10 no dice nada de incrementos.
increment-before-claim =
    En un final a caída de bandera, ¿hay que pedir un incremento antes de reclamar tablas?
    .first = No: la reclamación es para los torneos cuyos relojes no pueden añadir tiempo.
    .second = Sí: la reclamación es para cuando no se aplica la petición de un incremento.
declared-mate-accepted = ¿Termina la partida cuando el adversario acepta un mate que no está en el tablero?
    .first = No: termina con el mate, o con un jugador que declara que abandona.
    .second = Sí: al aceptarlo, el adversario ha abandonado.
holder-letter = la letra de las reglas
holder-pagano = Pagano, Salerno 2012
holder-proposal = propuesta { $number } del seminario de Pagano, Salerno 2012
holder-gijssen = Gijssen, en su columna de 2011
holder-arbiters-manual = el Manual del Árbitro de la FIDE
holder-slide = diapositiva { $number } del seminario de Pagano, Salerno 2012
holder-practice = la práctica común y las soluciones de los exámenes
holder-european-council = el consejo de árbitros de la European Chess Union, 2019
holder-players = jugadores que lo sostuvieron en su momento
holder-fide-interpretation = las interpretaciones de la FIDE de junio de 2017
holder-appeals-committee-2019 = el comité de apelación en Nepomniachtchi–So, 2019
holder-variation-i = la variante I de las reglas de US Chess
holder-finding-of-fact = un hecho que el árbitro debe establecer
holder-nobody = nadie conocido: las Leyes lo dejan abierto
disputed-touch = ¿Fue intencionado el contacto que se discute?
    .first = No está establecido, así que el contacto no obliga.
    .second = Está establecido, así que el contacto obliga.
presumed-touch = ¿Fue claramente accidental el contacto que se discute?
    .first = No, así que se considera intencionado y obliga.
    .second = Sí, así que el contacto no obliga.
unknown-order = ¿Se puede establecer el orden de los dos contactos?
    .first = No, así que el jugador elige entre las dos piezas.
    .second = Sí: en el orden en que los muestra la reproducción.
quickplay-finding = ¿Intentaba ganar por medios normales el adversario del reclamante?
    .first = Sí, así que la reclamación se rechaza.
    .second = No, o no era posible, así que la partida es tablas.
quickplay-claim-accepted = ¿Es tablas la partida si el adversario acepta la reclamación en el final a caída de bandera?
    .first = No: desde 2014 la reclamación no es una oferta de tablas, y decide el árbitro.
    .second = Sí: los dos jugadores quieren tablas y se han puesto de acuerdo.
agreement-against-the-event = ¿Valen unas tablas que los jugadores acuerdan contra las bases del torneo?
    .first = No: los jugadores no podían acordarlas, así que la partida continúa.
    .second = Sí: el acuerdo terminó la partida, y el árbitro aplica una sanción.
end-by-another-move-than-announced =
    Un jugador anuncia un movimiento al reclamar tablas y termina la partida con otro: ¿vale?
    .first = Sí: el mate, el ahogado o una posición muerta terminan la partida; allí no se nombra el anuncio.
    .second = No: hay que realizar el movimiento anunciado.
pressed-back-to-object =
    ¿Es un movimiento ilegal volver a pulsar el reloj, sin tocar nada, para objetar una pieza tocada?
    .first = No: es la forma en que el adversario objeta.
    .second = Sí: se pulsó el reloj sin realizar un movimiento.
illegal-move-never-pressed =
    Un movimiento ilegal sin pulsar el reloj se descubre tras el siguiente movimiento del jugador: ¿se sanciona?
    .first = No: un movimiento ilegal solo se completa pulsando el reloj.
    .second = Sí: el siguiente movimiento completa el anterior.
agreement-full = Correcta según otra interpretación
agreement-partial = Calificada según otra interpretación
marked-by = Tu decisión se califica según esa interpretación ({ $holders }).
