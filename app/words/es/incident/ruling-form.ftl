heading = Tu decisión
waiting = Mira la reproducción hasta el momento de la decisión y después decide.
cannot-rule = En este caso no se puede decidir, porque no es posible reconstruirlo:
next-question = Continuar
submit = Enviar la decisión
reveal = Mostrar la decisión
change = Cambiar
undo = Deshacer
undo-keys-hint = Responde con las teclas numéricas; Retroceso deshace.
full-ruling = Decisión completa
inapplicable = No procede
inapplicable-hint = No hay nada que decidir sobre este punto.
unanswered = sin responder
choose-first = Responde primero a esta pregunta.
keys-hint = Usa las teclas numéricas para elegir e Intro para continuar.
enter-hint = Pulsa Intro para continuar.
clock-keys-hint = Usa las flechas para ajustar el reloj seleccionado e Intro para continuar.
on-the-board =
    Responde en el tablero: elige la pieza que se debe mover o capturar. Para indicar un solo movimiento, elige
    también la casilla de llegada; para el enroque, rey y torre.
no-such-move = La pieza elegida no tiene ningún movimiento legal a esa casilla.
no-piece = En esa casilla no hay ninguna pieza.
picked = Se exige:
add-piece = Añadir una alternativa
add-piece-hint = La próxima pieza que elijas se añade como alternativa.
clear = Borrar
promote-to = ¿En qué pieza se debe convertir el peón?
any-promotion = A elección del jugador
any-legal-move = Cualquier movimiento legal
any-legal-move-hint = Ninguna pieza tocada se puede mover ni capturar.
nothing-binds = Sin obligación
nothing-binds-hint = No hay ninguna obligación que decidir; la partida continúa.
clocks-hint =
    Ajusta los dos relojes a los tiempos con los que continúa la partida. Donde los tiempos quedan a tu criterio,
    vale cualquier tiempo razonable; se puede quitar el incremento obtenido al pulsar indebidamente.
reset-clocks = Dejar como están
unchanged = sin cambios
no-legal-position =
    En esta posición no se pueden calcular movimientos legales; elige una de las respuestas de más abajo.
