clocks = Los relojes marcan
played = Jugado antes
acts = Qué ha ocurrido
before = Posición anterior
now = Posición actual
ruling = La decisión
readings = También defendible
reasons = Por qué
