clocks = Los relojes marcan
played = Jugado antes
acts = Qué ocurre
before = El tablero antes
now = El tablero ahora
ruling = La decisión
readings = También defendible
