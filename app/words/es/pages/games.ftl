unknown = Desconocido
game = Partida { $number }
fault-illegal = { $number } { $san } no es legal en esa posición
fault-ambiguous = { $number } { $san } puede ser de más de una pieza: indica también la casilla de origen
fault-no-move = «{ $number } { $text }» no es un movimiento
fault-start = la etiqueta FEN, «{ $fen }», no es una posición legal
fault-variant =
    «{ $variant }» no es el ajedrez de las Leyes: solo se leen el ajedrez habitual y el Ajedrez960
fault-comment = un comentario se abre con una llave y no se cierra
fault-variation = una variante se abre con un paréntesis y no se cierra
fault-too-long = más medios movimientos de los que tiene cualquier partida
fault-too-large = demasiado texto para una sola partida: ¿es un archivo PGN?
fault-no-game = ni etiquetas ni movimientos: ¿es PGN?
fault-not-text = no es texto sin formato: ¿es un archivo PGN, guardado en UTF-8?
