board = The board to set up
hint = Drag the pieces onto the board, or choose one and press the squares.
keys-hint =
    By keyboard: arrow keys go from square to square; K, Q, R, B, N or P puts a white piece, with Shift a
    black one; Delete removes it; Enter takes a piece up and puts it down.
tray = Pieces to put on the board
white-pieces = White pieces
black-pieces = Black pieces
carry = Carry a piece to another square
remove = Remove pieces
whole = The whole position
clear = Empty board
initial = Starting position
exchange = Swap the colours
undo = Undo
to-move = To move
castling = May still castle
en-passant = A pawn has just passed
not-en-passant = none
half-moves = Half-moves since the last capture or pawn move
pawn-refused = No pawn can stand on the first or the eighth rank.
taken-up = { $square }: taken up. Choose the square to put it on.
