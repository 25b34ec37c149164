set-up = La posición
ask-heading = Tu pregunta
ask-white = ¿Pueden las blancas dar mate todavía?
ask-black = ¿Pueden las negras dar mate todavía?
ask-either = ¿Puede dar mate alguno de los dos, o la posición está muerta?
missing = Corrige antes lo siguiente:
copy = Copiar el enlace
copied = Copiado.
not-copied = El navegador no lo permite: copia la dirección de la página.
change = Cambiar la posición
and-white = ¿Y las blancas?
and-black = ¿Y las negras?
board = La posición
answer = Respuesta
details = Los movimientos, o la demostración
at-work = Buscando…
stop = Detener
stopped = Se ha detenido antes de encontrar una respuesta.
again = Preguntar de nuevo
further = Seguir buscando
failed =
    No se ha podido empezar la búsqueda. Recarga la página; sin conexión solo funciona si la
    aplicación ya está guardada en el dispositivo.
line = Los movimientos
at-start = La posición de la pregunta.
in-words = Por qué no
proof-checked =
    La demostración la ha comprobado, movimiento a movimiento, una parte de la aplicación independiente de la
    búsqueda.
king-mark = con marco: todas las casillas a las que el rey puede llegar alguna vez
fixed-mark = con candado: piezas que nunca se mueven ni se capturan
no-attacker = Ninguna pieza del otro bando puede atacar nunca una de estas casillas.
attackers-line =
    Solo estas pueden atacar alguna vez una de ellas y, lo hagan donde lo hagan, al rey le queda una casilla
    de huida o el jaque no tiene desde dónde darse:
both-can =
    La posición no está muerta: los dos bandos pueden dar mate todavía, así que pierde aquel cuya bandera caiga.
neither-can =
    La posición está muerta: ningún bando puede dar mate mediante ninguna serie de movimientos legales, y la
    partida es tablas desde el momento en que se produjo.
paste-heading = Pega una posición o una partida
paste = Una FEN, una partida (PGN) o un enlace
paste-hint =
    Puedes pegarlo en cualquier lugar de esta página. Partidas con las letras de cualquier idioma o con
    figuras; enlaces de Lichess, de esta página o que contengan una FEN.
read = Cargar
open-file = Abrir un archivo PGN
game = La partida
choose-move = Elige el movimiento tras el cual se toma la posición.
move-back = Un movimiento atrás
move-on = Un movimiento adelante
rules = Qué dicen de ello las Leyes
rules-line =
    Si el mate es imposible, la partida es tablas: en el acto si ningún bando puede dar mate, y en lugar de la
    pérdida de la partida cuando cae una bandera, cuando un jugador abandona o por movimientos ilegales.
    Mientras no se demuestre que es imposible, la pérdida se mantiene.
examples = Posiciones para probar
begin = Prueba una de estas, coloca la tuya en el tablero o pega una abajo.
example-pawn-wall = Un muro de peones
example-bishops-walled = Dos alfiles detrás de un muro
example-knight-bare-king = Un caballo contra un rey solo
example-knight-pawn = Un caballo contra un peón
example-gap = Un muro con un hueco
example-forced = Un movimiento forzado
looked-at = { $spent } posiciones examinadas, de { $of } como máximo
looking-for-mate = Buscando un mate { PLAYER($winner, case: "of") }…
shown-on-board = { PLAYER($winner) } en el tablero
only-one-can =
    La posición no está muerta, porque { PLAYER($winner, case: "within") } pueden dar mate todavía. Si cae la
    bandera { PLAYER($loser, case: "of") }, ganan { PLAYER($winner, case: "within") }; si cae la
    { PLAYER($winner, case: "of") }, la partida es tablas.
possible =
    Sí. { PLAYER($winner) } { $half-moves ->
        [0] han dado mate: la posición es jaque mate.
        [1] pueden dar mate todavía, en el próximo movimiento.
       *[other] pueden dar mate todavía: bastan { $half-moves } medios movimientos.
    }
impossible = No. { PLAYER($winner) } no pueden dar mate mediante ninguna serie de movimientos legales.
undecided =
    Sin decidir: tras { $spent } posiciones no se ha encontrado ni un mate { PLAYER($winner, case: "of") } ni
    una demostración. Mientras no se demuestre que el mate es imposible, vale la regla general y no su
    excepción.
forced-first = Cada movimiento es el único legal: { $moves }. Después:
why-stalemate = El rey está ahogado: la partida ha terminado.
why-mated = { PLAYER($winner) } han recibido jaque mate: la partida ha terminado.
why-seventy-five-moves =
    Cada jugador ha realizado setenta y cinco movimientos sin capturas ni movimientos de peón: la partida es
    tablas.
why-bare-king = { PLAYER($winner) } solo tienen el rey, y un rey nunca da jaque.
why-knight-against-queens =
    { PLAYER($winner) } tienen un solo caballo y { PLAYER($loser, case: "within") }, como mucho, damas: siempre
    que el caballo da jaque, el rey tiene una casilla de huida o una dama captura el caballo.
why-bishops-of-one-colour =
    { PLAYER($winner) } solo tienen alfiles de casillas de un mismo color, y { PLAYER($loser, case: "within") } no
    tienen peones ni caballos ni alfiles de casillas del otro: ante cada jaque queda una casilla de huida, o
    una pieza que puede interponerse.
why-repetition = Todos los movimientos son forzados, y las mismas posiciones se repiten para siempre.
why-closed =
    Se han recorrido todas las posiciones que pueden producirse ({ $positions }). En ninguna hay mate.
why-walled =
    El rey { $loser ->
        [white] blanco
       *[black] negro
    } está encerrado detrás de un muro. Vayan adonde vayan las piezas que aún pueden moverse, no hay ninguna casilla en
    la que pueda recibir mate.
why-walled-later =
    Se han recorrido todas las posiciones que pueden producirse antes de que las piezas queden encerradas
    ({ $positions }). En ninguna hay mate, y detrás del muro no puede haberlo.
fen-fields = Esto no es una FEN: escribe sus seis campos, separados por espacios.
fen-pieces =
    El campo de las piezas es incorrecto: ocho filas, de la octava a la primera, separadas por «/», con las
    letras pnbrqk y PNBRQK y cifras para las casillas vacías, ocho casillas en cada una.
fen-side-to-move = El campo del bando que juega es incorrecto: escribe «w» o «b».
fen-castling = El campo del enroque es incorrecto: letras de «KQkq», o «-».
fen-en-passant = El campo de la captura al paso es incorrecto: la casilla atravesada, como «e3», o «-».
fen-counter =
    Un contador es incorrecto: los medios movimientos desde la última captura o movimiento de peón, y después
    el número del movimiento.
empty-board = El tablero está vacío: pon al menos los dos reyes.
no-king =
    Falta el rey { $color ->
        [white] blanco
       *[black] negro
    }: ponlo en el tablero.
many-kings =
    Hay más de un rey { $color ->
        [white] blanco
       *[black] negro
    }: deja solo uno.
pawn-on-last-rank = Hay un peón en la primera fila o en la octava: muévelo o sustitúyelo.
wrong-castling-right = Hay un derecho al enroque sin el rey y la torre en sus casillas: quita la letra.
wrong-en-passant-square = Ningún peón acaba de atravesar la casilla de la captura al paso: escribe «-».
opposite-check = Está en jaque el jugador que no está en juego: cambia el bando que juega, o la posición.
too-much-material =
    Un jugador tiene más piezas de las que permiten un juego de piezas y las promociones: quita algunas.
only-offered = Solo se ofrecen las primeras { $games } partidas.
plain-two-kings = Solo quedan los dos reyes: ninguno puede dar jaque nunca.
plain-bare-king = { PLAYER($winner) } tienen el rey solo: un rey solo no puede dar mate.
plain-one-piece = Un rey y { ROLE($role, case: "a") } no pueden dar mate de ninguna manera a un rey solo.
plain-bishops =
    Un rey y alfiles que están todos en casillas del mismo color no pueden dar mate de ninguna manera a un rey
    solo.
plain-knight-against-queens =
    Un rey y un caballo no pueden dar mate a un rey que solo tiene damas: ninguna dama encierra a su rey sin
    poder capturar el caballo. Una torre, un alfil, un caballo o un peón sí podría.
plain-bishops-against-pieces =
    Un rey y alfiles en casillas del mismo color no pueden dar mate aquí: al rey { $loser ->
        [white] blanco
       *[black] negro
    } solo podría encerrarlo un peón, un caballo o un alfil del otro color, y no hay ninguno.
plain-wall =
    { $every-pawn ->
        [yes] Todos los peones están bloqueados para siempre y ninguna pieza puede abrirse paso
       *[no] Las piezas con candado no vuelven a moverse y nada puede abrirse paso
    }: el rey { $loser ->
        [white] blanco
       *[black] negro
    } solo puede llegar a { $squares } casillas, { $can-check ->
        [yes] y ninguno de los jaques aún posibles allí es mate
       *[no] y allí nada puede darle jaque nunca
    }.
paste-nothing = El campo está vacío: pega una FEN, una partida (PGN) o un enlace.
paste-too-long =
    El texto es demasiado largo: pega una sola partida, o examina un archivo entero en la página «Qué se podía
    reclamar».
paste-ranks =
    El tablero de esta FEN tiene { $ranks } filas: escribe ocho, de la octava a la primera, separadas por «/».
paste-squares =
    La fila { $rank } de esta FEN tiene { $squares } casillas: deben ser ocho; una cifra equivale a ese número
    de casillas vacías.
paste-letter =
    «{ $letter }» no es una pieza en una FEN: usa las letras inglesas K, Q, R, B, N y P, mayúsculas para las
    blancas y minúsculas para las negras.
paste-link =
    Este enlace no contiene una posición, solo el nombre de una partida, y no se descarga nada de otros
    sitios: ábrelo allí y copia la FEN o el PGN.
paste-game = No se puede leer la partida. Línea { $line }: { $fault }.
paste-unknown =
    Esto no es ni una FEN ni una partida ni un enlace: prepara la posición en el tablero, o pega una de estas
    cosas.
