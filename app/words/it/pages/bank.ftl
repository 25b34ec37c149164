clocks = Gli orologi segnano
played = Giocato in precedenza
acts = Che cosa è accaduto
before = Posizione precedente
now = Posizione attuale
ruling = La decisione
readings = Altre interpretazioni sostenibili
reasons = Perché
