board = Board to set up
hint = Drag the pieces onto the board, or choose one and tap the squares.
keys-hint =
    Keyboard: the arrow keys move from square to square; K, Q, R, B, N or P places a white piece, with Shift a
    black one; Delete removes it; Enter picks a piece up and puts it down.
tray = Pieces to place on the board
white-pieces = White pieces
black-pieces = Black pieces
carry = Move a piece to another square
remove = Remove pieces
whole = Whole position
clear = Clear the board
initial = Starting position
exchange = Swap the colours
undo = Undo
to-move = To move
castling = Castling rights
no-castling = Not possible here: a king and a rook have to stand on their initial squares.
en-passant = En passant square
not-en-passant = none
half-moves = Half-moves since the last capture or pawn move
pawn-refused = A pawn cannot stand on the first or eighth rank.
taken-up = { $square }: picked up. Choose the square to put it on.
