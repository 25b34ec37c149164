# The forms of English. A call such as { PLAYER($color, case: "of") } is the term -player; what stands in the
# brackets without a name are, in order, the variables that the comment above the term names.

# A player by colour. $player: white, black. $case: subject, label, within, to, of, by.
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

# A piece on its square, whatever its colour. $role, $square
-piece-on = { ROLE($role, case: "the") } on { $square }

# A piece in a hand, by its kind; $role is none where that is not known. $role
-man =
    { $role ->
        [none] the piece
       *[other] { ROLE($role, case: "the") }
    }

# The hand after the verb; nothing for the hand that makes the moves. $hand: one, other, both
-with-hand =
    { $hand ->
        [other] {" "}with the other hand
        [both] {" "}with both hands
       *[one] {""}
    }

# Castling in words. $side: short, long. Cases: within, subject.
-castling =
    { $case ->
        [subject] { $side ->
            [short] Kingside castling
           *[long] Queenside castling
        }
       *[within] { $side ->
            [short] kingside castling
           *[long] queenside castling
        }
    }

# ---- Quadrigliona ----

# A board. $board: A, B. Cases: within, label, heading.
-board =
    { $case ->
        [within] board { $board }
       *[label] Board { $board }
    }

# A team. $team: red, blue. Cases: within, label.
-team =
    { $case ->
        [label] { $team ->
            [red] Red team
           *[blue] Blue team
        }
       *[within] { $team ->
            [red] the red team
           *[blue] the blue team
        }
    }

# The runner of a team. $team
-runner =
    { $team ->
        [red] The red runner
       *[blue] The blue runner
    }

# A player on a board. $seat: white-a, black-a, white-b, black-b. $case: subject, within, of.
-player-on =
    { $seat ->
        [white-a] { PLAYER("white", $case) } on A
        [black-a] { PLAYER("black", $case) } on A
        [white-b] { PLAYER("white", $case) } on B
       *[black-b] { PLAYER("black", $case) } on B
    }

# The player whose clock it is, after “the clock of”. $seat
-clock-of = { PLAYER-ON($seat, case: "within") }

# A person of a match. $who: a seat, red-runner, blue-runner, red-team, blue-team, arbiter, bystander.
# $case: subject, within.
-somebody =
    { $who ->
        [red-runner] { $case ->
            [within] the red runner
           *[subject] The red runner
        }
        [blue-runner] { $case ->
            [within] the blue runner
           *[subject] The blue runner
        }
        [red-team] { $case ->
            [within] the red team
           *[subject] The red team
        }
        [blue-team] { $case ->
            [within] the blue team
           *[subject] The blue team
        }
        [arbiter] { $case ->
            [within] the arbiter
           *[subject] The arbiter
        }
        [bystander] { $case ->
            [within] a bystander
           *[subject] A bystander
        }
       *[other] { PLAYER-ON($who, $case) }
    }

# After the person who acts. $accord: alone, with-partner.
-together =
    { $accord ->
        [with-partner] , together with the partner,
       *[alone] { "" }
    }

# A number as it is counted aloud. $number
-counted =
    { $number ->
        [1] One
        [2] Two
        [3] Three
       *[other] { $number }
    }

# After a fault that was made more than once. $times
-times-more =
    { $times ->
        [1] { "" }
       *[other] , { $times } times
    }

# $times
-occurrences =
    { $times ->
        [1] once
       *[other] { $times } times
    }
