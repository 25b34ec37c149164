# The forms of English. A call such as { PLAYER($color, case: "of") } is the term -player; what stands in the
# brackets without a name are, in order, the variables that the comment above the term names.

# A player by colour. $player: white, black. Cases: subject, label, within, to, of, by.
-player =
    { $case ->
        [of] { $player ->
            [white] White’s
           *[black] Black’s
        }
       *[subject] { $player ->
            [white] White
           *[black] Black
        }
    }

# A person as the subject of a sentence. $who: white, black, arbiter, bystander, or a name. Cases: subject, of.
-who =
    { $case ->
        [of] { $who ->
            [white] White’s
            [black] Black’s
            [arbiter] the arbiter’s
            [bystander] a bystander’s
           *[other] { $who }’s
        }
       *[subject] { $who ->
            [white] White
            [black] Black
            [arbiter] The arbiter
            [bystander] A bystander
           *[other] { $who }
        }
    }

# A kind of piece. $role: king, queen, rook, bishop, knight, pawn. Cases: bare, the, a.
-role =
    { $case ->
        [the] the { ROLE($role) }
        [a] a { ROLE($role) }
       *[bare] { $role ->
            [king] king
            [queen] queen
            [rook] rook
            [bishop] bishop
            [knight] knight
           *[pawn] pawn
        }
    }

# A piece with its colour. $role, $color: white, black.
-coloured = { $color ->
        [white] white { ROLE($role) }
       *[black] black { ROLE($role) }
    }

# A piece on its square, as a player sees it: his own without colour; an empty square by its name.
# $role (none for an empty square), $color, $own (yes, no), $square
-piece =
    { $role ->
        [none] { $square }
       *[other] { $own ->
            [yes] { ROLE($role, case: "the") } on { $square }
           *[no] the { COLOURED($role, $color) } on { $square }
        }
    }

# Castling in words. $side: short, long. Cases: within, subject.
-castling =
    { $case ->
        [subject] { $side ->
            [short] Castling king-side
           *[long] Castling queen-side
        }
       *[within] { $side ->
            [short] castling king-side
           *[long] castling queen-side
        }
    }
