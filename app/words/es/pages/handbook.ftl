search = Buscar artículos, términos y puntos controvertidos
search-hint = Por número o palabra: 7.5.1, promoción, bandera…
nothing-found = Sin resultados en el manual.
more-found = Hay más: añade una palabra para acotar la búsqueda.
articles-line = Todas las ediciones desde 2009, artículo por artículo, con los casos que dependen de cada uno.
changes-line = Dos ediciones cualesquiera, una junto a otra, y los casos en los que cambió la decisión.
disputed-line =
    Donde las Leyes se interpretan de dos maneras: las dos interpretaciones, quién las defiende, qué ha sido
    de ellas.
proposals-line = Qué propuso el seminario de Salerno en 2012 y qué ha pasado a las Leyes.
glossary-line = Los términos que necesita un árbitro, en español y en inglés.
mate-line = Si un bando todavía puede dar mate en una posición, con los movimientos o con una demostración.
claims-line = Qué se habría podido reclamar en las partidas de un archivo PGN, posición por posición.
quadrigliona-line =
    Un juego de dos tableros y dos equipos, con reglas propias: las reglas, sus puntos controvertidos y casos
    para decidir.
method-line = Cómo se llega a una decisión, hasta qué punto es segura y sobre qué no se decide.
proposal-point = El punto controvertido
proposal-wording = Solo afectaba a la redacción; ninguna decisión cambia.
