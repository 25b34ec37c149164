# Castling in notation: king-side, queen-side.
castling-short = O-O
castling-long = O-O-O
# $side
castling-subject = { CASTLING($side, case: "subject") }
# $side
castling-within = { CASTLING($side) }
