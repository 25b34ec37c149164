# Words by which people search for a subject; they are not shown.
repetition = triple repetición, tres veces la misma posición, tablas por repetición
fivefold = quíntuple repetición, cinco veces la misma posición
fifty-moves = regla de los cincuenta movimientos, 50 movimientos, 50 jugadas
seventy-five = regla de los setenta y cinco movimientos, 75 movimientos, 75 jugadas
dead-position = posición muerta, material insuficiente, mate imposible
loss-on-time = pérdida por tiempo, tiempo agotado, bandera, material insuficiente, material de mate
quickplay-finish = final a caída de bandera, final rápido, quickplay finish, diez minutos, últimos dos minutos
phone = teléfono móvil, celular, dispositivo electrónico
late = retraso, tiempo de incomparecencia, tiempo de espera, incomparecencia, ausente
adjusting = compongo, j’adoube, componer, ajustar
touched = pieza tocada, pieza tocada pieza jugada
draw-offer = oferta de tablas, propuesta de tablas, tablas de común acuerdo
