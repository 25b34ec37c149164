//! The changes between editions as FIDE and its Rules Commission published them: tables of changes, revision lists
//! of the Arbiters' Manual, minutes, and the texts side by side.

use acconcio_adjudication::laws::EditionId;

/// The published changes from one edition to the next.
pub(crate) struct Published {
    pub(crate) from: EditionId,
    pub(crate) to: EditionId,
    /// Those that change rulings: what was published, and how it is derived.
    pub(crate) rulings: &'static [(&'static str, &'static str)],
    /// Those that change none: what was published, the field of the tables if there is one, and the reason.
    pub(crate) others: &'static [(&'static str, &'static str, &'static str)],
}

pub(crate) const PUBLISHED: [Published; 4] = [
    Published {
        from: EditionId::E2009,
        to: EditionId::E2014,
        rulings: &[
            ("4.3: with the intention of moving or capturing", "touch-deliberate: 4.3 -> 4.3"),
            ("4.4.b: rook first is a matter of touching", "rook-first-castling:  -> 4.4.b"),
            ("4.4.c: the king and then a rook", "castling-meant-but-illegal: 4.4.c -> 4.4.c"),
            ("4.8: the arbiter intervenes at once", "touch-breach: 13.1 4.7 -> 12.1 4.8"),
            ("4.9: an assistant may move the pieces", "conduct-helper-for-pieces:  -> 4.9"),
            ("A.4.b: no longer on request only", "touch-breach: 4.7 A.4.b -> 12.1 4.8"),
            ("the same in blitz, B.3.c gone", "touch-breach: 4.7 A.4.b B.3.c -> 12.1 4.8"),
            ("5.1.a, 5.2: Articles 4.2 to 4.7 too", "game-ending-move:  -> 5.1.a 5.2.a 5.2.b"),
            ("6.2.a: completed by the next own move", "completed-by-next-move:  -> 6.2.a"),
            ("6.2.c: no press before moving", "non-move:  -> 6.2.c"),
            ("7.5.a: the pawn becomes a queen", "unpromoted-pawn:  -> 7.5.a"),
            ("7.5.b: the second one loses", "illegal-move-penalty: 7.4.b -> 7.5.b"),
            ("A.4.b: the first one loses in rapid", "illegal-move-penalty: 7.4.b -> A.4.b"),
            ("B.2: one minute in blitz", "illegal-move-penalty: 7.4.b -> B.2"),
            ("A.4.b: the arbiter acts in rapid", "illegal-move: A.4.c -> A.4.b A.4.d"),
            ("A.4.b: the arbiter acts in blitz", "illegal-move: B.3.b B.3.c -> A.4.b A.4.d"),
            ("9.5.b: two minutes, no longer three", "wrong-claim: 9.5.b -> 9.5.b"),
            ("B.2: one minute in blitz", "wrong-claim: 9.5.b -> B.2"),
            ("9.6.a: five times in a row", "draws-fivefold:  -> 9.6.a"),
            ("9.6.b: seventy-five moves", "draws-seventy-five:  -> 9.6.b"),
            ("12.9: a fine; another order", "penalties: 13.4 -> 12.9"),
            ("A.4.a: ten moves, no longer three", "set-up-cutoff: A.4.a -> A.4.a"),
            ("6.8: the arbiter calls the flag in rapid and blitz", "flags-arbiter:  -> 6.8"),
            ("Appendix G: only if announced", "quickplay-games: 10.1 B.3.b -> G.2 G.3"),
            ("G.4: the request for an increment", "quickplay-increment:  -> G.4"),
            ("11.3.b: a device on the player, not its sound", "conduct-devices: 12.3.b -> 11.3.b"),
            ("11.3.b: the inspection of clothes and bags", "conduct-inspection:  -> 11.3.b"),
            ("11.2.c: outsiders in the playing area", "conduct-outsiders:  -> 11.2.c"),
            (
                "6.7.a: the event specifies the default time",
                "conduct-start-default-time: 6.6.a -> 6.7.a",
            ),
            ("6.7.a: unless the arbiter decides otherwise", "conduct-start-excused:  -> 6.7.a"),
        ],
        others: &[
            (
                "3.10: legal, illegal move and position defined",
                "illegal-position",
                "the moves are the same",
            ),
            (
                "4.7.b: another king move after an illegal castling",
                "released-king-otherwise",
                "4.3 and 4.5 lead there",
            ),
            (
                "9.2.a: the written move cannot be changed",
                "draws-announced-fixed",
                "no incident changes it",
            ),
            (
                "9.5: the clocks shall be stopped",
                "draws-clocks-stopped",
                "the ruling leaves them to the players",
            ),
            ("10.2.d: no appeal", "quickplay-is-final", "the decision on the claim is the same"),
            (
                "6.2.e, 8.1.e: no deduction for a disabled player's assistant",
                "",
                "no provision in the tables",
            ),
        ],
    },
    Published {
        from: EditionId::E2014,
        to: EditionId::E2017,
        rulings: &[
            ("7.7: two hands", "one-hand:  -> 7.7.1 7.7.2"),
            ("4.2.2: contact counts as intent", "touch-presumed:  -> 4.2.2"),
            ("4.3.3: the first touched of each colour", "touched-both-colours: 4.3.c -> 4.3.3"),
            ("5.2.3: a move by each player first", "agreed-draw: 5.2.c -> 5.2.3"),
            ("6.11: moved to the Guidelines", "both-flags: 6.11 -> Guid. III.3.1"),
            ("7.3: a new game before ten moves", "colours-reversed: 7.3 -> 7.3"),
            ("7.8: the clock without a move", "non-move: 6.2.c -> 7.8.1 7.8.2"),
            ("9.1.1: neither offer nor agree", "conduct-draws-restricted: 9.1.a -> 9.1.1"),
            ("9.6.1: five times at any distance", "draws-fivefold: 9.6.a -> 9.6.1"),
            ("12.9.8: exclusion from rounds", "penalties: 12.9 -> 12.9"),
            ("A.2: claims without a scoresheet", "draws-without-scoresheet:  -> A.2"),
            ("A.4.5: the arbiter can also call", "flags-arbiter: 6.8 -> A.4.5"),
            ("6.7.1: zero if not specified", "conduct-start-default-time: 6.7.a -> 6.7.1"),
            ("11.2.4: the opponent reports", "conduct-reporting:  -> 11.2.4"),
            ("11.3.4: electronic cigarettes", "conduct-smoking: 11.3.c -> 11.3.4"),
            ("11.11: help in reconstruction", "conduct-recording-assistance:  -> 11.11"),
            (
                "A.3.2, B.3.2: five looks at the scoresheet",
                "conduct-recording-looks:  -> A.3.2 B.3.2",
            ),
        ],
        others: &[
            (
                "9.2.2: with a rook that has not been moved",
                "draws-same-castling",
                "the right is the same",
            ),
            ("9.7: dead position no longer repeated", "dead-position", "5.2.2 says it"),
            ("7.2.2, 7.4: wording", "board-turned", "the game goes on as before"),
            ("11.12: checking is the players’ duty", "", "no provision in the tables"),
            ("Appendices D to G become Guidelines", "quickplay-games", "the rules are the same"),
        ],
    },
    Published {
        from: EditionId::E2017,
        to: EditionId::E2018,
        rulings: &[
            ("7.5.4 for 7.7: two hands and the press", "one-hand: 7.7.1 7.7.2 -> 7.5.4"),
            ("A.4.2: the second one loses in rapid", "illegal-move-penalty: A.4.2 -> 7.5.5"),
            (
                "A.4.2, B.2: the second one loses in blitz",
                "illegal-move-penalty: A.4.2 -> B.2 7.5.5",
            ),
            ("A.4.3: no time left needed", "flags-player: A.4.3 -> A.4.3"),
            ("A.4.5: the arbiter shall call", "flags-arbiter: A.4.5 -> A.4.5"),
        ],
        others: &[
            (
                "7.5.5 for 7.5.3, 7.7.2, 7.8.2: one count",
                "counts",
                "they were pooled by interpretation in 2017",
            ),
            ("7.5.3 for 7.8", "non-move", "it is an illegal move in both"),
            ("7.6", "displacement-found", "the position is restored as before"),
        ],
    },
    Published {
        from: EditionId::E2018,
        to: EditionId::E2023,
        rulings: &[
            ("5.1.2: resignation can be a draw", "resignation: 5.1.2 -> 5.1.2"),
            ("A.3: one minute in rapid", "illegal-move-penalty: 7.5.5 -> A.3"),
            ("A.3: one minute in rapid", "wrong-claim: 9.5.3 -> A.3"),
            (
                "B.2: the minute of supervised blitz is gone",
                "illegal-move-penalty: B.2 -> 7.5.5 A.3",
            ),
            ("B.2: the minute of supervised blitz is gone", "wrong-claim: B.2 -> 9.5.3 A.3"),
            ("B.3: one minute beyond dispute", "illegal-move-penalty: B.2 7.5.5 -> A.3"),
        ],
        others: &[
            (
                "8.1.1.2, 8.3, 8.7: electronic scoresheets",
                "conduct-recording-electronic",
                "the scoresheet that the event prescribes was lawful before",
            ),
            (
                "6.2.1.1: the correct claim of 9.2.1",
                "completed-by-clock",
                "such a claim ends the game",
            ),
            ("9.2.1 to 9.2.3: new numbers", "draws-same-position", "only the numbers are new"),
            ("9.5.1: pause for stop", "draws-clocks-stopped", "only the word is new"),
            ("A.4, A.5, B.2, B.3: new numbers", "branch", "only the numbers are new"),
        ],
    },
];
