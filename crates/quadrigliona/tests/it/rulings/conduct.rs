//! Conduct and disputes (rules 6 and 11 to 15). Repetition (rule 17).

use crate::incident_text::{START, check, incident, score};

#[test]
fn a_press_by_another_has_no_effect() {
    check(
        &incident(START, START, "WA e2e4; BY press=WA; BA 5 notice"),
        &[
            "ExOfficio; Fault by Quadrigliona preamble; Made; Keep; BA +5; WA -5; Warning; match Continues",
        ],
    );
}

#[test]
fn the_partner_keeps_off_the_clock() {
    check(
        &incident(START, START, "WA e2e4; BB press=WA"),
        &["ExOfficio; Fault by Quadrigliona rule 11; Made; Keep; Warning; match Continues"],
    );
}

#[test]
fn and_off_the_board() {
    check(
        &incident(START, START, "BB e2e4A"),
        &["ExOfficio; Fault by Quadrigliona rule 11; BeforeTheAct(0); Warning; match Continues"],
    );
}

#[test]
fn hands_off_in_the_opponents_turn() {
    check(
        &incident(START, START, "WA e2e4; WA press; WA touch=d2"),
        &["ExOfficio; Fault by Quadrigliona rule 12; Keep; Warning; match Continues"],
    );
}

#[test]
fn the_reserve_is_shown() {
    check(
        &incident(START, START, "WA behaves=hides-reserve"),
        &["ExOfficio; Fault by Quadrigliona rule 6; Keep; Warning; match Continues"],
    );
}

#[test]
fn what_is_repeated_costs_more() {
    check(
        &incident(START, START, "WA behaves=blocks-view; WA behaves=blocks-view"),
        &["ExOfficio; Fault by Quadrigliona rule 12; Keep; MoreTimeForOpponent; match Continues"],
    );
}

#[test]
fn up_to_the_loss_of_the_game() {
    check(
        &incident(
            START,
            START,
            "WA behaves=blocks-view; WA behaves=blocks-view; WA behaves=blocks-view",
        ),
        &["ExOfficio; Fault by Quadrigliona rule 12; Keep; LossOfGame; match Continues"],
    );
}

#[test]
fn unseen_it_has_to_be_claimed() {
    check(
        &incident(START, START, "WA behaves=offends?; BA claim=misconduct"),
        &[
            "OnClaim; Heard(Admissible); Fault by Quadrigliona rule 13; Keep; Warning; match Continues",
        ],
    );
}

#[test]
fn partners_may_talk() {
    check(
        &incident(START, START, "WA tells=suggests-move"),
        &["None; Permitted by Quadrigliona rule 13; Keep; match Continues"],
    );
}

#[test]
fn so_may_the_captain() {
    check(
        &incident(START, START, "TR tells=suggests-move"),
        &[
            "None; Permitted by Quadrigliona rule 13; Keep; match Continues",
            "AdviceOfTheTeam: ExOfficio; Fault by 2009 12.3.a; Warning",
        ],
    );
}

#[test]
fn nobody_else_may() {
    check(
        &incident(START, START, "BY tells=suggests-move"),
        &["ExOfficio; Fault by 2009 12.3.a; Keep; Warning; match Continues"],
    );
}

#[test]
fn a_dispute_takes_both_members_and_both_clocks() {
    check(
        &incident(START, START, "WA stopall+; WA claim=dispute+"),
        &["OnClaim; Heard(Admissible); Permitted by Quadrigliona rule 15; Keep; match Continues"],
    );
}

#[test]
fn one_alone_is_not_heard() {
    check(
        &incident(START, START, "WA stopall; WA claim=dispute"),
        &[
            "ExOfficio; NeedsBothMembers; RefusedClaim by Quadrigliona rule 15; Keep; Warning; match Continues",
        ],
    );
}

#[test]
fn one_clock_is_not_enough() {
    check(
        &incident(START, START, "WA stop+; WA claim=dispute+"),
        &[
            "ExOfficio; NeedsBothMembers; RefusedClaim by Quadrigliona rule 15; Keep; Warning; match Continues",
        ],
    );
}

#[test]
fn a_stop_for_nothing() {
    check(
        &incident(START, START, "WA stop"),
        &[
            "ExOfficio; NeedsBothMembers; Void by Quadrigliona rule 15; Keep; Warning; match Continues",
        ],
    );
}

#[test]
fn four_times_and_counted_aloud() {
    check(
        &incident(
            START,
            START,
            "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA count=1; WA g1f3; WA press; BA g8f6; BA press; WA f3g1; \
             WA press; BA f6g8; BA press; WA count=2; WA g1f3; WA press; BA g8f6; \
             BA press; WA f3g1; WA press; BA f6g8; BA press; WA count=3; \
             WA claim=repetition",
        ),
        &[
            "OnClaim; Heard(Admissible); CorrectClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 4 }; game Drawn; match Drawn; Race",
            "DrawOnOneBoard: match Continues",
        ],
    );
}

#[test]
fn not_counted_aloud() {
    check(
        &incident(
            START,
            START,
            "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; \
             BA f6g8; BA press; WA count=2; WA g1f3; WA press; BA g8f6; BA press; \
             WA f3g1; WA press; BA f6g8; BA press; WA count=3; WA claim=repetition",
        ),
        &[
            "None; NotCountedAloud; RefusedClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 4 }; match Continues",
        ],
    );
}

#[test]
fn three_times_is_not_enough() {
    check(
        &incident(
            START,
            START,
            "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA count=1; WA g1f3; WA press; BA g8f6; BA press; WA f3g1; \
             WA press; BA f6g8; BA press; WA count=2; WA claim=repetition",
        ),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 3 }; Warning; match Continues",
            "WrongRepetitionClaim: BA +180",
        ],
    );
}

#[test]
fn twice_on_each_board_is_not_four_times() {
    check(
        &incident(
            START,
            START,
            "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA count=1; WB g1f3; WB press; BB g8f6; BB press; WB f3g1; \
             WB press; BB f6g8; BB press; WB count=2; WA claim=repetition",
        ),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 2 }; Warning; match Continues",
            "WrongRepetitionClaim: BA +180",
        ],
    );
}

#[test]
fn a_piece_put_in_between_spoils_it() {
    let mut incident = incident(
        "2r1k3/8/8/8/8/8/8/4K3 w - - 0 1",
        START,
        "WA e1e2; WA press; BA c8c7; BA press; WA e2e1; WA press; BA c7c8; \
             BA press; WA count=3; WA claim=repetition",
    );
    incident.tables.a.score = score(
        "2r1k3/8/8/8/8/8/8/4K3[NN] w - - 0 1",
        "N@c3 Rxc3 Ke2 Rc7 Ke1 Rc8 N@c3 Rxc3 Ke2 Rc7 Ke1 Rc8",
    );
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 2 }; Warning; match Continues",
            "DropsInRepetition: CorrectClaim by Quadrigliona rule 17; Occurred { table: A, times: 4 }; game Drawn; match Drawn; Race",
            "DropsInRepetition+DrawOnOneBoard: CorrectClaim by Quadrigliona rule 17; Occurred { table: A, times: 4 }; game Drawn",
            "WrongRepetitionClaim: BA +180",
        ],
    );
}

#[test]
fn a_position_brought_about_by_a_piece_put_does_not_count() {
    let mut incident = incident(
        "2r1k3/8/8/8/8/2N5/8/4K3 b - - 0 1",
        START,
        "BA c8d8; BA press; WA e1e2; WA press; BA d8c8; BA press; WA e2e1; \
             WA press; BA count=3; BA claim=repetition",
    );
    incident.tables.a.score =
        score("2r1k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@c3 Rd8 Ke2 Rc8 Ke1 Rd8 Ke2 Rc8 Ke1");
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 3 }; Warning; match Continues",
            "WrongRepetitionClaim: WA +180",
        ],
    );
}

#[test]
fn the_reserves_need_not_be_the_same() {
    check(
        &incident(
            START,
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA count=1; WA g1f3; WA press; BA g8f6; BA press; WA f3g1; \
             WA press; BA f6g8; BA press; WA count=2; BB d5e4; BB press; \
             WA deliver=P; WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; \
             BA f6g8; BA press; WA count=3; WA claim=repetition",
        ),
        &[
            "OnClaim; Heard(Admissible); CorrectClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 4 }; game Drawn; match Drawn; Race",
            "ReservesInRepetition: RefusedClaim by 2009 9.2; Occurred { table: A, times: 1 }; Warning; match Continues",
            "ReservesInRepetition+WrongRepetitionClaim: RefusedClaim by 2009 9.2; Occurred { table: A, times: 1 }; BA +180; match Continues",
            "DrawOnOneBoard: match Continues",
        ],
    );
}

#[test]
fn a_score_that_leads_elsewhere_is_left_out() {
    let mut incident = incident(
        START,
        START,
        "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA count=3; WA claim=repetition",
    );
    incident.tables.a.score = score(START, "Nf3 Nf6 Ng1");
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 2 }; Warning; match Continues",
            "WrongRepetitionClaim: BA +180",
        ],
    );
}

#[test]
fn what_came_before_the_incident_counts() {
    let mut incident = incident(
        START,
        START,
        "WA g1f3; WA press; BA g8f6; BA press; WA f3g1; WA press; BA f6g8; \
             BA press; WA count=3; WA claim=repetition",
    );
    incident.tables.a.score = score(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    check(
        &incident,
        &[
            "OnClaim; Heard(Admissible); CorrectClaim by Quadrigliona rule 17; Keep; Occurred { table: A, times: 4 }; game Drawn; match Drawn; Race",
            "DrawOnOneBoard: match Continues",
        ],
    );
}

#[test]
fn counting_is_the_form() {
    check(
        &incident(START, START, "WA count=1"),
        &["None; Permitted by Quadrigliona rule 17; Keep; match Continues"],
    );
}

#[test]
fn no_claim_in_the_last_two_minutes() {
    check(
        &incident(START, START, "WA claim=quickplay-finish"),
        &["None; NotInThisGame; RefusedClaim by 2009 B.3.b; Keep; match Continues"],
    );
}

#[test]
fn a_claim_against_talk_is_refused_by_the_rule_that_permits_it() {
    check(
        &incident(START, START, "WA tells=suggests-move; BA claim=misconduct"),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 13; Keep; match Continues",
        ],
    );
    check(
        &incident(START, START, "WA wait; BA claim=misconduct"),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 10; Keep; MayWait; match Continues",
        ],
    );
}
