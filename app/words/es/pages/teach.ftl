heading = Docencia
lead =
    Todo lo necesario para un curso, en el orden en que hace falta. Sin cuenta; lo que escribes se queda en este
    dispositivo.
prepare = Preparar
plan-line = Sesiones con fecha, casos y notas; cada una se puede proyectar, imprimir, practicar o convertir en examen.
incidents-line = Todos los casos por tema, nivel, edición y artículo. Desde cada uno, «Añadir a una sesión».
own-line =
    Coloca una posición, registra lo que sucede en el tablero y mira la decisión. O abre el paquete de un colega.
own = Tus propios casos y los paquetes
present = Ante la clase
presenter = Ponente
presenter-line =
    Los casos en el proyector, tus notas en tu pantalla, los votos contados y ocultos hasta que los reveles.
classroom = El aula en tu portátil
classroom-line =
    Una sola orden ofrece la aplicación a los teléfonos de la sala, sin internet: preguntas en directo y exámenes cuya
    solución nunca sale del portátil.
examine = Examen y resultados
exam-line = Compón una prueba por tema y nivel, o a partir de un plan. Los candidatos la hacen en pantalla o en papel.
results-line =
    Abre los archivos de resultado, cambia puntos indicando el motivo, imprime valoraciones y certificados, sigue a
    cada candidato.
give-out = Repartir
packages = Paquetes para una plataforma de aprendizaje
packages-line = Un curso como paquete SCORM, o sus preguntas para el banco de preguntas de Moodle.
print = Imprimir
print-line =
    La hoja del caso, el informe del árbitro y el cartel están bajo la decisión de cada caso. Una sesión entera se
    imprime desde el plan, pruebas y soluciones desde Exámenes, los certificados desde Resultados.
