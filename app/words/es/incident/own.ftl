heading = Tus propios casos
lead =
    Un paquete es un único archivo con casos y cursos tuyos. Se guarda en este dispositivo. Sus casos aparecen junto
    a los nuestros, marcados «propio», en la lista, los cursos, la práctica, el repaso, los exámenes y las
    presentaciones.
mark = propio
open = Abrir paquete
drop = O arrastra a esta página un archivo que termine en .acconcio.
none = Todavía no hay paquetes en este dispositivo.
share = Copiar el enlace con el caso
save = Guardar como archivo
remove = Quitar
# $title
remove-ask = ¿Quitar «{ $title }» de este dispositivo? Tus decisiones sobre sus casos se conservan.
remove-yes = Quitar
remove-no = Conservar
# $title
removed = Se ha quitado «{ $title }».
undo = Deshacer
undone = Todo está como antes.
# $title, $count: incidents
kept = «{ $title }» está ahora en este dispositivo, con { $count ->
        [one] { $count } caso
       *[other] { $count } casos
    }.
# $title, $count: incidents
updated = «{ $title }» se ha actualizado y ahora tiene { $count ->
        [one] { $count } caso
       *[other] { $count } casos
    }. Las decisiones anteriores se conservan.
nothing-in-it =
    En este archivo no hay ningún caso que se pueda leer. No ha cambiado nada. Pide a su autor un archivo nuevo.
# $count
left-out = { $count ->
        [one] { $count } archivo es erróneo y ha quedado fuera:
       *[other] { $count } archivos son erróneos y han quedado fuera:
    }
incidents = Casos
courses = Cursos
linked = De enlaces
linked-line = Estos casos llegaron con un enlace. Solo están disponibles hasta que se cierre esta ventana.
keep = Guardar en el dispositivo
refused-link = Este enlace no se puede abrir
refused = El archivo no se ha abierto. No ha cambiado nada.
something-else = No es un paquete de casos. Elige un archivo que termine en .acconcio.
# $found
other-version =
    Se creó con una versión de la aplicación que esta no sabe leer ({ $found }). Recarga la página para
    actualizarla.
damaged = Falta una parte o se ha modificado. Copia otra vez el enlace entero o descarga de nuevo el archivo.
too-large = Es demasiado grande. Pide a su autor que lo divida en varios paquetes.
too-many = Contiene demasiados archivos. Pide a su autor que los reparta en varios paquetes.
bad-name =
    Su nombre no se puede usar en un enlace. Pide a su autor que lo cambie, solo con minúsculas, cifras y guiones.
