heading = The photographs
lead =
    Everything that looks like the position asked about, in the order in which it arose. The same letter is
    the same position; the number is its count.
announced = announced, not played
equal = equal
differs = differs
here = the position asked about
game = The game up to here
game-lead = Go through the moves, and photograph a position wherever you think that it counts.
moves = Moves
no-move = Before the first move
back = One move back
on = One move on
occurrence = Photograph
taken = Your photographs
recorded = Photographed. Whether it counts is shown with the ruling.
side-by-side = See the photographs side by side
scoresheet = Scoresheet
show-mate = Play it on the board
number = Photograph { $number }
# A piece of a board in a list. $role, $square
piece = { ROLE($role) } { $square }
men-of = { PLAYER($color, case: "label") }: { $men }
to-move = { PLAYER($color) } to move
count-of-position = Position { $letter }: { $numbers }
discard = Throw away the photograph { $when }
written-by = On { PLAYER($color, case: "of") } scoresheet: { $move }
compared-side-to-move = The player to move
compared-men = Men of the same kind and colour on the same squares
compared-moves = The moves possible at once
compared-castling = The rights to castle
compared-en-passant = A capture in passing
stood =
    The position asked about has arisen { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }; { $needed } are needed.
announced-to-arise =
    With the move announced the position arises { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }; { $needed } are needed.
counts = This one counts: it is number { $number }.
looks-alike = It looks the same and does not count: { $reasons }.
another = This is another position: other men, or on other squares.
