heading = Punti controversi
lead =
    Ciascuno è letto in due modi da chi conosce il Regolamento. L’app decide secondo uno dei due e mostra
    sempre anche l’altro.
open = Aperti secondo il Regolamento in vigore
closed = Di edizioni precedenti e di altri codici
principal = L’app decide così
other = L’altra lettura
under = Esiste secondo
became = Che ne è stato
still-open = È aperto ancora oggi.
other-code = Non riguarda alcuna edizione del Regolamento FIDE.
closed-since = Dal { $edition } in poi nessuna decisione ne dipende più.
