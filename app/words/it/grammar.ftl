# Le forme dell’italiano. Una chiamata come { PLAYER($color, case: "of") } è il termine -player; ciò che sta fra
# parentesi senza nome sono, nell’ordine, le variabili nominate dal commento sopra il termine.

# $player: white, black. Casi: subject, label, within, to, of, by.
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
