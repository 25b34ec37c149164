heading = Pistas
line = Una pista cuesta una parte de los puntos de esta pregunta. Solo cuenta la más cara.
look-at = Consulta
the-answer = La decisión sobre este punto:
how-sure = ¿Cuánta seguridad tienes?
certainty-guess = Una suposición
certainty-fair = Bastante seguridad
certainty-certain = Seguridad total
# The cost of a hint.
cost = −{ $percent }
deducted = pista −{ $points }
hint-article = Qué artículo se aplica
hint-provision = Qué dispone
hint-answer = La respuesta
