incidents = { $count ->
        [one] { $count } caso
       *[other] { $count } casos
    }
incidents-in-variants =
    { $count ->
        [one] { $count } caso
       *[other] { $count } casos
    } en { $variants } variantes
several-laws = Según { $count } ediciones o códigos
rulings = { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
variants-ruled =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }{ $ruled ->
        [0] {""}
        [one] , { $ruled } decidida
       *[other] , { $ruled } decididas
    }
percent = { $number } %
list-mark = ,{" "}
