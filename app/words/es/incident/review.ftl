heading = Repaso
switch = Proponerme de nuevo los casos antes de que los olvide
line =
    Un caso que has decidido vuelve al cabo de unos días, y después a intervalos cada vez mayores; tras un error,
    pronto. Los plazos se calculan con un método abierto, FSRS, a partir de cómo olvidan otras personas: son
    una estimación y no miden tu memoria. Lo que nunca has decidido no aparece. El número de cada día no se
    supera nunca, y lo que dejas sin hacer no se acumula.
cap = Casos al día, como máximo
exam = Fecha del examen
no-exam = Sin examen
nothing-due = Por hoy no hay nada más que repasar.
forecast = Los próximos 14 días
forecast-line = Si haces el repaso de cada día y decides bien.
day = Día
today = Hoy
incidents = Casos
review-today = Repaso ({ $count } hoy)
next-review =
    Próximo repaso: { $count ->
        [one] { $count } caso
       *[other] { $count } casos
    } el { $day }.
exam-is-past =
    Ha llegado la fecha del examen. Elige otra o quítala: los casos vuelven entonces a sus intervalos normales.
enough-days =
    Desde el { $day } hasta la víspera del examen, todo lo que has decidido vuelve una vez más, repartido de manera
    uniforme entre los días.
too-few-days =
    { $left-out ->
        [one] { $left-out } caso no volverá
       *[other] { $left-out } casos no volverán
    } antes del examen.
more-a-day = Con { $needed } al día volverían todos.
learnt-under = { $count ->
        [one] { $count } caso aprendido según las { $laws } aún no se ha decidido según estas Leyes.
       *[other] { $count } casos aprendidos según las { $laws } aún no se han decidido según estas Leyes.
    }
