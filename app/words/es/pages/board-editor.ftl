board = El tablero que preparas
hint = Arrastra las piezas al tablero, o elige una y pulsa las casillas.
keys-hint =
    Con el teclado: las flechas van de casilla en casilla; R, D, T, A, C o P pone una pieza blanca y, con
    Mayús, una negra; Supr la quita; Intro levanta una pieza y la deja.
tray = Piezas para poner en el tablero
white-pieces = Piezas blancas
black-pieces = Piezas negras
carry = Llevar una pieza a otra casilla
remove = Quitar piezas
whole = La posición completa
clear = Vaciar el tablero
initial = Posición inicial
exchange = Intercambiar los colores
undo = Deshacer
to-move = Juegan
castling = Derecho al enroque
no-castling = Aquí no es posible: un rey y una torre deben estar en sus casillas iniciales.
en-passant = Captura al paso en
not-en-passant = ninguna casilla
half-moves = Medios movimientos desde la última captura o movimiento de peón
pawn-refused = Un peón no puede estar en la primera ni en la octava fila.
taken-up = { $square }: pieza levantada. Elige la casilla en la que quieres ponerla.
