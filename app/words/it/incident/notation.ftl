castling-short = 0-0
castling-long = 0-0-0
castling-subject = { CASTLING($side, case: "subject") }
castling-within = { CASTLING($side) }
