heading = Resultados
lead =
    Abre los archivos de resultado de tus candidatos, todos a la vez. Se leen y se califican en este dispositivo; no
    se envía nada a ningún sitio. Los nombres, los puntos y tus cambios se quedan aquí; las respuestas siguen
    selladas.
open = Abrir resultados
drop = O suéltalos aquí.
reading = Leyendo los archivos
empty = Quitarlo todo
print = Imprimir
refused = Archivos fuera de la tabla
candidates = Candidatos
candidate = Candidato
variant = Variante
marks = Puntos
outcome = Resultado
time = Tiempo
remarks = Notas
none = Ninguna
pass-list = Aprobados
nobody = No ha aprobado nadie.
items = Casos
item = Caso
wholly = Todo correcto
share = Puntos obtenidos
discrimination = Discriminación
discrimination-hint =
    La discriminación es la correlación entre los puntos de un caso y los de todos los demás, de −1 a 1. Cerca de 0
    o por debajo, el caso no distingue a los candidatos preparados de los demás. Una raya indica que hay menos de
    diez candidatos, demasiado pocos para una cifra significativa, o que todos tienen los mismos puntos. En los
    puntos de la decisión se indica qué parte de su puntuación se ha obtenido.
median = Tiempo mediano
principles = Principios mal aplicados
principles-hint =
    ¿Qué otra disposición o qué otro hecho habría hecho correcta una respuesta incorrecta? Solo lo revelan las
    decisiones con todas las preguntas respondidas.
look = Buscar principios mal aplicados
principle = El candidato
no-principle = Ninguna respuesta incorrecta sigue un principio que la aplicación conozca.
on-items = Casos
save-candidates = Candidatos (CSV)
save-items = Casos (CSV)
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
too-large = es demasiado grande para ser un archivo de resultado. Elige el archivo que guardó el candidato.
unreadable = no se ha podido leer. Ábrelo de nuevo; las carpetas no se pueden abrir.
cut-off =
    no es un archivo de resultado, o está cortado: no se puede leer a partir de la línea { $line }. Vuelve a
    pedirlo.
other-content = no es el resultado de un examen.
other-version = se escribió con otra versión de la aplicación. Recarga la página e inténtalo de nuevo.
paper-unknown =
    el enlace del examen que contiene se ha modificado, así que no se puede saber cuál es la prueba. Vuelve a pedir
    el archivo.
other-length =
    su prueba tiene { $items } casos, pero el archivo responde a { $given }: se ha modificado. Vuelve a pedirlo.
other-paper =
    es de una prueba distinta de la de los resultados ya abiertos. Para ver esa prueba, pulsa antes «Quitarlo todo».
duplicate = tiene el mismo contenido que { $file }: solo cuenta ese.
misfits =
    algunos casos de su prueba han cambiado desde entonces, así que aquí no se puede calificar. Ábrelo con la
    versión de la aplicación con la que se hizo.
no-scenarios = no se han podido cargar los casos de su prueba. Conéctate a la red y ábrelo de nuevo.
remark-times = Sus tiempos no corresponden a la duración del examen.
remark-clock-jumped =
    El reloj del dispositivo dio un salto, de hasta { $minutes } min: se cambió la hora, o el dispositivo estaba en
    suspensión. La duración del examen no cambió.
remark-same-name = Otro archivo lleva el mismo nombre.
confirmed = código personal correcto
no-code = falta el código del docente. Introdúcelo arriba y el archivo se leerá.
other-exam =
    está sellado para otro examen, o el código introducido es de otro examen. Introduce el código del docente de su
    examen.
was-changed = se modificó después de la entrega y no se puede abrir. Vuelve a pedirlo.
remark-other-code = El código personal introducido no es el de este nombre.
remark-no-code = No se ha introducido ningún código personal.
remark-earlier = { $attempts ->
        [one] La prueba ya se había empezado una vez en el dispositivo del candidato.
       *[other] La prueba ya se había empezado { $attempts } veces en el dispositivo del candidato.
    }
# $time: horas, minutos y segundos
remark-away = { $times ->
        [one] Fuera de la ventana una vez, durante { $time }.
       *[other] Fuera de la ventana { $times } veces, durante { $time } en total.
    }
remark-alike = De { $wrong } respuestas incorrectas, { $same } son iguales a las de { $candidate }.
seal = Qué muestra el sello
seal-shows =
    Cada archivo está sellado para ti por el dispositivo del candidato: nadie más puede leerlo, y cualquier cambio
    se detecta. Los puntos nunca se toman de un archivo: se calculan a partir de las respuestas. Un código personal
    correcto muestra que quien entregó la prueba conocía el código que diste a ese candidato.
seal-limits =
    Las notas recogen hechos y no acusan a nadie. Ningún archivo muestra quién hizo el examen ni con qué ayuda: un
    candidato que sepa programar puede usar la parte de Acconcio que calcula las decisiones, que es pública, empezar
    de nuevo en otro navegador o dejar la ventana sin que se note. Solo quien vigila puede verlo.
computed-marks = Puntos calculados
maximum = Máximo
needed = Necesarios
file = Archivo
answer = Respuesta
save-answers = Respuestas (CSV)
reliability =
    Fiabilidad (alfa): { $alpha }; intervalo de confianza del 95 %: de { $from } a { $to }. Error típico: { $error }
    puntos;
    { $near ->
        [one] { $near } candidato está
       *[other] { $near } candidatos están
    } a menos de un error típico del mínimo para aprobar.
reliability-few = La fiabilidad no se indica con menos de { $fewest } candidatos: la cifra no sería significativa.
reliability-hint =
    Alfa dice con qué coherencia los casos miden lo mismo: a partir de 0,8 los puntos pueden decidir un título.
    Quien está a menos de un error típico del mínimo para aprobar podría haber tenido, con otra prueba del mismo
    tipo, el resultado contrario: mira sus respuestas.
inverted = Aquí los mejores candidatos lo hacen peor que los más flojos: revisa el caso.
code-taken = Código aceptado. Abre ahora los archivos de resultado.
classroom-read = Estos resultados vienen de tu aula.
classroom-waits = Los resultados de tu aula están aquí. Escribe el código del docente para abrirlos.
classroom-away = No llegan los resultados de tu aula: el servidor no está en marcha o este examen no ha terminado. Abre otra vez la página del docente y vuelve desde allí.
classroom-empty = Nadie ha respondido nada en este examen.
