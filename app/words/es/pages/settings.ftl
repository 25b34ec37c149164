look = Apariencia
laws = Leyes
laws-line =
    Los casos, la práctica, los cursos y los exámenes se deciden según estas Leyes, salvo que una página indique otras.
replay = Reproducción
sound-line = Un golpe al soltar o capturar una pieza, un clic al pulsar el reloj y una campanilla con la decisión.
keys = Teclado
single-keys = Atajos de una sola tecla (letras y cifras)
single-keys-line = Las flechas, Inicio, Fin, Espacio e Intro funcionan en todo caso.
practice = Práctica
certainty = Preguntarme cuánta seguridad tengo en cada decisión
certainty-line =
    No cambia los puntos; la página Progreso muestra después si tu seguridad corresponde a tus aciertos.
full-ruling = Decisión completa
full-ruling-line =
    Cada caso pregunta todos los puntos de la decisión, como un examen; si no, los casos de nivel 1 preguntan dos y
    los de nivel 2, cuatro como máximo.
kept = Qué se guarda en este dispositivo
kept-line =
    Los ajustes, los planes, los exámenes, tus casos y borradores propios, y todas las decisiones que has tomado. Están
    solo en este navegador: una copia de seguridad los protege y los lleva a otro dispositivo.
save-backup = Guardar una copia
read-backup = Restaurar una copia
erase = Borrarlo todo
erase-ask =
    Esto borra de este dispositivo tus ajustes, tus planes, tus exámenes, tus casos y borradores propios, y todas tus
    decisiones. No se puede deshacer.
erase-yes = Borrarlo todo
erase-no = Cancelar
erased = Se ha borrado todo.
not-restored = No se ha cambiado nada, porque el archivo no se puede leer:
restore = Restaurar
restore-no = Cancelar
undo-restore = Deshacer la última restauración
undone = La restauración se ha deshecho. Lo que has hecho desde entonces sigue aquí.
persistent = El navegador se ha comprometido a no borrar estos datos por sí solo.
not-persistent = El navegador puede borrar estos datos cuando al dispositivo le falte espacio.
persist = Pedir al navegador que los conserve
persist-refused = El navegador no ha aceptado. Guarda una copia de seguridad de vez en cuando.
backup-restored = La copia de seguridad se ha restaurado.
nothing-changed-yet = Todavía no se ha cambiado nada.
added = Añadido o actualizado: { $added }.
will-be-added = Se añadirá o actualizará: { $added }.
all-here-already = Todo lo que contiene ya está aquí.
kept-as-here = Se queda como en este dispositivo: { $kept }.
part-rulings = { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
part-quadrigliona = { $count ->
        [one] { $count } decisión sobre Quadrigliona
       *[other] { $count } decisiones sobre Quadrigliona
    }
part-exams = { $count ->
        [one] { $count } examen
       *[other] { $count } exámenes
    }
part-drafts = { $count ->
        [one] { $count } borrador de un caso
       *[other] { $count } borradores de casos
    }
part-course-plans = { $count ->
        [one] { $count } plan de curso
       *[other] { $count } planes de curso
    }
part-mark-book = { $count ->
        [one] { $count } examen en el registro de calificaciones
       *[other] { $count } exámenes en el registro de calificaciones
    }
part-blueprints = { $count ->
        [one] { $count } modelo de examen
       *[other] { $count } modelos de examen
    }
part-packs = { $count ->
    [one] { $count } paquete de casos
   *[other] { $count } paquetes de casos
}
part-settings = { $count ->
        [one] { $count } ajuste
       *[other] { $count } ajustes
    }
part-review-settings = { $count ->
        [one] { $count } ajuste del repaso
       *[other] { $count } ajustes del repaso
    }
part-show = la presentación
part-exam-facts = los datos de los exámenes
part-bookmark = el último caso abierto
part-lms = las decisiones que la plataforma de aprendizaje aún no ha aceptado
part-folds = las secciones que quedaron abiertas bajo una decisión
backup-damaged =
    está dañado o cortado en la línea { $line }, columna { $column }. Cópialo de nuevo desde donde se guardó.
no-backup = no es una copia de seguridad de Acconcio. Elige el archivo creado con «Guardar una copia».
backup-newer =
    lo ha creado una versión más reciente de Acconcio («{ $field }»). Recarga la página y ábrelo
    después.
backup-value-damaged =
    el valor «{ $field }» que contiene está dañado. Vuelve a guardar la copia de seguridad donde se hizo.
draft = Mostrar el borrador de las próximas Leyes
draft-line = El borrador se está cotejando con el nuevo texto. No está en vigor y nada en él es definitivo.
