from = De
to = A
same = Elige dos ediciones distintas.
reworded = Regla modificada
added = Nuevos
dropped = Suprimidos
laws = Los artículos
rulings = Las decisiones
rulings-lead = Los mismos hechos, en la misma modalidad de juego, decididos según las dos ediciones.
no-rulings = En todos los casos las dos ediciones llevan a la misma decisión.
changed-in = Cambios:
only-renumbered =
    Solo cambia el número: { $count ->
        [one] { $count } artículo
       *[other] { $count } artículos
    }
outcomes-changed =
    La decisión cambia en lo esencial en { $count ->
        [one] { $count } caso.
       *[other] { $count } casos.
    }
compared = Casos decididos según las dos
ruled-otherwise = Decididos de otro modo
outcome-otherwise = de ellos, con otro desenlace
only-article = La misma decisión, según otro artículo
other-codes = Sin comparar: sobre otros reglamentos
proposals = Sin comparar: con propuestas adoptadas
by-provision = Según la disposición que marca la diferencia
makes-the-difference =
    Marca la diferencia en { $all ->
        [one] { $all } caso
       *[other] { $all } casos
    }, por sí sola en { $alone }.
silent = No dice nada al respecto.
watch = Mira:
incidents = Caso por caso
to-learn = Aprende los cambios
refresher-title = Curso de actualización: de { $from } a { $to }
refresher-lead =
    Un caso por cada disposición que lleva al árbitro a decidir de otro modo con la edición de { $to } que con la
    de { $from }, empezando por el más fácil.
stated = { $edition }, { $article }: { $line }
stated-silent = { $edition }: no dice nada al respecto.
draw-exam = Sortear un examen sobre los cambios
no-exam = Ningún caso de examen muestra estos cambios.
exam-drawn =
    { $asked ->
        [one] { $asked } caso, para una
       *[other] { $asked } casos, uno por disposición,
    } de las { $all } disposiciones que marcan la diferencia.
title-in = { $title } ({ $regimes })
as-others-read = Según la otra interpretación: { $line }
