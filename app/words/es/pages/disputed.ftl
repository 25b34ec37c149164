heading = Puntos controvertidos
lead =
    Quienes conocen las Leyes interpretan cada punto de dos maneras. La aplicación decide según una de ellas y
    siempre muestra la otra.
open = Abiertos según las Leyes en vigor
closed = De ediciones anteriores y de otros códigos
principal = La aplicación sigue esta interpretación
other = La otra interpretación
under = Se plantea según
became = Resultado
still-open = Sigue abierto.
other-code = No afecta a ninguna edición de las Leyes de la FIDE.
closed-since = Desde las { $edition } ninguna decisión depende de él.
