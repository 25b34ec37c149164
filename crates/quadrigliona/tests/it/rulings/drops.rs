//! Pieces put on the board, and promotion (rules 7 to 9).

use crate::incident_text::{START, check, incident};

#[test]
fn a_piece_may_be_put_instead_of_a_move() {
    check(
        &incident("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", START, "WA N@f3; WA press"),
        &["None; Legal by Quadrigliona rule 7; Completed; Keep; match Continues"],
    );
}

#[test]
fn not_while_the_own_king_stays_in_check() {
    check(
        &incident(
            "4k3/8/8/8/4r3/8/8/4K3[N] w - - 0 1",
            START,
            "WA N@g1; WA press; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn between_king_and_attacker_it_may() {
    check(
        &incident("4k3/8/8/8/4r3/8/8/4K3[N] w - - 0 1", START, "WA N@e2; WA press"),
        &["None; Legal by Quadrigliona rule 7; Completed; Keep; match Continues"],
    );
}

#[test]
fn no_pawn_on_the_last_rank() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@h8; WA press; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn no_pawn_on_the_first_rank() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@h1; WA press; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn a_pawn_on_the_seventh_rank() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@h7; WA press; BA claim=illegal-move",
        ),
        &["OnClaim; Heard(Admissible); RefusedClaim by 2009 B.3.c; Keep; match Continues"],
    );
}

#[test]
fn not_on_an_occupied_square() {
    check(
        &incident(
            "4k3/8/8/8/4r3/8/8/4K3[N] w - - 0 1",
            START,
            "WA N@e4; WA press; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn not_what_is_still_on_its_way() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            "WA e4d5; WA press; WA hand=P; BB P@e4~; BB press; \
             WB claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; WB +60; count 1; match Continues",
            "PieceOnItsWay: RefusedClaim by 2009 B.3.c; Keep",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: BA +60",
        ],
    );
}

#[test]
fn not_what_was_never_captured() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            START,
            "WA N@f3!; WA press; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn a_pawn_put_on_its_starting_rank_begins_anew() {
    check(
        &incident("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", START, "WA P@c2; WA press"),
        &[
            "None; Legal by Quadrigliona rule 7; Completed; Keep; DoubleStepFrom { table: A, square: C2 }; match Continues",
        ],
    );
}

#[test]
fn it_may_advance_two_squares() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@c2; WA press; BA e8d8; BA press; WA c2c4; WA press",
        ),
        &["None; Legal by Quadrigliona rule 8; Completed; Keep; match Continues"],
    );
}

#[test]
fn and_be_taken_en_passant() {
    check(
        &incident(
            "4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@c2; WA press; BA e8d8; BA press; WA c2c4; WA press; BA d4c3; \
             BA xc4; BA press",
        ),
        &[
            "None; Legal by Quadrigliona rule 8; Completed; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: White } }; match Continues",
        ],
    );
}

#[test]
fn a_pawn_put_on_the_fourth_rank_may_not_be_taken_so() {
    check(
        &incident(
            "4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@c4; WA press; BA d4c3; BA xc4; BA press; WA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by 2009 4.6; Completed; BeforeTheTurn; Free; WA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: BB +60",
        ],
    );
}

#[test]
fn a_rook_put_on_its_corner_does_not_castle() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1",
            START,
            "WA R@h1; WA press; BA e8d8; BA press; WA e1g1; WA h1f1; WA press; \
             BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 8; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn that_is_told_when_it_is_put() {
    check(
        &incident("4k3/8/8/8/8/8/8/4K3[R] w - - 0 1", START, "WA R@h1; WA press"),
        &[
            "None; Legal by Quadrigliona rule 7; Completed; Keep; NoCastlingWith { table: A, square: H1 }; match Continues",
        ],
    );
}

#[test]
fn a_promoted_pawn_stays_a_pawn_of_wood() {
    check(
        &incident("8/P6k/8/8/8/8/8/4K3 w - - 0 1", START, "WA a7a8; WA says=N; WA press"),
        &[
            "None; Legal by 2009 4.6; Completed; Keep; CountsAs { table: A, square: A8, role: Knight }; match Continues",
        ],
    );
}

#[test]
fn a_silent_promotion_is_illegal_on_a_claim() {
    check(
        &incident(
            "8/P6k/8/8/8/8/8/4K3 w - - 0 1",
            START,
            "WA a7a8; WA press; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 9; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "SilentPromotion: RefusedClaim by 2009 B.3.c; Keep",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn before_the_press_it_is_to_be_named() {
    check(
        &incident("8/P6k/8/8/8/8/8/4K3 w - - 0 1", START, "WA a7a8"),
        &[
            "None; NotCompleted by Quadrigliona rule 14; Made; Keep; NamePromotion(A8); match Continues",
        ],
    );
}

#[test]
fn captured_it_is_a_pawn_again() {
    check(
        &incident("Q~6k/8/8/8/8/8/4K3/r7 b - - 0 1", START, "BA a1a8; BA press"),
        &[
            "None; Legal by 2009 4.6; Completed; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: White } }; match Continues",
        ],
    );
}

#[test]
fn a_piece_put_may_mate() {
    check(
        &incident("6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1", START, "WA N@f7; WA press"),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}
