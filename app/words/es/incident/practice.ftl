queue = Lista actual
list = Casos seleccionados
course = Curso
continuous = Práctica continua
continuous-line =
    Un caso tras otro, en un orden aleatorio, hasta que quieras. Ningún caso se repite antes de que los hayas visto
    todos.
sudden-death = Hasta el primer error
sudden-death-line =
    La serie termina con la primera decisión que tenga algún error. No hay pistas, y la decisión no se
    muestra antes de que des la tuya.
intervene = Detener los relojes
intervene-line =
    La reproducción se muestra una sola vez, sin pausas. Detén los relojes en el momento en que el árbitro debe
    intervenir de oficio, o no hagas nada hasta el final.
mistakes = Tus errores
mistakes-line =
    Los casos en los que tu última decisión tenía errores. Cada uno se queda aquí hasta que lo decidas bien.
no-mistakes = Ninguno entre los casos seleccionados.
list-mistakes = Mostrar la lista
review = Repaso
review-line = Los casos que has decidido vuelven cuando estás a punto de olvidarlos, si activas el repaso.
exams = Exámenes
exams-line = Una prueba con tiempo limitado, compuesta por ti o por tu docente.
leave = Salir
lesson = Lección
slides = Diapositivas del seminario
new-run = Serie nueva
to-course = Ir al curso
to-plan = Ir al plan del curso
to-list = Ir a la lista
to-practice = Ir a la práctica
to-progress = Ir al progreso
lead =
    Elige los casos y después cómo practicar con ellos. No se mide el tiempo ni se compara nada con
    los demás.
choice = Qué casos
choice-line = Comparte esta selección: copia o envía la dirección de esta página.
ways = Cómo practicar
begin = Empezar
go-on = Continuar
again = Empezar de nuevo
courses-lead =
    Tema por tema, de lo fácil a lo difícil. Cada lección dice en qué hay que fijarse y después muestra los
    casos; tú decides en cada uno.
no-courses = No hay cursos.
all-courses = Todos los cursos
lessons = Lecciones
place-of = { $place } de { $all }
longest-run = Serie más larga hasta ahora: { $longest }
mistakes-found = { $count } para repetir
course-so-far =
    { $all ->
        [one] { $all } caso
       *[other] { $all } casos
    }{ $ruled ->
        [0] {""}
        [one] , { $ruled } decidido, { $right } sin errores
       *[other] , { $ruled } decididos, { $right } sin errores
    }
state-not-ruled = aún sin decidir
state-wrong = decidido con errores
state-right = decidido sin errores
session-so-far = En esta sesión: { $right } de { $ruled } sin errores
in-a-row = { $streak } seguidas
path = De principiante a árbitro en diez pasos
done-of = { $right } de { $all }
