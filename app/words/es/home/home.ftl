heading = Eres el árbitro. Tú decides.
lead = Mira lo que ocurre ante el tablero y toma tu decisión.
now = A continuación
today = El caso del día
resume = Continuar donde lo dejaste
stop-clocks = Detener los relojes
stop-clocks-line = La reproducción se muestra una sola vez. Detén los relojes cuando debas intervenir.
ways = Formas de aprender
courses = Cursos
courses-line =
    Tema por tema, de lo fácil a lo difícil: el enroque, la promoción, el ajedrez relámpago, el seminario
    diapositiva por diapositiva.
practice = Práctica
practice-line = Un caso tras otro, hasta el primer error, o solo los que fallaste.
incidents-line = Todos, por tema, artículo, edición y nivel.
handbook-line = Los artículos de cada edición en palabras sencillas, lo que ha cambiado y lo que es controvertido.
progress-line = Lo que sabes, lo que confundes y lo que toca repasar.
private = Sin cuenta. Tus datos se quedan en este dispositivo.
ruled-so-far = Casos decididos hasta ahora: { $ruled } de { $all }.
