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
decides-steps-in = { WHO($who) } detiene{ N($who) } los relojes e interviene{ N($who) }.
decides-reinstates = { WHO($who) } restablece{ N($who) } la posición.
decides-orders-touched-piece = { WHO($who) } ordena{ N($who) } que se juegue la pieza tocada.
decides-lets-play-go-on = { WHO($who) } deja{ N($who) } que la partida continúe.
decides-appeal-rejected = El comité de apelación confirma la decisión del árbitro.
decides-appeal-upheld = El comité de apelación revoca la decisión: se juega una nueva partida.
releases = { WHO($who) } suelta{ N($who) } { PIECE($role, $color, $own, $square) }.
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
label-flag-falls = Bandera
label-notices = Se da cuenta
label-testifies = Declaración
label-consents = No objeta
label-misbehaves = Conducta incorrecta
label-decides = Árbitro
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
