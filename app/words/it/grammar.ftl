# Le forme dell’italiano. Una chiamata come { PLAYER($color, case: "of") } è il termine -player; ciò che sta fra
# parentesi senza nome sono, nell’ordine, le variabili nominate dal commento sopra il termine.

# $player: white, black. $case: subject, label, within, to, of, by.
-player =
    { $case ->
        [label] { $player ->
            [white] Bianco
           *[black] Nero
        }
        [within] { $player ->
            [white] il Bianco
           *[black] il Nero
        }
        [to] { $player ->
            [white] al Bianco
           *[black] al Nero
        }
        [of] { $player ->
            [white] del Bianco
           *[black] del Nero
        }
        [by] { $player ->
            [white] dal Bianco
           *[black] dal Nero
        }
       *[subject] { $player ->
            [white] Il Bianco
           *[black] Il Nero
        }
    }

# $who: white, black, arbiter, bystander, o un nome. Casi: subject, of.
-who =
    { $case ->
        [of] { $who ->
            [white] del Bianco
            [black] del Nero
            [arbiter] dell’arbitro
            [bystander] di uno spettatore
           *[other] di { $who }
        }
       *[subject] { $who ->
            [white] Il Bianco
            [black] Il Nero
            [arbiter] L’arbitro
            [bystander] Uno spettatore
           *[other] { $who }
        }
    }

# $role: king, queen, rook, bishop, knight, pawn. Casi: bare, the, a.
-role =
    { $case ->
        [the] { $role ->
            [king] il Re
            [queen] la Donna
            [rook] la Torre
            [bishop] l’Alfiere
            [knight] il Cavallo
           *[pawn] il pedone
        }
        [a] { $role ->
            [king] un Re
            [queen] una Donna
            [rook] una Torre
            [bishop] un Alfiere
            [knight] un Cavallo
           *[pawn] un pedone
        }
       *[bare] { $role ->
            [king] Re
            [queen] Donna
            [rook] Torre
            [bishop] Alfiere
            [knight] Cavallo
           *[pawn] pedone
        }
    }

# L’ultima lettera di un participio o di un aggettivo accordato con il pezzo. $role
-ending =
    { $role ->
        [queen] a
        [rook] a
       *[other] o
    }

# $role, $color. Casi: bare, the.
-coloured =
    { ROLE($role) } { $color ->
        [white] bianc{ ENDING($role) }
       *[black] ner{ ENDING($role) }
    }

# Un pezzo nella sua casa, come lo vede un giocatore: il proprio senza colore; di una casa vuota solo il nome.
# $role (none: casa vuota), $color, $own (yes, no), $square
-piece =
    { $role ->
        [none] { $square }
       *[other] { $own ->
            [yes] { ROLE($role, case: "the") } in { $square }
           *[no] { ROLE($role, case: "the") } { $color ->
                [white] bianc{ ENDING($role) }
               *[black] ner{ ENDING($role) }
            } in { $square }
        }
    }

# $role, $square
-piece-on = { ROLE($role, case: "the") } in { $square }

# $role: none dove non si conosce.
-man =
    { $role ->
        [none] il pezzo
       *[other] { ROLE($role, case: "the") }
    }

# La mano dopo il verbo; nulla per quella che fa le mosse. $hand: one, other, both
-with-hand =
    { $hand ->
        [other] {" "}con l’altra mano
        [both] {" "}con entrambe le mani
       *[one] {""}
    }

# $side: short, long. Casi: within, subject.
-castling =
    { $case ->
        [subject] { $side ->
            [short] L’arrocco corto
           *[long] L’arrocco lungo
        }
       *[within] { $side ->
            [short] l’arrocco corto
           *[long] l’arrocco lungo
        }
    }

# ---- Quadrigliona ----

# $board: A, B. Casi: within, label, heading.
-board =
    { $case ->
        [within] la scacchiera { $board }
        [heading] Scacchiera { $board }
       *[label] scacchiera { $board }
    }

# $team: red, blue. Casi: within, label.
-team =
    { $case ->
        [label] { $team ->
            [red] squadra rossa
           *[blue] squadra blu
        }
       *[within] { $team ->
            [red] la squadra rossa
           *[blue] la squadra blu
        }
    }

# $team
-runner =
    { $team ->
        [red] Il corridore rosso
       *[blue] Il corridore blu
    }

# $seat: white-a, black-a, white-b, black-b. $case: subject, within, of.
-player-on =
    { $seat ->
        [white-a] { PLAYER("white", $case) } sulla A
        [black-a] { PLAYER("black", $case) } sulla A
        [white-b] { PLAYER("white", $case) } sulla B
       *[black-b] { PLAYER("black", $case) } sulla B
    }

# $seat
-clock-of = { PLAYER-ON($seat, case: "of") }

# $who: un posto, red-runner, blue-runner, red-team, blue-team, arbiter, bystander. $case: subject, within.
-somebody =
    { $who ->
        [red-runner] { $case ->
            [within] il corridore rosso
           *[subject] Il corridore rosso
        }
        [blue-runner] { $case ->
            [within] il corridore blu
           *[subject] Il corridore blu
        }
        [red-team] { $case ->
            [within] la squadra rossa
           *[subject] La squadra rossa
        }
        [blue-team] { $case ->
            [within] la squadra blu
           *[subject] La squadra blu
        }
        [arbiter] { $case ->
            [within] l’arbitro
           *[subject] L’arbitro
        }
        [bystander] { $case ->
            [within] uno spettatore
           *[subject] Uno spettatore
        }
       *[other] { PLAYER-ON($who, $case) }
    }

# $accord: alone, with-partner.
-together =
    { $accord ->
        [with-partner] , insieme al compagno,
       *[alone] { "" }
    }

# $number
-counted =
    { $number ->
        [1] Uno
        [2] Due
        [3] Tre
       *[other] { $number }
    }

# $times
-times-more =
    { $times ->
        [1] { "" }
       *[other] , { $times } volte
    }

# $times
-occurrences =
    { $times ->
        [1] una volta
       *[other] { $times } volte
    }
