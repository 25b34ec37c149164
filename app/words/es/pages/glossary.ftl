search = Buscar en los dos idiomas
letters = Letras
nothing-found = Ningún término coincide.
reset = Mostrar todos los términos
home = Definido en
terms-shown = { $count ->
        [one] { $count } término
       *[other] { $count } términos
    }
