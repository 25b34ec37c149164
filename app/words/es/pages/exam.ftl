heading = Exámenes
lead =
    Compón una prueba con los casos y da su enlace a los candidatos: todos reciben la misma prueba, en
    cualquier equipo. No se envía nada a ningún sitio; cada candidato guarda un archivo con el resultado y te
    lo entrega.
compose = Componer una prueba
preset = Según el modelo del examen
own = un modelo propio
add-section = Añadir una sección
remove-section = Quitar la sección
count = Casos
one-decision = Una sola pregunta por caso (unos 30 segundos)
admitted = Qué casos
admitted-hint = Un filtro vacío lo admite todo.
topics = Temas
levels = Niveles
laws = Decidir según
editions = Leyes en vigor
regimes = Modalidad de juego y supervisión
articles = Artículos en los que se apoya la decisión, por ejemplo 4.3, 7.5
minutes = Minutos
to-pass = Necesario para aprobar
to-pass-in = Necesario para aprobar, en
in-percent = por ciento
in-marks = puntos
marking = Puntuación
per-item = Un punto por cada caso sin ningún error
weights-hint = La puntuación de cada punto de la decisión. Un punto con puntuación 0 no se pregunta.
knock-outs = Errores eliminatorios
drawn = La prueba
seed = Número de la prueba
another-seed = Generar otra
variant = Variante
link = Enlace del examen
link-hint =
    Las variantes A, B y C son equivalentes: tableros reflejados, otros nombres y tiempos, otro orden, siempre
    que la decisión sea la misma.
copy = Copiar el enlace
copied = Enlace copiado.
open = Abrir el examen
incidents = Casos de esta prueba
question-paper = Prueba para imprimir
key = Hoja de soluciones, con puntos y artículos
sat = Exámenes en este dispositivo
goes-on = El examen está en curso
go-on = Continuar el examen
rules = Las reglas
rule-any-order = Puedes responder en cualquier orden, volver a una respuesta y cambiarla hasta la entrega.
rule-flag = Marca lo que quieras revisar. Lo que queda sin responder no puntúa.
rule-kept =
    Cada respuesta se guarda enseguida en este dispositivo. Si se cierra la página, abre otra vez el enlace y
    continúa; el tiempo no se detiene.
rule-end =
    Cuando se acaba el tiempo, la prueba se entrega automáticamente con las respuestas dadas hasta entonces.
    Antes de eso nada indica si una respuesta es correcta.
assumptions = Salvo que se diga otra cosa
assumption-seen = Eres el árbitro de esta partida. Lo que lleva un ojo tachado no lo has visto.
assumption-told =
    No ha ocurrido nada más que lo que se cuenta. Los relojes marcan los tiempos después de cada acción.
assumption-laws = Están en vigor las Leyes indicadas en el caso, sin ninguna otra disposición.
candidate = Candidato
date = Fecha
signature = Firma
extra-time = Tiempo adicional, por ciento
handed-in = Esta prueba ya se ha entregado en este dispositivo. Ver el resultado
extra-hint = Tiempo adicional solo si se ha acordado con el examinador; consta en el archivo del resultado.
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
    Si entretanto se ha cambiado la hora del reloj, continúa con el tiempo que quedaba; consta en el archivo
    del resultado.
time-up-no = El reloj iba mal: continuar
over = El examen ha terminado
result = Resultado
passed = Aprobado
not-passed = No aprobado
save = Guardar el archivo del resultado
save-hint =
    El archivo contiene tus respuestas, no los puntos: quien lo abre hace que se califiquen de nuevo. El
    resultado queda también en este dispositivo.
by-topic = Por tema
by-article = Por artículo
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
    Recarga la página para tener la versión más reciente; si no basta, pide al examinador un enlace
    nuevo.
misfits = Algunos casos de esta prueba faltan aquí o han cambiado desde que se compuso.
misfits-remedy =
    Recarga la página para tener la versión más reciente; si no basta, pide al examinador un enlace
    nuevo. El examen no ha empezado.
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
        [one] { $count } caso para elegir
       *[other] { $count } casos entre los que elegir
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
pass-percent = Para aprobar se necesita el { $percent } por ciento de los puntos, redondeado hacia arriba.
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
nothing-asked = Ninguna sección pide un caso. Pide al menos uno.
too-many-asked = Las secciones piden { $asked } casos. Una prueba tiene 100 como máximo.
minutes-out-of-range = Fija un tiempo de 1 a 600 minutos.
percent-out-of-range = El mínimo para aprobar no puede superar el 100 por ciento.
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
    Solo la parte sobre las Leyes. Aquí no se pregunta por reglamentos, títulos y Elo, emparejamientos y
    desempates; el número de casos lo hemos fijado nosotros.
french-uvr = Francia: unidad de reglamento (UVR), 24 de 30
french-uvr-limits =
    Las respuestas escritas con sus artículos se convierten en una decisión en el formulario; un punto por
    cada caso sin ningún error.
polish-third-class = Polonia: clase III, 80 %
polish-second-class = Polonia: clase II, 85 %
polish-limits =
    Las preguntas abiertas y cerradas se convierten en decisiones en el formulario; el tiempo lo hemos fijado
    nosotros.
us-chess-local = US Chess: árbitro local, 80 %
us-chess-local-limits =
    Solo lo que muestran los casos según las reglas de US Chess; no se pregunta por emparejamientos ni por los
    demás capítulos. El número y el tiempo los hemos fijado nosotros.
australian-national = Australia: árbitro nacional, 80 %
australian-national-limits = Solo la parte sobre las Leyes; el número de casos lo hemos fijado nosotros.
