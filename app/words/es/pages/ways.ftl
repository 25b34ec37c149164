heading = Formas de aprender
courses-line =
    Tema por tema, de lo fácil a lo difícil: el enroque, la promoción, el ajedrez relámpago, el seminario
    diapositiva por diapositiva.
practice-line = Un caso tras otro, hasta el primer error, o solo los que fallaste.
incidents-line = Todos, por tema, artículo, edición y nivel.
bench-line = Registra lo que pasó en tu tablero, mira qué deciden las Leyes y envíalo con un enlace.
handbook-line = Los artículos de cada edición en palabras sencillas, lo que ha cambiado y lo que es controvertido.
progress-line = Lo que sabes, lo que confundes y lo que toca repasar.
teach-line = Para docentes: planificar el curso, preparar exámenes, leer los resultados, imprimir los certificados.
private = Sin cuenta. Tus datos se quedan en este dispositivo.
