steps = De los hechos a la decisión
step-facts = Hechos
step-facts-line =
    Un caso enumera solo acciones: quién ha tocado, puesto, soltado, pulsado o dicho qué, en qué orden y si el
    árbitro lo ha visto. Nunca dice qué valor tiene una acción.
step-standing = Posición en el tablero
step-standing-line =
    Las acciones se llevan a cabo en un tablero que admite posiciones ilegales, como el de la partida real, con las
    manos de los jugadores y los dos relojes.
step-account = Reconstrucción
step-account-line =
    Las acciones se ordenan por turnos: qué movimiento se intentó, hasta dónde llegó, si se pulsó el reloj,
    quién reclamó qué y cuándo.
step-provisions = Disposiciones
step-provisions-line =
    Los artículos de la edición elegida se examinan en el orden en que lo haría un árbitro. Cada uno se
    aplica, no se aplica o cede ante otro, siempre por un hecho que se nombra. Es la lista de «Por qué».
step-facets = Puntos
step-facets-line =
    Solo un artículo que se aplica puede ordenar algo: la posición, el movimiento que se debe jugar, los
    tiempos, el recuento, el resultado. Cada línea de la decisión nombra su artículo.
step-readings = Otras interpretaciones
step-readings-line =
    Cuando un punto es controvertido, todo se deduce de nuevo con la otra interpretación, que se muestra junto
    a la primera con quienes la defienden. Tu respuesta se califica según la interpretación con la que más
    coincide.
sure-heading = Hasta qué punto es fiable
sure-read =
    Las Leyes de 2009, 2018 y 2023 se han leído completas. Las de julio de 2017, en parte; el resto se deduce
    de la lista de la propia FIDE de lo que cambió en 2018.
sure-laws-2014 =
    Las Leyes de 2014 son las menos seguras. Buena parte de ellas se ha leído solo en citas y traducciones, y
    algunos números, así como el minuto único en ajedrez relámpago con supervisión adecuada, se deducen de las
    ediciones anterior y posterior.
sure-july-2017 =
    Según su letra, la edición de julio de 2017 cuenta por separado los movimientos ilegales, las veces en que
    se pulsa el reloj sin mover y los movimientos con dos manos. Aquí se cuentan juntos, como dice la
    interpretación de la FIDE de junio de 2017.
sure-us-chess =
    Se decide según US Chess donde sus reglas difieren de las de la FIDE, y se citan por capítulo cuando no se
    disponía de un número más preciso.
sure-order =
    Cuál de las dos interpretaciones va primero es una elección. Se nombra en cada decisión, y debajo de ella,
    en «¿Y si…?», se puede cambiar.
proven-heading = Qué significa «probada»
proven-documents =
    Dos documentos, el seminario de Pagano de 2012 y un artículo sobre la regla de la pieza tocada, se han
    descompuesto en afirmaciones sueltas. Una afirmación está probada cuando todos los casos que la muestran
    reciben la decisión que ella pide, y un caso que queda justo fuera de ella no la recibe.
proven-checked =
    Esto se comprueba de nuevo con cada cambio de la aplicación. Muestra que la aplicación decide como dice la
    afirmación. No muestra que la afirmación sea correcta.
not-ruled-heading = Sobre qué no se decide
not-ruled-draw-claims =
    Según las reglas de US Chess: las reclamaciones en un final a caída de bandera (quickplay finish) y la
    conducta de los jugadores aparte de los movimientos.
not-ruled-announced = Los movimientos que solo se anuncian o se anotan, salvo en una reclamación de tablas.
not-ruled-material =
    Si un jugador todavía puede dar mate se busca dentro de un límite (en US Chess se mira el material).
    Cuando no se demuestra que es imposible, la pérdida de la partida se mantiene, y las razones lo dicen.
not-ruled-presence = Si el adversario estaba ante el tablero cuando se tocó una pieza.
not-ruled-chess960 =
    En Ajedrez960, un rey y una torre mal movidos se citan según la definición de movimiento ilegal y no según
    la regla que infringen.
not-ruled-measures =
    Las medidas contra un jugador se nombran, con una recomendada; la elección es del árbitro.
positions-heading = De dónde vienen los casos
positions-where = A cuál de estas clases pertenece cada uno se indica debajo de su reproducción, con la fuente.
last-heading = Qué no es
last-no-text =
    No es el texto de las Leyes, que es de la FIDE, ni una opinión oficial. En el recinto de juego decide el
    árbitro, según lo que ha visto y oído.
figures = En cifras
figures-caption = Artículos y variantes por edición
edition = Edición
articles = Artículos en la lista
turned-on = De los que depende una decisión
replays = Variantes
replays-counted =
    Se muestran { $scenarios } casos, en { $variants } variantes. Hay { $disputed-points } puntos
    controvertidos, y de alguno de ellos dependen las decisiones sobre { $disputed } variantes.
statements-counted =
    Los dos documentos contienen { $all } afirmaciones. Sobre { $gradable } de ellas se puede decidir:
    { $proven } están probadas; { $shown } se muestran en una reproducción, pero nada en la decisión las dice.
unruled-counted =
    En { $unruled } de { $variants } variantes hay una acción de esta clase; la decisión la nombra.
positions-counted =
    { $recorded } casos muestran la posición tal como está documentada, { $reconstructed } son reales con una
    posición reconstruida a partir del relato, { $constructed } se han inventado para mostrar una regla.
