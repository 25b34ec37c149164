heading = Códigos de este examen
start = Código de inicio
start-hint = El docente lo lee en voz alta cuando empieza el examen.
start-open = Abrir el examen
start-is = Léelo en voz alta cuando todos estén sentados: abre el examen.
lecturer = Código del docente
lecturer-hint = Abre las soluciones y los resultados de este examen. Lo recibiste al crear el examen.
lecturer-open = Abrir
lecturer-is = Guárdalo bien y solo para ti: sin él nadie puede abrir las soluciones ni los resultados.
release = Código de resultados
release-hint = El docente te lo da cuando publica los resultados.
release-open = Mostrar el resultado
release-is = Dalo a los candidatos cuando puedan ver sus resultados.
trying = Comprobando el código…
wrong = Este no es el código. Comprueba cada letra y cada cifra.
surname = Apellidos
first-name = Nombre
personal = Código personal
personal-hint = Solo si el docente te ha dado uno.
title = Título del examen
make = Crear el examen
make-hint = Crea los códigos y los enlaces de las variantes A, B y C.
making = Creando el examen. Tarda unos segundos…
save = Guardar códigos y enlaces
save-hint = Los códigos permanecen en esta página hasta que la cierres o la recargues. Guárdalos: nadie puede volver a calcularlos.
changed-since = Este examen se creó antes de los últimos cambios: sus códigos y enlaces son de la prueba tal como era entonces.
limits =
    Sin el código de inicio los enlaces no revelan nada, y solo tú puedes abrir lo que se entrega. Una página sin
    servidor no puede impedirlo todo: la parte de Acconcio que calcula las decisiones es pública, así que un
    candidato que sepa programar puede usarla en otro dispositivo; y nadie ve quién está ante la pantalla. Vigila
    como en un examen en papel.
candidates = Códigos personales
name = Candidato
names = Candidatos, uno por línea
names-hint =
    Apellidos, coma, nombre. Cada código se calcula a partir del nombre, así que no hace falta guardar la lista. Da
    a cada candidato el suyo: los resultados muestran después si lo ha introducido.
