task =
    Detén los relojes cuando el árbitro tenga que intervenir de oficio. Donde necesita una reclamación, o no
    ocurre nada irregular, no intervengas.
start = Iniciar la reproducción
stop = Detener los relojes
stop-keys = o pulsa Espacio o Intro
assessment = Evaluación
why = Por qué
stopped-here = Aquí has detenido los relojes.
open-here = Aquí interviene el árbitro.
rule-on-it = Decidir sobre este caso
timing-in-time = A tiempo
timing-tenable = Defendible
timing-too-early = Demasiado pronto
timing-too-late = Demasiado tarde
timing-missed = Relojes sin detener
timing-let-pass = Opcional, sin detener
timing-rightly-silent = Bien sin detener
timing-not-called-for = Sin motivo para detenerlos
line-in-time = Has detenido los relojes donde el árbitro tiene que intervenir de oficio.
line-permitted = Has detenido los relojes donde el árbitro puede intervenir de oficio, sin que esté obligado.
line-tenable =
    Aquí las Leyes se interpretan de dos maneras: según una el árbitro interviene, según la otra no. Se
    aceptan las dos opciones.
line-too-early =
    Has detenido los relojes antes de que hubiera un motivo para intervenir. El jugador todavía tenía
    libertad.
line-too-late = Has detenido los relojes cuando el árbitro ya no podía intervenir.
line-missed = No has intervenido, y el árbitro tenía que hacerlo de oficio.
line-let-pass =
    No has intervenido donde el árbitro puede hacerlo de oficio. No está obligado: la mitad de los puntos.
line-rightly-silent = No has intervenido, y nada exigía que el árbitro lo hiciera de oficio.
line-not-called-for = Has detenido los relojes, y nada exigía que el árbitro interviniera de oficio.
steps-in-from = El árbitro interviene a partir de la acción { $from }.
steps-in-at = El árbitro interviene solo en la acción { $act }.
steps-in-between = El árbitro interviene desde la acción { $from } hasta la acción { $to }.
