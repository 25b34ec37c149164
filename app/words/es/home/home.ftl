heading = Eres el árbitro. Tú decides.
lead =
    Una mano toca el rey. Se pulsa un reloj sin mover. Alguien reclama. Mira lo que ocurre ante el tablero, toma
    tu decisión y compárala con la que resulta de las Leyes, artículo por artículo.
begin = Ver el primer caso
resume = Continuar donde lo dejaste
go-on = Caso siguiente
steps = Cómo funciona
watch = Mira
watch-line =
    La reproducción muestra por orden cada contacto, movimiento, pulsación del reloj y palabra, y lo que vio de
    ello el árbitro.
rule = Decide
rule-line =
    ¿Ha habido una irregularidad? ¿Desde qué posición se continúa, qué se debe jugar, qué tiempos, qué
    resultado? Respondes a las preguntas a las que responde un árbitro.
compare = Compara
compare-line =
    Punto por punto, con el artículo de cada uno. Donde las Leyes admiten dos interpretaciones, se explican las
    dos y se dice quién las defiende.
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
