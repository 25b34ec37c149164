//! Turns and touched pieces (rule 14). Illegal moves (rule 18).

use acconcio_quadrigliona::grading::{Question, grades, model_answer};
use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::{Person, adjudicate};

use crate::incident_text::{START, check, incident};

#[test]
fn before_the_press_nothing_is_illegal() {
    check(
        &incident("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", START, "WA P@h8; BA claim=illegal-move"),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 18; Keep; match Continues",
        ],
    );
}

#[test]
fn unclaimed_it_waits() {
    check(
        &incident("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", START, "WA P@h8; WA press"),
        &[
            "None; Illegal by Quadrigliona rule 7; Completed; Keep; match Continues; until OwnMoveMade",
            "IllegalMoveInitiative: ExOfficio; BeforeTheTurn; Free; BA +60; count 1",
            "IllegalMoveInitiative+ExtraMinute: ExOfficio; BeforeTheTurn; Free; BA +60; WB +60; count 1",
        ],
    );
}

#[test]
fn unseen_the_arbiter_cannot_act() {
    check(
        &incident("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", START, "WA P@h8; WA press?"),
        &[
            "None; Illegal by Quadrigliona rule 7; Completed; Keep; match Continues; until OwnMoveMade",
        ],
    );
}

#[test]
fn the_second_costs_a_minute_too() {
    let mut incident = incident(
        "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
        START,
        "WA P@h8; WA press; BA claim=illegal-move",
    );
    incident.tables.a.illegal_moves.white = 1;
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 2; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn the_third_loses() {
    let mut incident = incident(
        "4k3/7p/8/8/8/8/8/4K3[P] w - - 0 1",
        START,
        "WA P@h8; WA press; BA claim=illegal-move",
    );
    incident.tables.a.illegal_moves.white = 2;
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; Keep; count 3; game Won(Blue); match Won(Blue)",
            "ClaimAlone: None; NeedsBothMembers; match Continues; until OwnMoveMade",
            "ThirdIllegalMove: match Continues",
        ],
    );
}

#[test]
fn the_partners_do_not_count() {
    let mut incident = incident(
        "4k3/7p/8/8/8/8/8/4K3[P] w - - 0 1",
        START,
        "WA P@h8; WA press; BA claim=illegal-move",
    );
    incident.tables.b.illegal_moves.black = 2;
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn after_his_own_move_it_is_too_late() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            START,
            "WA e1e3; WA press; BA e8e7; BA press; BA claim=illegal-move",
        ),
        &["None; Heard(TooLate); Illegal by 2009 4.6; Completed; Keep; match Continues"],
    );
}

#[test]
fn made_and_not_pressed_is_in_time() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            START,
            "WA e1e3; WA press; BA e8e7; BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by 2009 4.6; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn later_only_if_both_agree() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            START,
            "WA e1e3; WA press; BA e8e7; BA press; BA claim=illegal-move; \
             BA consent; WA consent",
        ),
        &[
            "OnAgreement; Heard(TooLate); Illegal by 2009 4.6; Completed; BeforeTheTurn; Free; match Continues",
        ],
    );
}

#[test]
fn the_partner_has_no_standing() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            START,
            "WA e1e3; WA press; WB claim=illegal-move",
        ),
        &[
            "None; Heard(NoStanding); Illegal by 2009 4.6; Completed; Keep; match Continues; until OwnMoveMade",
        ],
    );
}

#[test]
fn put_back_by_the_arbiter_it_counts() {
    check(
        &incident(
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            START,
            "WA P@h8; WA press; AR reinstate=A; WA P@h1; WA press; \
             BA claim=illegal-move",
        ),
        &[
            "OnClaim; Heard(Admissible); Illegal by Quadrigliona rule 7; Completed; BeforeTheTurn; Free; BA +60; count 2; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn two_moves_at_once() {
    check(
        &incident(START, START, "WA e2e4; WA d2d4; WA press; BA claim=illegal-move"),
        &[
            "OnClaim; Heard(Admissible); Illegal by 2009 4.6; Completed; BeforeTheTurn; Free; BA +60; count 1; match Continues",
            "ClaimAlone: None; NeedsBothMembers; Keep; until OwnMoveMade",
            "ExtraMinute: WB +60",
        ],
    );
}

#[test]
fn a_legal_move_is_no_illegal_one() {
    check(
        &incident(START, START, "WA e2e4; WA press; BA claim=illegal-move"),
        &["OnClaim; Heard(Admissible); RefusedClaim by 2009 B.3.c; Keep; match Continues"],
    );
}

#[test]
fn a_press_without_a_move() {
    check(
        &incident(START, START, "WA press"),
        &["None; Fault by 2009 1.1; Keep; Free; match Continues"],
    );
}

#[test]
fn nothing_binds_before_the_press() {
    check(
        &incident(START, START, "WA touch=e2; WA g1f3"),
        &["None; NotCompleted by Quadrigliona rule 14; Made; Keep; Free; match Continues"],
    );
}

#[test]
fn touch_move_is_no_claim() {
    check(
        &incident(START, START, "WA touch=e1; WA d2d4; WA press; BA claim=touch-move"),
        &["None; NotInThisGame; RefusedClaim by Quadrigliona rule 14; Keep; Free; match Continues"],
    );
}

#[test]
fn one_move_at_a_time() {
    check(
        &incident(START, START, "WA e2e4; WA d2d4"),
        &[
            "None; NotCompleted by Quadrigliona rule 14; Made; Keep; FinishOneMove; Warning; match Continues",
        ],
    );
}

#[test]
fn a_move_may_be_taken_back() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            START,
            "WA e4d5; WA back; WA d2d4",
        ),
        &["None; NotCompleted by Quadrigliona rule 14; Made; Keep; Free; match Continues"],
    );
}

#[test]
fn castling_with_the_rook_first() {
    check(
        &incident("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", START, "WA h1f1; WA e1g1; WA press"),
        &[
            "None; Legal by 2009 4.6; Completed; Keep; match Continues",
            "RookFirst: Illegal by 2009 3.8; until OwnMoveMade",
            "RookFirst+IllegalMoveInitiative: ExOfficio; Illegal by 2009 3.8; BeforeTheTurn; Free; BA +60; count 1",
            "RookFirst+IllegalMoveInitiative+ExtraMinute: ExOfficio; Illegal by 2009 3.8; BeforeTheTurn; Free; BA +60; WB +60; count 1",
        ],
    );
}

#[test]
fn the_count_is_of_the_player_ruled_on_under_the_reading() {
    let acts = "WA h1f1; WA e1g1; WA press; BA claim=illegal-move";
    let incident = incident("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", START, acts);
    let ruling = adjudicate(&incident).unwrap();
    let halls = MatchState::all(&incident, &incident.acts).unwrap();
    let match_state = halls.last().unwrap();
    let other = &ruling.readings[0];
    let names = [ruling.subject.by, other.subject.by].map(Person::name);
    assert_eq!(names, ["black-a", "white-a"], "the claimant, then the player who castled");
    assert_eq!(model_answer(match_state, &ruling, &ruling.facets).count, Some(0));
    let answer = model_answer(match_state, &ruling, &other.facets);
    assert_eq!(answer.count, Some(1));
    let grade = &grades(match_state, &ruling, &answer)[1];
    let mark = grade.marks.iter().find(|mark| mark.question == Question::Count);
    assert_eq!(mark.map(|mark| mark.points), Some(100));
}

#[test]
fn castling_with_the_king_first() {
    check(
        &incident("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", START, "WA e1g1; WA h1f1; WA press"),
        &["None; Legal by 2009 4.6; Completed; Keep; match Continues"],
    );
}
