heading = Glosario
lead =
    Qué significan los términos del arbitraje, con nuestras palabras, y dónde los definen las Leyes. El inglés
    está junto al español, porque muchos árbitros necesitan los dos.
search = Buscar en los dos idiomas
letters = Letras
nothing-found = Ningún término coincide.
reset = Mostrar todos los términos
home = Definido en
terms-shown = { $count ->
        [one] { $count } término
       *[other] { $count } términos
    }
