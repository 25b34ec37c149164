heading = Plan del curso
lead =
    Qué se muestra cada día: una lista de entradas, cada una con casos y notas. Proyecta una entrada ante el
    público, o da el plan a los asistentes como lista para practicar.
which = Plan
new-plan = Plan nuevo
open = Abrir un archivo
drop-hint = También puedes soltar un plan en esta página.
save = Guardar como archivo
link = Copiar un enlace
copied = Enlace copiado.
forget = Eliminar este plan
forget-sure = Eliminarlo de este dispositivo
forget-not = Conservarlo
title = Título del plan
untitled = Sin título
entries = Entradas
add-entry = Añadir una entrada
entry-title = Título
date = Fecha
no-date = Sin fecha
notes = Notas para el ponente
incidents = Casos
no-incidents = Aún no hay casos.
incident-notes = Notas sobre este caso
add-incident = Añadir casos
search = Buscar por título, tema o palabras
nothing-found = Ningún caso contiene estas palabras.
more-found = Hay más: añade una palabra.
add = Añadir
add-course = Todos los casos de un curso
choose-course = Elige un curso
raise = Subir
remove = Quitar
remove-entry = Quitar esta entrada
raise-entry = Subir esta entrada
edit = Editar
edit-done = Hecho
present = Proyectar
troubles = No todo se puede usar
troubles-line = El resto funciona. No se ha quitado nada del plan.
not-opened = No se ha podido abrir el plan:
opened = El plan está abierto y guardado en este dispositivo.
shared = Este plan ha llegado con el enlace. Todavía no está guardado en este dispositivo.
keep = Guardarlo
unknown-incident = no está en esta versión de Acconcio
unread = Esta entrada no se puede leer. Se conserva tal como está escrita.
not-kept = Todavía no hay ningún plan. Empieza uno o abre un archivo.
entry = Entrada { $number }
entry-titled = Entrada { $number }, «{ $title }»
trouble-unread = { $entry }: no se puede leer; se conserva tal como está escrita.
trouble-no-day = { $entry }: «{ $date }» no es una fecha.
trouble-unknown = { $entry }: el caso «{ $incident }» no existe en esta versión de Acconcio.
plan-unreadable =
    está dañado o cortado en la línea { $line }, columna { $column }. Vuelve a pedirlo a quien te lo envió.
no-plan = no es un plan de curso de Acconcio. Elige el archivo creado con «Guardar como archivo».
other-version =
    es de la versión { $version }, y esta versión de Acconcio lee otra. Recarga la página para tener
    el Acconcio más reciente y ábrelo de nuevo.
no-entries = falta su lista de entradas.
too-many-entries = tiene { $count } entradas; un plan tiene { $most } como máximo.
title-too-long =
    `{ $field }` contiene caracteres de control, o más de { $longest } caracteres. Acórtalo donde se creó el
    plan.
