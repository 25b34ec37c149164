pin = Mantener
swap = Cambiar
excluded = { $count ->
        [one] { $count } caso está excluido.
       *[other] { $count } casos están excluidos.
    }
free = Incluirlos otra vez
balance = Equilibrio
level = Nivel { $level }
blueprints = Modelos guardados
blueprint-name = Nombre
save-blueprint = Guardar este modelo
open-blueprint = Abrir este modelo
remove-blueprint = Quitar
blueprint-saved = «{ $name }» está guardado en este dispositivo.
blueprint-removed = «{ $name }» se ha quitado.
not-all-kept =
    Algunos casos que quieres mantener no están en esta prueba: una prueba nunca tiene dos casos que se deciden del
    mismo modo, y algunos no se pueden preguntar con estas Leyes.
date = Fecha
organiser = Federación u organizador
