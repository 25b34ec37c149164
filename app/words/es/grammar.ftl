# Las formas del español. Una llamada como { PLAYER($color, case: "of") } es el término -player; lo que está entre
# paréntesis sin nombre son, por orden, las variables que nombra el comentario situado sobre el término.
# «Las blancas» y «las negras» son plurales: con PLAYER el verbo va siempre en plural; con WHO y SOMEBODY, que pueden
# ser también una persona, el verbo toma la letra N: «{ WHO($who) } pulsa{ N($who) } el reloj.»

# $player: white, black. $case: subject, label, within, to, of, by, person (singular, para un verbo que no puede variar).
-player =
    { $case ->
        [person] { $player ->
            [white] El jugador de las blancas
           *[black] El jugador de las negras
        }
        [label] { $player ->
            [white] Blancas
           *[black] Negras
        }
        [within] { $player ->
            [white] las blancas
           *[black] las negras
        }
        [to] { $player ->
            [white] a las blancas
           *[black] a las negras
        }
        [of] { $player ->
            [white] de las blancas
           *[black] de las negras
        }
        [by] { $player ->
            [white] por las blancas
           *[black] por las negras
        }
       *[subject] { $player ->
            [white] Las blancas
           *[black] Las negras
        }
    }

# $who: white, black, arbiter, bystander, o un nombre. $case: subject, within, to, of, by.
-who =
    { $case ->
        [within] { $who ->
            [white] las blancas
            [black] las negras
            [arbiter] el árbitro
            [bystander] un tercero
           *[other] { $who }
        }
        [to] { $who ->
            [white] a las blancas
            [black] a las negras
            [arbiter] al árbitro
            [bystander] a un tercero
           *[other] a { $who }
        }
        [of] { $who ->
            [white] de las blancas
            [black] de las negras
            [arbiter] del árbitro
            [bystander] de un tercero
           *[other] de { $who }
        }
        [by] { $who ->
            [white] por las blancas
            [black] por las negras
            [arbiter] por el árbitro
            [bystander] por un tercero
           *[other] por { $who }
        }
       *[subject] { $who ->
            [white] Las blancas
            [black] Las negras
            [arbiter] El árbitro
            [bystander] Un tercero
           *[other] { $who }
        }
    }

# La ene final del verbo: plural para los colores, nada para una persona («mueve{ N($who) }», «ha{ N($who) } pulsado»).
# $who: lo mismo que en -who y en -somebody.
-n =
    { $who ->
        [white] n
        [black] n
        [white-a] n
        [black-a] n
        [white-b] n
        [black-b] n
       *[other] {""}
    }

# El verbo ser. $who: lo mismo que en -who y en -somebody.
-es =
    { $who ->
        [white] son
        [black] son
        [white-a] son
        [black-a] son
        [white-b] son
        [black-b] son
       *[other] es
    }

# El final de un adjetivo que se refiere a una persona («obligad{ AS($who) }»).
# $who: lo mismo que en -who y en -somebody.
-as =
    { $who ->
        [white] as
        [black] as
        [white-a] as
        [black-a] as
        [white-b] as
        [black-b] as
       *[other] o
    }

# $role: king, queen, rook, bishop, knight, pawn. $case: bare, the, a, of, to.
-role =
    { $case ->
        [the] { $role ->
            [king] el rey
            [queen] la dama
            [rook] la torre
            [bishop] el alfil
            [knight] el caballo
           *[pawn] el peón
        }
        [a] { $role ->
            [king] un rey
            [queen] una dama
            [rook] una torre
            [bishop] un alfil
            [knight] un caballo
           *[pawn] un peón
        }
        [of] { $role ->
            [king] del rey
            [queen] de la dama
            [rook] de la torre
            [bishop] del alfil
            [knight] del caballo
           *[pawn] del peón
        }
        [to] { $role ->
            [king] al rey
            [queen] a la dama
            [rook] a la torre
            [bishop] al alfil
            [knight] al caballo
           *[pawn] al peón
        }
       *[bare] { $role ->
            [king] rey
            [queen] dama
            [rook] torre
            [bishop] alfil
            [knight] caballo
           *[pawn] peón
        }
    }

# La vocal final de un participio o de un adjetivo que concuerda con la pieza («tocad{ ENDING($role) }»).
# $role: none, donde no se conoce, es «la pieza».
-ending =
    { $role ->
        [queen] a
        [rook] a
        [none] a
       *[other] o
    }

# $role, $color, $case: bare, the, a, of, to.
-coloured =
    { ROLE($role, $case) } { $color ->
        [white] blanc{ ENDING($role) }
       *[black] negr{ ENDING($role) }
    }

# Una pieza en su casilla, como la ve un jugador: la propia sin color; de una casilla vacía, solo el nombre.
# $role (none: casilla vacía), $color, $own (yes, no), $square, $case: the, of.
-piece =
    { $case ->
        [of] { $role ->
            [none] de { $square }
           *[other] { $own ->
                [yes] { ROLE($role, case: "of") } de { $square }
               *[no] { COLOURED($role, $color, case: "of") } de { $square }
            }
        }
       *[the] { $role ->
            [none] { $square }
           *[other] { $own ->
                [yes] { ROLE($role, case: "the") } de { $square }
               *[no] { COLOURED($role, $color, case: "the") } de { $square }
            }
        }
    }

# $role, $square, $case: the, of.
-piece-on =
    { $case ->
        [of] { ROLE($role, case: "of") } de { $square }
       *[the] { ROLE($role, case: "the") } de { $square }
    }

# $role: none donde no se conoce. $case: the, of.
-man =
    { $case ->
        [of] { $role ->
            [none] de la pieza
           *[other] { ROLE($role, case: "of") }
        }
       *[the] { $role ->
            [none] la pieza
           *[other] { ROLE($role, case: "the") }
        }
    }

# La mano después del verbo; nada para la que realiza los movimientos. $hand: one, other, both
-with-hand =
    { $hand ->
        [other] {" "}con la otra mano
        [both] {" "}con las dos manos
       *[one] {""}
    }

# $side: short, long. $case: within, subject, of.
-castling =
    { $case ->
        [subject] { $side ->
            [short] El enroque corto
           *[long] El enroque largo
        }
        [of] { $side ->
            [short] del enroque corto
           *[long] del enroque largo
        }
       *[within] { $side ->
            [short] el enroque corto
           *[long] el enroque largo
        }
    }

# ---- Quadrigliona ----

# $board: A, B. $case: within, of, to, bare, label, heading.
-board =
    { $case ->
        [bare] tablero { $board }
        [within] el tablero { $board }
        [of] del tablero { $board }
        [to] al tablero { $board }
       *[label] Tablero { $board }
    }

# $team: red, blue. $case: within, of, to, label.
-team =
    { $case ->
        [label] { $team ->
            [red] Equipo rojo
           *[blue] Equipo azul
        }
        [of] { $team ->
            [red] del equipo rojo
           *[blue] del equipo azul
        }
        [to] { $team ->
            [red] al equipo rojo
           *[blue] al equipo azul
        }
       *[within] { $team ->
            [red] el equipo rojo
           *[blue] el equipo azul
        }
    }

# $team: red, blue. $case: subject, within, of, to.
-runner =
    { $case ->
        [within] { $team ->
            [red] el corredor rojo
           *[blue] el corredor azul
        }
        [of] { $team ->
            [red] del corredor rojo
           *[blue] del corredor azul
        }
        [to] { $team ->
            [red] al corredor rojo
           *[blue] al corredor azul
        }
       *[subject] { $team ->
            [red] El corredor rojo
           *[blue] El corredor azul
        }
    }

# $seat: white-a, black-a, white-b, black-b. $case: subject, within, to, of, by, person.
-player-on =
    { $seat ->
        [white-a] { PLAYER("white", $case) } del tablero A
        [black-a] { PLAYER("black", $case) } del tablero A
        [white-b] { PLAYER("white", $case) } del tablero B
       *[black-b] { PLAYER("black", $case) } del tablero B
    }

# El jugador al que pertenece el reloj, después de «el reloj». $seat
-clock-of = { PLAYER-ON($seat, case: "of") }

# $who: un puesto, red-runner, blue-runner, red-team, blue-team, arbiter, bystander.
# $case: subject, within, to, of, by, person.
-somebody =
    { $who ->
        [red-runner] { $case ->
            [within] el corredor rojo
            [to] al corredor rojo
            [of] del corredor rojo
            [by] por el corredor rojo
           *[subject] El corredor rojo
        }
        [blue-runner] { $case ->
            [within] el corredor azul
            [to] al corredor azul
            [of] del corredor azul
            [by] por el corredor azul
           *[subject] El corredor azul
        }
        [red-team] { $case ->
            [within] el equipo rojo
            [to] al equipo rojo
            [of] del equipo rojo
            [by] por el equipo rojo
           *[subject] El equipo rojo
        }
        [blue-team] { $case ->
            [within] el equipo azul
            [to] al equipo azul
            [of] del equipo azul
            [by] por el equipo azul
           *[subject] El equipo azul
        }
        [arbiter] { $case ->
            [within] el árbitro
            [to] al árbitro
            [of] del árbitro
            [by] por el árbitro
           *[subject] El árbitro
        }
        [bystander] { $case ->
            [within] un tercero
            [to] a un tercero
            [of] de un tercero
            [by] por un tercero
           *[subject] Un tercero
        }
       *[other] { PLAYER-ON($who, $case) }
    }

# $accord: alone, with-partner.
-together =
    { $accord ->
        [with-partner] , junto con su compañero,
       *[alone] { "" }
    }

# $number
-counted =
    { $number ->
        [1] Uno
        [2] Dos
        [3] Tres
       *[other] { $number }
    }

# $times
-times-more =
    { $times ->
        [1] { "" }
       *[other] , { $times } veces
    }

# $times
-occurrences =
    { $times ->
        [1] una vez
       *[other] { $times } veces
    }
