clocks = Gli orologi segnano
played = Giocato in precedenza
acts = Che cosa accade
before = La scacchiera prima
now = La scacchiera ora
ruling = La decisione
readings = Altrettanto sostenibile
