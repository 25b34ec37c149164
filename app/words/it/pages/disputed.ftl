heading = Punti controversi
lead =
    Gli esperti del Regolamento leggono ciascuno di questi punti in due modi. L’app decide secondo una lettura
    e mostra sempre anche l’altra.
open = Aperti secondo il Regolamento in vigore
closed = Di edizioni precedenti e di altri codici
principal = L’app segue questa lettura
other = L’altra lettura
under = Si pone secondo
became = Esito
still-open = È ancora aperto.
other-code = Non riguarda alcuna edizione del Regolamento FIDE.
closed-since = Dal { $edition } in poi nessuna decisione ne dipende più.
