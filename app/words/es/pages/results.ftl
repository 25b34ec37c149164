heading = Resultados
lead =
    Abre los archivos de resultado de tus candidatos, todos a la vez. Se leen y se califican de nuevo en este
    dispositivo; no se envía nada a ningún sitio, y no queda nada cuando se cierra la página.
open = Abrir archivos de resultado
drop = O suéltalos aquí.
reading = Se están leyendo los archivos
empty = Quitarlo todo
print = Imprimir
refused = Archivos que no están en la tabla
candidates = Candidatos
candidate = Candidato
variant = Variante
marks = Puntos
outcome = Resultado
time = Tiempo
remarks = Observaciones
none = Ninguna
pass-list = Lista de aprobados
nobody = No ha aprobado nadie.
items = Casos
item = Caso
wholly = Sin errores
share = Puntos obtenidos
discrimination = Discriminación
discrimination-hint =
    La discriminación es la correlación entre los puntos de un caso y los puntos de todos los demás, de −1 a
    1. Cerca de 0 o por debajo, el caso no distingue a los candidatos preparados de los demás. Hay una raya
    cuando no se puede calcular: menos de tres candidatos, o todos con los mismos puntos. En los puntos de la
    decisión se indica qué parte de su puntuación se ha obtenido.
median = Mediana del tiempo
principles = Principios erróneos
principles-hint =
    ¿Qué otra disposición o qué otro hecho habría hecho correcta una respuesta incorrecta? Solo lo revelan las
    decisiones con todas las preguntas respondidas.
look = Buscar principios erróneos
principle = El candidato
no-principle = Ninguna respuesta incorrecta sigue un principio que la aplicación conozca.
on-items = Casos
save-candidates = Candidatos (CSV)
save-items = Casos (CSV)
checksum = Qué muestra la suma de comprobación
checksum-shows =
    Un archivo que se ha cambiado por accidente, o a mano, aparece como cambiado. Los puntos nunca se toman
    del archivo: se calculan a partir de sus respuestas.
checksum-no-seal =
    No es un sello. Quien sabe cómo está hecha la aplicación puede escribir un archivo con la suma correcta, y
    ningún archivo muestra quién hizo el examen, con qué ayuda ni cuántas veces se empezó. Eso solo lo muestra
    la supervisión.
files-read = { $done } de { $of } archivos
files-opened =
    { $results ->
        [one] { $results } resultado en la tabla
       *[other] { $results } resultados en la tabla
    }{ $refused ->
        [0] {"."}
        [one] ; { $refused } archivo no está en ella, ver más abajo.
       *[other] ; { $refused } archivos no están en ella, ver más abajo.
    }
how-many-passed =
    Aprobados: { $passed } de { $of ->
        [one] { $of } candidato.
       *[other] { $of } candidatos.
    }
extra-time = { $percent } % adicional
share-of-marks = { $share } %
wrong-answers =
    Respuestas incorrectas distintas examinadas: { $looked-into }{ $more ->
        [0] {"."}
       *[other] , las más frecuentes; otras { $more } no.
    }
too-large = es demasiado grande para ser un archivo de resultado.
unreadable = no se ha podido leer. Ábrelo de nuevo; las carpetas no se pueden abrir.
cut-off =
    no es un archivo de resultado, o está cortado: no se puede leer a partir de la línea { $line }. Vuelve a
    pedirlo.
other-content = no es el resultado de un examen.
other-version = se escribió con otra versión de la aplicación. Recarga la página e inténtalo de nuevo.
paper-unknown =
    el enlace del examen que contiene se ha cambiado, así que no se conoce la prueba. Vuelve a pedir el
    archivo.
other-length = su prueba tiene { $items } casos y el archivo responde { $given }: se ha cambiado. Vuelve a pedirlo.
other-paper =
    es de una prueba distinta de la de los resultados ya abiertos. Para ver esa prueba, quítalo antes todo.
duplicate = tiene el mismo contenido que { $file }, que es el que cuenta.
misfits =
    algunos casos de su prueba han cambiado desde entonces, así que aquí no se puede calificar. Ábrelo con la
    versión de la aplicación con la que se hizo.
no-scenarios = no se han podido cargar los casos de su prueba. Conéctate a la red y ábrelo de nuevo.
remark-changed = El archivo se cambió después de guardarlo.
remark-not-handed-in = Se guardó antes de la entrega.
remark-times = Sus tiempos no cuadran con la duración del examen.
remark-clock-jumped =
    El reloj del dispositivo dio un salto, de hasta { $minutes } min: se cambió la hora, o el dispositivo
    estaba en suspensión. Eso no cambió el tiempo del examen.
remark-same-name = Otro archivo lleva el mismo nombre.
