heading = Las apariciones de la posición
lead =
    Todas las posiciones parecidas a la posición en cuestión, en el orden en que se produjeron. La misma letra
    es la misma posición; el número cuenta sus apariciones.
announced = anunciada, no jugada
equal = sin diferencia
differs = diferencia
here = la posición en cuestión
game = La partida hasta aquí
game-lead = Recorre los movimientos y marca la posición donde creas que cuenta.
moves = Movimientos
no-move = Antes del primer movimiento
back = Movimiento anterior
on = Movimiento siguiente
occurrence = Marcar aparición
taken = Apariciones marcadas
recorded = Marcada. Si cuenta o no, se ve con la decisión.
side-by-side = Comparar las apariciones una junto a otra
scoresheet = Planilla
show-mate = Mostrar en el tablero
number = Aparición { $number }
# A piece of a board in a list. $role, $square
piece = { ROLE($role) } { $square }
men-of = { PLAYER($color, case: "label") }: { $men }
to-move = Juegan { PLAYER($color, case: "within") }
count-of-position = Posición { $letter }: { $numbers }
discard = Quitar la aparición { $when }
written-by = En la planilla { PLAYER($color, case: "of") }: { $move }
compared-side-to-move = El jugador que está en juego
compared-men = Las mismas piezas, del mismo color, en las mismas casillas
compared-moves = Los movimientos posibles
compared-castling = Los derechos al enroque
compared-en-passant = Una captura al paso
stood =
    La posición en cuestión se ha producido { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }; se necesitan { $needed }.
announced-to-arise =
    Con el movimiento anunciado la posición se produce { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }; se necesitan { $needed }.
counts = Esta cuenta: es la aparición { $number }.
looks-alike = Parece la misma y no cuenta: { $reasons }.
another = Esta es otra posición: otras piezas, o en otras casillas.
