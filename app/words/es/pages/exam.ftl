heading = Exámenes
lead =
    Compón una prueba con los casos y da su enlace a los candidatos: todos reciben la misma prueba, en
    cualquier equipo. No se envía nada a ningún sitio; cada candidato guarda un archivo con el resultado y te
    lo entrega.
compose = Componer una prueba
preset = Modelo
own = Prueba personalizada
add-section = Añadir sección
remove-section = Quitar la sección
count = Casos
one-decision = Una sola pregunta por caso (unos 30 segundos)
admitted = Qué casos
admitted-hint = Un filtro vacío admite todos los casos.
topics = Temas
levels = Niveles
laws = Decidir según
editions = Leyes en vigor
regimes = Modalidad de juego y supervisión
articles = Artículos en los que se apoya la decisión, por ejemplo 4.3, 7.5
minutes = Minutos
to-pass = Mínimo para aprobar
to-pass-in = Mínimo para aprobar, en
in-percent = por ciento
in-marks = puntos
marking = Puntuación
per-item = Un punto por cada caso sin ningún error
weights-hint = La puntuación de cada punto de la decisión. Un punto con puntuación 0 no se pregunta.
knock-outs = Errores eliminatorios
drawn = La prueba
seed = Prueba número
another-seed = Generar otra
link-hint =
    Las variantes A, B y C son equivalentes: los tableros pueden estar reflejados, y los nombres, los tiempos y el
    orden son distintos, pero las decisiones son las mismas.
copy = Copiar enlace
copied = Enlace copiado.
open = Abrir el examen
incidents = Casos de esta prueba
question-paper = Prueba para imprimir
key = Soluciones con puntos y artículos
sat = Exámenes en este dispositivo
goes-on = Examen en curso
go-on = Continuar el examen
rules = Reglas
rule-any-order = Puedes responder en cualquier orden, volver a una respuesta y cambiarla hasta la entrega.
rule-flag = Marca los casos que quieras revisar. Las preguntas sin responder no dan puntos.
rule-kept =
    Cada respuesta se guarda enseguida en este dispositivo. Si se cierra la página, abre otra vez el enlace y
    continúa; el tiempo no se detiene.
rule-end =
    Cuando se acaba el tiempo, la prueba se entrega automáticamente con las respuestas dadas hasta entonces.
    Antes de eso nada indica si una respuesta es correcta.
assumptions = Salvo que se diga otra cosa
assumption-seen = Eres el árbitro de esta partida. No has visto lo que lleva un ojo tachado.
assumption-told = No ha ocurrido nada más que lo descrito. Los relojes marcan los tiempos después de cada acción.
assumption-laws = Rigen las Leyes indicadas en el caso, sin ninguna otra disposición.
candidate = Candidato
date = Fecha
signature = Firma
extra-time = Tiempo adicional, por ciento
handed-in = Esta prueba ya se ha entregado en este dispositivo. Ver el resultado
extra-hint = Tiempo adicional solo si se ha acordado con el docente; consta en el archivo del resultado.
begin = Empezar: el tiempo empieza a contar
items = Los casos de la prueba
time-left = Tiempo restante
previous = Anterior
next = Siguiente
flag = Marcar para revisar
hand-in = Entregar
confirm = ¿Entregar la prueba?
confirm-hint = Después no se puede cambiar ninguna respuesta.
confirm-yes = Entregar
confirm-no = Seguir respondiendo
time-up = Según el reloj de este dispositivo se ha acabado el tiempo. ¿Entregar la prueba?
time-up-hint =
    Si entretanto se ha cambiado la hora del dispositivo, continúa con el tiempo que quedaba; consta en el archivo
    del resultado.
time-up-no = La hora estaba mal: continuar
rule-closed = Hasta que entregues, todas las demás páginas de Acconcio están cerradas en este dispositivo.
over = El examen ha terminado
result = Resultado
passed = Aprobado
not-passed = No aprobado
save = Guardar el resultado
save-hint =
    El archivo está sellado para el docente. Contiene tus respuestas, no los puntos: la prueba se corrige cuando el
    docente lo abre.
is-handed-in = Entregado
handed-in-hint =
    Tus respuestas están selladas: solo el docente puede abrirlas. Guarda el archivo y entrégalo al docente.
by-topic = Por tema
by-article = Por artículo
by-article-line =
    Aquí cada punto que se basa en un artículo vale uno, sea cual sea su peso en el examen; se omite un punto sobre el
    que ningún artículo dispone nada.
topic = Tema
marks = Puntos
no-answer = sin respuesta
to-replay = La reproducción de este caso, en su forma original
to-exams = Exámenes
cannot-open = No se puede abrir este examen
damaged = El enlace no está completo: falta una parte, o se ha alterado por el camino.
damaged-remedy = Cópialo entero, de principio a fin, o vuelve a pedirlo.
other-version = El enlace se creó con otra versión de la aplicación.
other-version-remedy =
    Recarga la página para tener la versión más reciente; si no basta, pide al docente un enlace nuevo.
misfits = Algunos casos de esta prueba faltan aquí o han cambiado desde que se compuso.
misfits-remedy =
    Recarga la página para tener la versión más reciente; si no basta, pide al docente un enlace nuevo. El examen no
    ha empezado.
paper = Prueba de examen { $letter }
extent =
    { $items ->
        [one] { $items } caso
       *[other] { $items } casos
    } en { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
section = Sección { $number }
incidents-to-choose-from = { $count ->
        [one] { $count } variante para elegir
       *[other] { $count } variantes entre las que elegir
    }
item = Caso { $number } de { $of }
entry-answered =
    Caso { $number }: respondido{ $flagged ->
        [yes] , marcado para revisar
       *[no] {""}
    }
entry-answered-in-part =
    Caso { $number }: respondido en parte{ $flagged ->
        [yes] , marcado para revisar
       *[no] {""}
    }
entry-not-answered =
    Caso { $number }: sin responder{ $flagged ->
        [yes] , marcado para revisar
       *[no] {""}
    }
unanswered = { $count ->
        [0] Todo está respondido
        [one] { $count } caso no tiene todas las respuestas
       *[other] { $count } casos no tienen todas las respuestas
    }
pass-percent = Para aprobar se necesita el { $percent } por ciento de los puntos, redondeado hacia arriba.
pass-marks = Para aprobar se necesitan { $marks } puntos.
marking-per-item = Un caso vale un punto si todas sus respuestas son correctas; si no, ninguno.
marking-per-question =
    Cada punto de la decisión tiene su propia puntuación; una respuesta correcta en parte recibe una
    puntuación parcial.
knock-out-end-missed = Quien no ve que la partida ha terminado, o da otro resultado, no aprueba.
knock-out-end-invented = Quien da por terminada una partida que continúa no aprueba.
knock-out-position-kept = Quien mantiene una posición que hay que corregir no aprueba.
knock-out-looked-away = Quien no hace nada cuando el árbitro debe intervenir no aprueba.
knock-out-stepped-in = Quien interviene cuando el árbitro no tiene nada que hacer no aprueba.
knock-out-hit = Caso { $number }: { $rule }
reached = Puntos: { $reached }; necesarios: { $needed }
marks-for = { $marks ->
        [one] { $marks } punto
       *[other] { $marks } puntos
    }
nothing-asked = La prueba no contiene casos. Indica el número de casos en al menos una sección.
too-many-asked = Las secciones piden { $asked } casos. Una prueba tiene 100 como máximo.
minutes-out-of-range = Fija un tiempo de 1 a 600 minutos.
percent-out-of-range = El mínimo para aprobar no puede superar el 100 por ciento.
nothing-counts = Ningún punto de la decisión puntúa. Da una puntuación al menos a uno.
drawn-short =
    La sección { $section } pide { $asked } casos; solo se han encontrado { $found } distintos en los hechos
    y en la forma de decidir. Pide menos o amplía los filtros.
incident-unknown = Esta versión de la aplicación no contiene el caso { $number }.
incident-changed = El caso { $number } ha cambiado desde que se compuso la prueba.
incident-not-ruled = No se puede decidir sobre el caso { $number }.
warning-five-minutes = Quedan menos de cinco minutos.
warning-one-minute = Queda menos de un minuto. La prueba se entregará automáticamente.
fide-arbiter = FIDE: Árbitro FIDE, 80 %
fide-arbiter-limits =
    Solo la parte sobre las Leyes: el 55 % de los puntos, y por eso el 55 % de las cuatro horas. Aquí no se
    pregunta por reglamentos, títulos y Elo, emparejamientos y desempates. Fuente: Manual del Árbitro de la
    FIDE, 2025, capítulo 12. El número de casos y el peso de cada materia de las Leyes los hemos fijado
    nosotros.
french-uvr = Francia: unidad de reglamento (UVR), 24 de 30
french-uvr-limits =
    En lugar de responder por escrito citando los artículos se rellena el formulario de decisión; un punto por cada
    caso sin ningún error. Fuente: los exámenes publicados por la federación, hasta junio de 2025. El peso de cada
    materia lo hemos fijado nosotros.
polish-third-class = Polonia: clase III, 80 %
polish-second-class = Polonia: clase II, 85 %
polish-limits =
    En lugar de responder a preguntas abiertas y de opciones se rellena el formulario de decisión. Fuente del número
    y del porcentaje: una colección pública de preguntas para candidatos polacos. El tiempo y el peso de cada
    materia los hemos fijado nosotros.
us-chess-local = US Chess: árbitro local, 80 %
us-chess-local-limits =
    Solo lo que abarcan los casos según las reglas de US Chess; no se pregunta por emparejamientos ni por los demás
    capítulos. Fuente del porcentaje: el foro de US Chess. El número, el tiempo y el peso de cada materia los hemos
    fijado nosotros.
australian-national = Australia: árbitro nacional, 80 %
australian-national-limits =
    Solo la parte sobre las Leyes. Fuente del tiempo y del porcentaje: el informe de un club sobre el examen
    nacional. El número de casos y el peso de cada materia los hemos fijado nosotros.
# $paper: such as Exam paper A; $number: the number of the draw
running = { $paper } · n.º { $number }
paper-moves = Esta pieza, o estos movimientos:
# $letter: A, B or C
link-of = Enlace del examen { $letter }
