heading = Occurrences of the position
lead =
    Every position that resembles the one in question, in the order in which it arose. The same letter means
    the same position; the number counts its occurrences.
announced = announced, not played
equal = same
differs = different
here = the position in question
game = The game so far
game-lead = Go through the moves and mark the position wherever you think it counts.
moves = Moves
no-move = Before the first move
back = Previous move
on = Next move
occurrence = Mark occurrence
taken = Marked occurrences
recorded = Marked. The ruling shows whether it counts.
side-by-side = Compare the occurrences side by side
scoresheet = Scoresheet
show-mate = Show on the board
number = Occurrence { $number }
# A piece of a board in a list. $role, $square
piece = { ROLE($role) } { $square }
men-of = { PLAYER($color, case: "label") }: { $men }
to-move = { PLAYER($color) } to move
count-of-position = Position { $letter }: { $numbers }
discard = Remove the occurrence { $when }
written-by = On { PLAYER($color, case: "of") } scoresheet: { $move }
compared-side-to-move = The player to move
compared-men = Pieces of the same kind and colour on the same squares
compared-moves = The possible moves
compared-castling = The castling rights
compared-en-passant = An en passant capture
stood =
    The position in question has arisen { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }; { $needed } are required.
announced-to-arise =
    With the announced move the position arises { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }; { $needed } are required.
counts = This one counts: it is occurrence { $number }.
looks-alike = It looks the same but does not count: { $reasons }.
another = This is a different position: other pieces, or other squares.
