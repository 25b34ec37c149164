other-reading = sigue una interpretación distinta de la que se aplica aquí
proposal-as-law = trata como ley una propuesta de 2012
enacted-overlooked = pasa por alto una propuesta que se da por aprobada
as-if-pressed = decide como si se hubiera pulsado el reloj
as-if-not-pressed = decide como si no se hubiera pulsado el reloj
as-if-claimed = decide como si alguien hubiera reclamado a tiempo
as-if-claimed-too-late = decide como si la reclamación hubiera llegado demasiado tarde
as-if-nobody-claimed = decide como si nadie hubiera reclamado
as-if-written-first = decide como si el movimiento se hubiera anotado antes, sin realizarlo
as-if-claimed-untouched = decide como si no se hubiera tocado ninguna pieza antes de reclamar
as-if-touched-first = decide como si se hubiera tocado una pieza antes de reclamar
as-if-seen = decide como si el árbitro lo hubiera visto
as-if-unseen = decide como si el árbitro no lo hubiera visto
as-if-first-offence = decide como si fuera el primer movimiento ilegal
as-if-later-offence = decide como si hubiera habido antes un movimiento ilegal
touch-as-deliberate = trata como intencionado un contacto que no lo es
touch-as-accidental = trata como accidental un contacto que no lo es
touch-as-disputed = trata como discutido un contacto que no lo es
other-piece-first = trata la otra pieza como la primera tocada
# $applied, $played: standard, rapid, blitz
other-pace =
    aplica la regla del ajedrez { $applied ->
        [standard] estándar
        [rapid] rápido
       *[blitz] relámpago
    } en ajedrez { $played ->
        [standard] estándar
        [rapid] rápido
       *[blitz] relámpago
    }
# $pace: standard, rapid, blitz
as-if-supervised =
    aplica en ajedrez { $pace ->
        [standard] estándar
        [rapid] rápido
       *[blitz] relámpago
    } sin supervisión adecuada lo que vale con ella
# $pace: standard, rapid, blitz
as-if-unsupervised =
    aplica en ajedrez { $pace ->
        [standard] estándar
        [rapid] rápido
       *[blitz] relámpago
    } con supervisión adecuada lo que vale sin ella
# $applied, $in-force: laws-…
other-edition = aplica { $applied } donde están en vigor { $in-force }
laws-2009 = las Leyes de 2009
laws-2014 = las Leyes de 2014
laws-2017 = las Leyes de 2017
laws-2018 = las Leyes de 2018
laws-2023 = las Leyes de 2023
laws-draft = el borrador de las próximas Leyes
laws-us-chess = las reglas de US Chess
laws-king-penalty = las reglas de la sanción del rey
laws-london-xiii = las reglas del London Chess Club
laws-bca-1862 = las leyes de la British Chess Association
