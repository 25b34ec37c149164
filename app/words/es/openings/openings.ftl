parts = Partes del manual
back = Volver a la decisión
coming = Cargando…
articles = Artículos
changes = Qué ha cambiado
disputed = Puntos controvertidos
proposals = Propuestas
glossary = Glosario
mate = ¿Se puede dar mate todavía?
claims = Reclamaciones en partidas
quadrigliona = Quadrigliona
method = Método
handbook-heading = Manual
handbook-lead =
    Las Leyes en palabras sencillas, edición por edición; qué ha cambiado, qué es controvertido y los casos
    que lo muestran.
laws-heading = Las Leyes, artículo por artículo
laws-lead =
    De qué trata cada artículo, con nuestras palabras, y con qué número figura en las demás ediciones. El
    texto en sí es de la FIDE.
changes-heading = Qué ha cambiado
changes-lead = Elige dos ediciones: verás qué artículos difieren y qué casos se deciden de otro modo.
disputed-heading = Puntos controvertidos
disputed-lead =
    Quienes conocen las Leyes interpretan cada punto de dos maneras. La aplicación decide según una de ellas y
    siempre muestra la otra.
proposals-heading = Qué ha sido de las propuestas de Salerno
proposals-lead =
    En 2012 el seminario de Pagano para árbitros terminó con varias propuestas para modificar las Leyes
    entonces en vigor. Aquí se ve qué ha sido de ocho de ellas.
glossary-heading = Glosario
glossary-lead =
    Qué significan los términos del arbitraje, con nuestras palabras, y dónde los definen las Leyes. El inglés
    está junto al español, porque muchos árbitros necesitan los dos.
method-heading = Cómo se llega a una decisión
method-lead =
    Aquí ninguna decisión está escrita a mano. Cada una se deduce de los hechos del caso, con los mismos seis
    pasos, en el momento en que la pides.
mate-heading = ¿Es posible todavía el mate?
mate-lead =
    Mediante cualquier serie de movimientos legales, por mal que jueguen los dos: de ello depende lo que dicen
    las Leyes cuando cae una bandera, un jugador abandona o se completa un segundo movimiento ilegal. La
    respuesta viene con los movimientos o con una demostración.
claims-heading = Qué se podía reclamar
claims-lead =
    Pega partidas o abre un archivo PGN: verás cada repetición, cada serie de cincuenta o setenta y cinco
    movimientos sin capturas ni movimientos de peón, cada posición muerta, y quién habría podido reclamar tablas y
    cómo. Las partidas no salen de este dispositivo.
quadrigliona-heading = Quadrigliona
quadrigliona-lead =
    Dos tableros, dos equipos, dos corredores. Lo que captura un jugador lo puede colocar su compañero en el otro
    tablero, una vez que el corredor se lo ha llevado a través de los aros. Es una variante italiana del pasapiezas.
