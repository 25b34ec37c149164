says = { WHO($who) } dice{ N($who) }: «{ $said }».
touches = { WHO($who) } toca{ N($who) } { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }.
brushes =
    { WHO($who) } roza{ N($who) } accidentalmente { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }.
touches-perhaps =
    { WHO($who) } toca{ N($who) } { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }; se discute si
    el contacto fue intencionado.
touches-both = { WHO($who) } toca{ N($who) } { $one } y { $other } en el mismo instante{ WITH_HAND($hand) }.
brushes-both =
    { WHO($who) } roza{ N($who) } accidentalmente { $one } y { $other } en el mismo
    instante{ WITH_HAND($hand) }.
touches-both-perhaps =
    { WHO($who) } toca{ N($who) } { $one } y { $other } en el mismo instante{ WITH_HAND($hand) }; se discute
    si el contacto fue intencionado.
order-unknown = No se puede establecer en qué orden.
to-show = Es solo para señalar.
to-clear-up = Es para ordenar las piezas, en la creencia de que la partida ha terminado.
puts-back = { WHO($who) } devuelve{ N($who) } { MAN($role) } a { $to }{ WITH_HAND($hand) }.
carries =
    { WHO($who) } lleva{ N($who) } { MAN($role) } de { $from } a { $to }{ WITH_HAND($hand) }, sin
    soltarl{ ENDING($role) }.
takes =
    { WHO($who) } captura{ N($who) }{ WITH_HAND($hand) } { $taken } con { MAN($role) } de { $from }, que sigue
    en la mano.
puts-captured =
    { WHO($who) } vuelve{ N($who) } a poner en { $square }{ WITH_HAND($hand) } { ROLE($role, case: "the") }
    del adversario, ya capturad{ ENDING($role) }.
puts =
    { WHO($who) } pone{ N($who) }{ WITH_HAND($hand) } { ROLE($role, case: "a") }{ $upside-down ->
        [yes] {" "}boca abajo
       *[no] {""}
    } en { $square } y l{ ENDING($role) } suelta{ N($who) }.
knocks-off =
    { WHO($who) } desplaza{ N($who) } accidentalmente { PIECE($role, $color, $own, $square) }, que cae fuera
    del tablero.
knocks =
    { WHO($who) } desplaza{ N($who) } accidentalmente { PIECE($role, $color, $own, $square) }, que queda en
    { $to }.
# $who, $claimed: claimed-…
claims = { WHO($who) } reclama{ N($who) } { $claimed }.
# $who, $found: finding-…
finds = { WHO($who) } constata{ N($who) } que el adversario { $found }.
flag-falls = Cae la bandera { WHO($who, case: "of") }.
a-flag-falls = Cae una bandera.
claimed-illegal-move = un movimiento ilegal completado por el adversario
claimed-touch-move = que se juegue la pieza tocada
claimed-no-move = porque el reloj se ha pulsado sin mover
claimed-flag-fall = la caída de bandera del adversario
claimed-repetition-appeared = tablas: la posición se ha producido por tercera vez
claimed-repetition-about-to-appear = tablas: la posición va a producirse por tercera vez
claimed-fifty-moves = tablas: cincuenta movimientos sin captura ni movimiento de peón
claimed-quickplay-finish =
    tablas: el adversario no se esfuerza por ganar, o no puede ganar por medios normales
claimed-quickplay-increment = un incremento para los dos jugadores, porque queda poco tiempo
claimed-dead-position = tablas: ninguno de los dos jugadores puede ya dar mate
claimed-wrong-set-up = porque la posición inicial era incorrecta
claimed-displaced-pieces = porque se han desplazado piezas
claimed-out-of-turn = porque el adversario no estaba en juego
claimed-misconduct = por la conducta del adversario
finding-no-effort-to-win = no se esfuerza por ganar por medios normales
finding-cannot-win-normally = no puede ganar por medios normales
finding-tries-to-win = intenta ganar por medios normales
misbehaves-prevents-press = { WHO($who) } impide{ N($who) } al adversario pulsar el reloj.
misbehaves-distracts = { WHO($who) } distrae{ N($who) } al adversario.
misbehaves-advice = { WHO($who) } da{ N($who) } o recibe{ N($who) } consejos.
misbehaves-refuses-to-play = { WHO($who) } se niega{ N($who) } a continuar.
misbehaves-device-sounds = { WHO($who) } lleva{ N($who) } encima un dispositivo electrónico, que suena.
misbehaves-device-on = { WHO($who) } lleva{ N($who) } encima un dispositivo electrónico encendido y en silencio.
misbehaves-device-off = { WHO($who) } lleva{ N($who) } encima un dispositivo electrónico completamente apagado.
misbehaves-device-in-bag =
    { WHO($who) } tiene{ N($who) } un dispositivo electrónico en una bolsa, completamente apagado y colocado
    según lo acordado con el árbitro.
misbehaves-device-sounds-in-bag =
    { WHO($who) } tiene{ N($who) } en una bolsa un dispositivo electrónico, que suena.
misbehaves-uses-bag = { WHO($who) } abre{ N($who) } la bolsa en la que se guarda un dispositivo.
misbehaves-uses-device = { WHO($who) } usa{ N($who) } un teléfono.
misbehaves-refuses-inspection = { WHO($who) } se niega{ N($who) } a que se inspeccionen su ropa y sus bolsas.
misbehaves-leaves-venue = { WHO($who) } sale{ N($who) } del recinto de juego.
misbehaves-leaves-area = { WHO($who) } sale{ N($who) } de la zona de juego.
misbehaves-enters-area = { WHO($who) } entra{ N($who) } en la zona de juego.
misbehaves-uses-notes = { WHO($who) } consulta{ N($who) } unas notas.
misbehaves-analyses-elsewhere = { WHO($who) } analiza{ N($who) } una partida en otro tablero.
misbehaves-smokes = { WHO($who) } fuma{ N($who) } fuera de la zona designada.
misbehaves-vapes = { WHO($who) } usa{ N($who) } un cigarrillo electrónico fuera de la zona designada.
misbehaves-proposes-a-fix = { WHO($who) } propone{ N($who) } acordar el resultado a cambio de dinero.
misbehaves-writes-ahead = { WHO($who) } anota{ N($who) } un movimiento en la planilla antes de realizarlo.
misbehaves-does-not-record = { WHO($who) } no anota{ N($who) } los movimientos.
misbehaves-moves-unrecorded = { WHO($who) } realiza{ N($who) } un movimiento sin haber anotado el anterior.
misbehaves-writes-remarks = { WHO($who) } escribe{ N($who) } en la planilla comentarios sobre la partida.
misbehaves-omits-draw-offer = { WHO($who) } no anota{ N($who) } en la planilla la oferta de tablas.
misbehaves-asks-a-sixth-time = { WHO($who) } pide{ N($who) } por sexta vez ver la planilla del árbitro.
misbehaves-hides-scoresheet = { WHO($who) } mantiene{ N($who) } tapada la planilla, que el árbitro no puede ver.
misbehaves-moves-before-updating =
    Después de una caída de bandera, { WHO($who) } realiza{ N($who) } un movimiento antes de completar la
    planilla.
misbehaves-refuses-to-assist = { WHO($who) } se niega{ N($who) } a ayudar a reconstruir la partida.
misbehaves-hits-clock = { WHO($who) } golpea{ N($who) } el reloj con violencia.
misbehaves-hovers-over-clock =
    { WHO($who) } mantiene{ N($who) } un dedo sobre el reloj mientras piensa{ N($who) }.
misbehaves-stops-clock-without-reason = { WHO($who) } detiene{ N($who) } los relojes sin un motivo válido.
misbehaves-asks-about-the-laws = { WHO($who) } pregunta{ N($who) } al árbitro qué dice un artículo de las Leyes.
misbehaves-stops-clocks-for-help =
    { WHO($who) } detiene{ N($who) } los relojes y pide{ N($who) } al árbitro una pieza que falta.
misbehaves-finished-player-talks = Un jugador que ha terminado otra partida habla de esta.
misbehaves-helper-for-pieces = { WHO($who) } no puede{ N($who) } mover las piezas, y lo hace un asistente.
misbehaves-helper-for-clock = { WHO($who) } no puede{ N($who) } pulsar el reloj, y lo hace un asistente.
misbehaves-helper-for-score = { WHO($who) } no puede{ N($who) } anotar los movimientos, y lo hace un asistente.
misbehaves-points-out-defect =
    { WHO($who) } señala{ N($who) } que el reloj es claramente defectuoso: la pantalla parpadea y salta.
misbehaves-disputes-the-clock =
    { WHO($who) } sostiene{ N($who) } que el reloj indica menos tiempo del debido; no hay señal alguna de
    defecto.
misbehaves-outside-disturbance = Los jugadores sufren una perturbación externa: suena una alarma en el edificio.
misbehaves-records-electronically =
    { WHO($who) } anota{ N($who) } los movimientos en una planilla electrónica certificada.
misbehaves-stops-clocks-to-update = { WHO($who) } detiene{ N($who) } los relojes para actualizar la planilla.
misbehaves-claims-by-a-display =
    { WHO($who) } presenta{ N($who) } una reclamación basada solo en lo que muestra una pantalla de la sala.
two-boards-refuses = { WHO($who) } se niega{ N($who) } a usar un segundo tablero.
two-boards-omits-announcement = { WHO($who) } realiza{ N($who) } un movimiento sin anunciarlo.
two-boards-changes-before-announcing =
    { WHO($who) } lleva{ N($who) } a otra casilla la pieza recién colocada, antes de anunciar el movimiento.
two-boards-changes-after-announcing =
    { WHO($who) } lleva{ N($who) } a otra casilla la pieza recién colocada, después de anunciar el movimiento.
two-boards-presses-before-announcing = { WHO($who) } pulsa{ N($who) } el reloj antes de anunciar el movimiento.
two-boards-records-otherwise =
    { WHO($who) } anota{ N($who) } los movimientos con una grabadora, no en la planilla.
two-boards-corrects-a-slip = { WHO($who) } corrige{ N($who) } un error al anunciar el movimiento.
two-boards-plays-other-than-recorded =
    Los dos tableros difieren: en el tablero { WHO($who, case: "of") } se realizó un movimiento distinto del anotado
    por los dos.
two-boards-scores-disagree =
    Se advierte que los dos tableros difieren, y también las planillas: lo señala{ N($who) }
    { WHO($who, case: "within") }.
two-boards-assistant-moves = El asistente { WHO($who, case: "of") } realiza los movimientos en el otro tablero.
two-boards-assistant-announces = El asistente { WHO($who, case: "of") } anuncia los movimientos.
two-boards-assistant-keeps-score =
    El asistente { WHO($who, case: "of") } anota los movimientos y pone en marcha el reloj del adversario.
two-boards-assistant-answers =
    { WHO($who) } pregunta{ N($who) } al asistente por el número de movimientos y los tiempos, y
    recibe{ N($who) } respuesta.
two-boards-assistant-tells-unasked =
    El asistente { WHO($who, case: "of") } comunica el número de movimientos y los tiempos sin que se lo pidan.
two-boards-assistant-claims =
    El asistente { WHO($who, case: "of") } reclama porque se ha agotado el tiempo del adversario.
two-boards-assistant-adjourns =
    El asistente { WHO($who, case: "of") } se ocupa de las formalidades del aplazamiento.
resumption-seals-reply = { WHO($who) } escribe{ N($who) } la respuesta y la guarda{ N($who) } en un sobre nuevo.
resumption-asks-for-the-envelope = { WHO($who) } pide{ N($who) } que se abra el sobre.
resumption-questions-the-times =
    { WHO($who) } señala{ N($who) } que los relojes marcan tiempos distintos de los del sobre.
decides-steps-in = { WHO($who) } detiene{ N($who) } los relojes e interviene{ N($who) }.
decides-reinstates = { WHO($who) } restablece{ N($who) } la posición.
decides-orders-touched-piece = { WHO($who) } ordena{ N($who) } que se juegue la pieza tocada.
decides-lets-play-go-on = { WHO($who) } deja{ N($who) } que la partida continúe.
decides-permits = { WHO($who) } da{ N($who) } permiso.
decides-excuses-delay = { WHO($who) } disculpa{ N($who) } el retraso.
decides-keeps-score = { WHO($who) } anota{ N($who) } los movimientos de la partida.
decides-reconstructs =
    { WHO($who) } detiene{ N($who) } los relojes; en un segundo tablero los jugadores reconstruyen la partida.
decides-cannot-reconstruct =
    { WHO($who) } comprueba{ N($who) } que la partida no puede reconstruirse, y que nada muestra cuántos
    movimientos se han realizado.
decides-orders-sealing = { WHO($who) } pide{ N($who) } que se selle un movimiento: la sesión ha terminado.
decides-resumes = { WHO($who) } inicia{ N($who) } la sesión en que se reanuda la partida.
decides-opens-envelope = { WHO($who) } abre{ N($who) } el sobre.
decides-misses-envelope = { WHO($who) } constata{ N($who) } que falta el sobre.
decides-misses-position =
    { WHO($who) } constata{ N($who) } que falta el sobre y que no se conocen ni la posición ni los tiempos.
decides-appeal-rejected = El comité de apelación confirma la decisión del árbitro.
decides-appeal-upheld = El comité de apelación revoca la decisión: se juega una nueva partida.
releases = { WHO($who) } suelta{ N($who) } { PIECE($role, $color, $own, $square) }.
feels =
    { WHO($who) } palpa{ N($who) } { PIECE($role, $color, $own, $square) } y deja{ N($who) } la pieza en su
    agujero.
removes =
    { WHO($who) } retira{ N($who) } del tablero { PIECE($role, $color, $own, $square) }{ WITH_HAND($hand) }.
sets-right = { WHO($who) } devuelve{ N($who) } a su sitio las piezas desplazadas.
presses-clock = { WHO($who) } pulsa{ N($who) } el reloj{ WITH_HAND($hand) }.
stops-clocks-both = { WHO($who) } detiene{ N($who) } los dos relojes.
stops-clocks-own = { WHO($who) } detiene{ N($who) } su propio reloj.
withdraws-claim = { WHO($who) } quiere{ N($who) } retirar la reclamación.
writes = { WHO($who) } anota{ N($who) } { $move } en la planilla.
stops-recording = { WHO($who) } deja{ N($who) } de anotar los movimientos.
chooses = { WHO($who) } elige{ N($who) }: { $remedy }.
offers-draw-plain = { WHO($who) } ofrece{ N($who) } tablas.
offers-draw-conditional = { WHO($who) } ofrece{ N($who) } tablas con una condición.
withdraws-offer = { WHO($who) } quiere{ N($who) } retirar la oferta de tablas.
answers-draw-asks-for-the-move = { WHO($who) } pide{ N($who) } ver antes el movimiento.
answers-draw-accepts = { WHO($who) } acepta{ N($who) } las tablas.
answers-draw-declines = { WHO($who) } rehúsa{ N($who) } las tablas.
resigns = { WHO($who) } abandona{ N($who) }.
arrives = { WHO($who) } llega{ N($who) } al tablero.
signs-white-wins = { WHO($who) } firma{ N($who) } las planillas: ganan las blancas.
signs-black-wins = { WHO($who) } firma{ N($who) } las planillas: ganan las negras.
signs-draw = { WHO($who) } firma{ N($who) } las planillas: tablas.
seals = { WHO($who) } escribe{ N($who) } «{ $move }» y guarda{ N($who) } el movimiento en el sobre.
seals-early =
    { WHO($who) } escribe{ N($who) } «{ $move }» y guarda{ N($who) } el movimiento en el sobre, { $time } antes
    del final de la sesión.
becomes-aware = { WHO($who) } se da{ N($who) } cuenta.
notices = { WHO($who) } se da{ N($who) } cuenta de lo ocurrido.
testifies-confirms = { WHO($who) } confirma{ N($who) } que fue así.
testifies-denies = { WHO($who) } niega{ N($who) } que fuera así.
testifies-does-not-know = { WHO($who) } no recuerda{ N($who) } cómo fue.
consents = { WHO($who) } no tiene{ N($who) } nada que objetar.
appeals = { WHO($who) } apela{ N($who) } contra la decisión.
label-announces-adjusting = Dice «compongo»
label-touches = Toca { $square }
label-touches-two = Toca { $square } y { $second }
label-puts-back = De nuevo a { $to }
label-places = De { $from } a { $to }
label-releases = Suelta { $square }
label-feels = Palpa { $square }
label-removes = Retira { $square }
label-puts-opponent = De nuevo en { $square }
label-puts-own = { CAPITAL(ROLE($role)) } en { $square }
label-displaces = Desplaza { $square }
label-sets-right = Devuelve a su sitio
label-declares = Declara
label-presses-clock = Reloj
label-stops-clocks = Relojes detenidos
label-claims = Reclamación
label-withdraws-claim = La retira
label-writes = Anota
label-stops-recording = Deja de anotar
label-chooses = Elección
label-offers-draw = Oferta de tablas
label-withdraws-offer = Retira la oferta
label-answers-draw-asks-for-the-move = Pide el movimiento
label-finds = Constatación
label-answers-draw-accepts = Acepta tablas
label-answers-draw-declines = Rehúsa tablas
label-resigns = Abandona
label-arrives = Llega
label-signs = Firma
label-flag-falls = Bandera
label-notices = Se da cuenta
label-testifies = Declaración
label-consents = No objeta
label-misbehaves = Conducta
label-seals = Sella
label-two-boards = Dos tableros
label-resumption = Reanudación
label-decides-steps-in = Interviene
label-decides-reinstates = Restablece la posición
label-decides-orders-touched-piece = Ordena jugar la pieza tocada
label-decides-lets-play-go-on = Deja continuar
label-decides-permits = Da permiso
label-decides-excuses-delay = Disculpa el retraso
label-decides-keeps-score = Anota los movimientos
label-decides-reconstructs = Hace reconstruir la partida
label-decides-cannot-reconstruct = Comprueba que la partida no puede reconstruirse
label-decides-orders-sealing = Ordena sellar el movimiento
label-decides-resumes = Reanuda la partida
label-decides-opens-envelope = Abre el sobre
label-decides-misses-envelope = Falta el sobre
label-decides-misses-position = Posición desconocida
label-decides-appeal-rejected = Decisión confirmada
label-decides-appeal-upheld = Decisión revocada
label-appeals = Apelación
speech-announces-adjusting = Compongo
speech-withdraws-claim = Retiro la reclamación
speech-offers-draw-plain = ¿Tablas?
speech-offers-draw-conditional = ¿Tablas, con una condición?
speech-withdraws-offer = Retiro la oferta
speech-answers-draw-asks-for-the-move = Antes, su movimiento
speech-answers-draw-accepts = De acuerdo
speech-answers-draw-declines = No, seguimos jugando
speech-resigns = Abandono
speech-testifies-confirms = Sí, fue así
speech-testifies-denies = No, no fue así
speech-testifies-does-not-know = No lo recuerdo
speech-consents = No tengo nada que objetar
speech-appeals = Apelo
speech-illegal-move = Movimiento ilegal
speech-touch-move = Pieza tocada, pieza jugada
speech-no-move = No ha movido
speech-flag-fall = Ha caído la bandera
speech-repetition-appeared = Tercera vez, esta posición
speech-repetition-about-to-appear = Con mi movimiento, la tercera vez
speech-fifty-moves = Cincuenta movimientos
speech-quickplay-finish = No se esfuerza por ganar
speech-quickplay-increment = Un incremento, por favor
speech-dead-position = Posición muerta
speech-wrong-set-up = La posición inicial era incorrecta
speech-displaced-pieces = Estas piezas estaban en otro sitio
speech-out-of-turn = No le tocaba mover
speech-misconduct = Árbitro, por favor
speech-remedy-let-stand = Que valga
speech-remedy-move-correctly = Que esa pieza se mueva bien
speech-remedy-capture-legally = Que la captura sea legal
speech-remedy-move-king = Que se mueva el rey
speech-remedy-move-another = Que se mueva otra pieza
quoted = «{ $said }»
promise-promotion = { CAPITAL(ROLE($role)) }
promise-move = Tengo la intención de jugar { $move }
promise-mate = Jaque mate
about-act = La reclamación se refiere a la acción { $number }.
not-heard = El árbitro no lo oye.
not-seen = El árbitro no lo ve.
