heading = Plan del curso
lead =
    Lo que muestras en cada sesión: la fecha, los casos, tus notas. Proyecta una sesión, imprímela, haz de ella un
    examen, o entrega el plan a los participantes para que practiquen.
which = Plan
new-plan = Plan nuevo
open = Abrir un archivo
drop-hint = También puedes soltar un plan en esta página.
save = Guardar como archivo
link = Copiar enlace para participantes
copied = Enlace copiado. No contiene las notas del ponente.
forget = Eliminar plan
forget-sure = Eliminarlo de este dispositivo
forget-not = Conservarlo
title = Título del plan
untitled = Sin título
entries = Sesiones
add-entry = Añadir sesión
entry-title = Título
date = Fecha
no-date = Sin fecha
notes = Notas del ponente
incidents = Casos
no-incidents = Aún no hay casos.
incident-notes = Notas sobre este caso
add-incident = Añadir casos
add = Añadir
add-course = Todos los casos de un curso
choose-course = Elige un curso
raise = Subir
remove = Quitar
remove-entry = Quitar esta sesión
raise-entry = Subir esta sesión
edit = Editar
edit-done = Hecho
present = Proyectar esta sesión
troubles = Una parte del plan no se puede usar
troubles-line = El resto funciona. No se ha quitado nada del plan.
not-opened = No se ha podido abrir el plan:
opened = El plan está abierto y guardado en este dispositivo.
shared = Este plan ha llegado con el enlace. Todavía no está guardado en este dispositivo.
keep = Guardarlo
unknown-incident = no está en esta versión de Acconcio
unread = Esta sesión no se puede leer. Se deja como está.
not-kept = Todavía no hay ningún plan. Crea uno o abre un archivo.
entry = Sesión { $number }
entry-titled = Sesión { $number }, «{ $title }»
trouble-unread = { $entry }: no se puede leer; se deja como está.
trouble-no-day = { $entry }: «{ $date }» no es una fecha.
trouble-unknown = { $entry }: el caso «{ $incident }» no existe en esta versión de Acconcio.
plan-unreadable =
    está dañado o cortado en la línea { $line }, columna { $column }. Pide otra copia a quien te lo envió.
no-plan = no es un plan de curso de Acconcio. Elige el archivo creado con «Guardar como archivo».
other-version =
    es de la versión { $version }, que esta versión de Acconcio no sabe leer. Recarga la página para tener el
    Acconcio más reciente y ábrelo de nuevo.
no-entries = falta su lista de sesiones.
too-many-entries = tiene { $count } sesiones; un plan tiene { $most } como máximo.
title-too-long =
    `{ $field }` contiene caracteres de control, o más de { $longest } caracteres. Acórtalo donde se creó el
    plan.
print-session = Imprimir esta sesión
exam-of-session = Examen de esta sesión
exam-of-plan = Examen de este plan
show-more = Mostrar más
# $level, $minutes
level-and-minutes = { $level } · unos { $minutes } min
about-minutes = unos { $minutes } min
to-plan = Volver al plan
with-notes = Con las notas del ponente
# $incident: its title and variant
add-to-which = ¿A qué sesión se añade? { $incident }
incident-added = El caso se ha añadido.
back-to-incident = Volver al caso
add-to-session = Añadir a una sesión
is-added = Añadido
