heading = Casos
filters = Filtros
topic = Tema
level = Nivel
regime = Modalidad
laws = Decidir según
laws-of-settings = Según los ajustes
complexity = Complejidad
edition-first = Elige primero las Leyes
article = Artículo aplicado
chapter = Capítulo del seminario
state = Tu última decisión
search = Buscar
any = Cualquiera
nothing-found = Ningún caso coincide con esta selección.
reset = Mostrar todos los casos
variants = Variantes
best = Mejor decisión
quadrigliona = Casos de Quadrigliona, el juego de los dos tableros
right-in-run = { $right } de { $ruled } sin errores
right-lately = { $right } de las últimas { $ruled }
run-ended =
    La serie termina aquí, después de { $length ->
        [one] { $length } decisión
       *[other] { $length } decisiones
    } sin errores. La más larga hasta ahora: { $longest }.
right-under = Correcta según { $edition }
more-filters = Más filtros
pages = Páginas
page-before = Página anterior
page-after = Página siguiente
# $page, $count
page-of = Página { $page } de { $count }
