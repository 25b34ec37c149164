clocks = The clocks show
played = Played before
acts = What happens
before = The board before
now = The board now
ruling = The ruling
readings = Also tenable
