clocks = The clocks show
played = Played before
acts = What happened
before = Position before
now = Current position
ruling = The ruling
readings = Also defensible
reasons = Why
