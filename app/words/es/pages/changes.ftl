heading = Qué ha cambiado
lead = Elige dos ediciones: primero los artículos, después los casos que se deciden de otro modo.
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
