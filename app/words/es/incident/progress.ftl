empty = Aún no has decidido ningún caso.
empty-line =
    Después de tu primera decisión esta página muestra cuánto dominas cada tema, artículo y modalidad de juego, y
    qué principios aplicas mal. Si quieres, también te propone de nuevo los casos antes de que los olvides, hasta el
    día de un examen.
begin = Ver el primer caso
elsewhere = ¿Has decidido casos en otro dispositivo? Restaura su copia de seguridad en los
to-settings = ajustes
next-step = Siguiente paso
next-again = La última vez se te escapó algo aquí: decide de nuevo.
next-new = Nuevo, sobre un tema que ya has empezado.
all-right = Has decidido todos los casos, y sin errores.
rule-now = Mira y decide
strengths = Tus puntos fuertes por ahora
no-strength = Un tema aparece aquí en cuanto tiene más casos correctos que incorrectos.
lately = Últimamente
overview = De un vistazo
rulings = Decisiones
incidents = Casos decididos
last-twenty = Aciertos, últimas 20 decisiones
in-all = Aciertos, todas las decisiones
share-line = La proporción de todas las preguntas que has respondido bien, descontadas las pistas.
strength = Dominio
strength-line = Cada caso cuenta según tu última decisión. Elige una línea para ver sus casos.
topics = Por tema
regimes = Por modalidad de juego
questions = Por pregunta del formulario de decisión
articles = Por artículo
articles-line =
    Los artículos en los que se apoyan tus decisiones, con el número que tienen en las Leyes más recientes que
    los contienen.
as-table = En una tabla
name = Nombre
no-articles = No se ha cargado el índice de artículos. Recarga la página para verlos.
in-list = En la lista de casos
in-handbook = En el manual
principles = Principios mal aplicados
principles-line =
    Una decisión incorrecta es a menudo la correcta en otro lugar: con otras Leyes, con otra modalidad de juego,
    con otro hecho. La lista muestra dónde habrían sido correctas las tuyas.
certainty = Seguridad y aciertos
certainty-line = Las decisiones en las que indicaste antes cuánta seguridad tenías.
history = Historial
weeks = Decisiones en las últimas 12 semanas
week = Semana del
latest = Últimas decisiones
more = Mostrar las anteriores
save-table = Guardar todas las decisiones en una tabla (CSV)
kept = Para guardar o restaurar una copia de seguridad, o para borrarlo todo, ve a los
label-right = Sin errores
label-wrong = Con errores
label-not-ruled = Sin decidir
out-of = { $count } de { $all }
right-of = { $ruled ->
        [0] aún sin decidir
       *[other] { $right } de { $ruled } sin errores
    }
others-not-ruled = { $count ->
        [one] { $count } más, aún sin decidir
       *[other] { $count } más, aún sin decidir
    }
articles-not-ruled = { $count ->
        [one] { $count } artículo aún sin decidir
       *[other] { $count } artículos aún sin decidir
    }
rulings-right = { $right } de { $given } sin errores
rulings-of-week =
    Semana del { $week }: { $given ->
        [0] ninguna decisión
        [one] { $given } decisión, { $right } sin errores
       *[other] { $given } decisiones, { $right } sin errores
    }
applied = { $times ->
        [one] una vez, el { $last }
       *[other] { $times } veces, la última el { $last }
    }
and-more = y { $count } más
not-ruled-yet = { $count ->
        [one] { $count } caso aún sin decidir
       *[other] { $count } casos aún sin decidir
    }
