//! Mate, stalemate and material (rule 10). The end of the match (rules 19 to 21).

use crate::incident_text::{START, check, incident};
use acconcio_quadrigliona::act::Roles;
use acconcio_quadrigliona::incident::History;
use acconcio_quadrigliona::ruling::{Classification, Outcome};
use acconcio_quadrigliona::{PerTeam, Team, adjudicate};
use shakmaty::Role;

#[test]
fn a_check_that_a_piece_could_parry_is_not_final() {
    check(
        &incident(
            "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
            START,
            "WA e1e8; WA press; WA claim=checkmate",
        ),
        &[
            "OnClaim; Heard(Admissible); NotFinal by Quadrigliona rule 10; Keep; MayWait; match Continues",
            "ReserveThatCounts: FinalMate by 2009 5.1.a; EndsGame; game Won(Red); match Won(Red)",
        ],
    );
}

#[test]
fn what_is_off_the_boards_counts_as_reserve() {
    let mut incident = incident("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", START, "WA e1e8; WA press");
    incident.tables.b.beside.white = Roles(vec![Role::Rook]);
    check(
        &incident,
        &[
            "None; NotFinal by Quadrigliona rule 10; Completed; Keep; MayWait; ToReserve { role: Rook, of: Seat { table: A, color: Black } }; match Continues",
            "ReserveThatCounts: FinalMate by 2009 5.1.a; EndsGame; game Won(Red); match Won(Red)",
        ],
    );
}

#[test]
fn nothing_can_ever_arrive_so_it_is_mate() {
    check(
        &incident(
            "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
            "4K3/8/8/8/8/8/8/4k3 w - - 0 1",
            "WA e1e8; WA press",
        ),
        &["None; FinalMate by 2009 5.1.a; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn a_pawn_alone_cannot_parry_on_the_last_rank() {
    check(
        &incident(
            "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
            "4K3/8/8/8/8/2p5/8/4k3 w - - 0 1",
            "WA e1e8; WA press",
        ),
        &["None; FinalMate by 2009 5.1.a; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn mate_by_contact_is_final() {
    check(
        &incident("6k1/5p1p/7B/8/3Q4/8/8/6K1 w - - 0 1", START, "WA d4g7; WA press"),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn mate_by_a_knight_is_final() {
    check(
        &incident("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", START, "WA g5f7; WA press"),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn mate_by_double_check_is_final() {
    check(
        &incident("6rk/8/8/8/7B/8/7R/K7 w - - 0 1", START, "WA h4f6; WA press"),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn before_the_press_there_is_no_mate() {
    check(
        &incident("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", START, "WA g5f7"),
        &["None; NotCompleted by Quadrigliona rule 14; Made; Keep; Free; match Continues"],
    );
}

#[test]
fn a_knight_check_with_a_flight_is_only_check() {
    check(
        &incident(
            "6k1/5pp1/8/6N1/8/8/8/6K1 w - - 0 1",
            START,
            "WA g5h7; WA press; WA claim=checkmate",
        ),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by Quadrigliona rule 10; Keep; match Continues",
        ],
    );
}

#[test]
fn nobody_is_stalemated() {
    check(
        &incident("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", START, "WA f2f7; WA press"),
        &[
            "None; NotStalemate by Quadrigliona rule 10; Completed; Keep; MayWait; match Continues",
            "ReserveThatCounts: Stalemate by 2009 5.2.a; EndsGame; game Drawn; match Drawn; Race",
            "ReserveThatCounts+DrawOnOneBoard: Stalemate by 2009 5.2.a; EndsGame; game Drawn",
        ],
    );
}

#[test]
fn nor_on_a_claim() {
    check(
        &incident("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", START, "BA claim=stalemate"),
        &[
            "OnClaim; Heard(Admissible); NotStalemate by Quadrigliona rule 10; Keep; MayWait; match Continues",
            "ReserveThatCounts: Stalemate by 2009 5.2.a; game Drawn; match Drawn; Race",
            "ReserveThatCounts+DrawOnOneBoard: Stalemate by 2009 5.2.a; game Drawn",
        ],
    );
}

#[test]
fn where_nothing_can_ever_arrive_it_is_stalemate() {
    check(
        &incident(
            "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1",
            "4K3/8/8/8/8/8/8/4k3 w - - 0 1",
            "WA f2f7; WA press",
        ),
        &[
            "None; Stalemate by 2009 5.2.a; EndsGame; Keep; game Drawn; match Drawn; Race",
            "DrawOnOneBoard: match Continues",
        ],
    );
}

#[test]
fn he_may_wait() {
    check(
        &incident("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", START, "WA e1e8; WA press; BA 60 wait"),
        &[
            "None; Permitted by Quadrigliona rule 10; Keep; MayWait; match Continues",
            "ReserveThatCounts: FinalMate by 2009 5.1.a; EndsGame; game Won(Red); match Won(Red)",
        ],
    );
}

#[test]
fn the_flag_loses_against_a_bare_king() {
    check(
        &incident("6k1/8/8/8/8/8/5Q2/6K1 w - - 0 1", START, "WA flag; BA claim=flag-fall"),
        &[
            "OnClaim; Heard(Admissible); FlagFallen by 2009 A.4.d; Keep; game Won(Blue); match Won(Blue)",
            "ClaimAlone: None; NeedsBothMembers; RefusedClaim by Quadrigliona rule 15; match Continues",
            "NoMatingMaterial: game Drawn; match Drawn; Race",
            "NoMatingMaterial+DrawOnOneBoard: game Drawn; match Continues",
        ],
    );
}

#[test]
fn lack_of_material_is_no_claim() {
    check(
        &incident("6k1/8/8/8/8/8/5Q2/6K1 w - - 0 1", START, "WA claim=no-mating-material"),
        &["None; NotInThisGame; RefusedClaim by Quadrigliona rule 10; Keep; match Continues"],
    );
}

#[test]
fn the_first_game_to_end_decides() {
    check(
        &incident(
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "6RK/6PP/8/8/6n1/8/8/6k1 b - - 0 1",
            "WA g5f7; WA press; BB 1 resign",
        ),
        &[
            "None; Heard(TooLate); MatchOver by Quadrigliona rule 19; Keep; game Won(Red); match Won(Red)",
        ],
    );
}

#[test]
fn a_mate_not_yet_pressed_comes_too_late() {
    check(
        &incident(
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "WB g5f7; WA g5f7; WA press; WB 1 press",
        ),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn both_won_at_once_by_one_team() {
    check(
        &incident(
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "6k1/8/8/8/6n1/8/6PP/6RK b - - 0 1",
            "WA g5f7; BB g4f2; WA press; BB press",
        ),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn one_each_at_once_is_a_draw() {
    check(
        &incident(
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "WA g5f7; WB g5f7; WA press; WB press",
        ),
        &[
            "None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Drawn; Race",
        ],
    );
}

#[test]
fn a_second_later_is_not_at_once() {
    check(
        &incident(
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            "WA g5f7; WB g5f7; WA press; WB 1 press",
        ),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn a_capture_that_lets_the_partner_mate() {
    check(
        &incident(
            "6k1/5ppp/8/8/6n1/8/1n4PP/B5RK w - - 0 1",
            "6k1/5ppp/8/8/8/8/6PP/6RK b - - 0 1",
            "WA a1b2; WA press; BA g4f2; BA press",
        ),
        &[
            "None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Blue); match Drawn; Race",
            "CaptureAndMate: match Won(Blue)",
        ],
    );
}

#[test]
fn a_capture_that_does_not() {
    check(
        &incident(
            "6k1/5ppp/8/8/6n1/8/1p4PP/B5RK w - - 0 1",
            "6k1/5ppp/8/8/8/8/6PP/6RK b - - 0 1",
            "WA a1b2; WA press; BA g4f2; BA press",
        ),
        &[
            "None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Blue); match Won(Blue)",
        ],
    );
}

#[test]
fn the_partner_has_not_the_move() {
    check(
        &incident(
            "6k1/5ppp/8/8/6n1/8/1n4PP/B5RK w - - 0 1",
            "6k1/5ppp/8/8/8/8/6PP/6RK w - - 0 1",
            "WA a1b2; WA press; BA g4f2; BA press",
        ),
        &[
            "None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Blue); match Won(Blue)",
        ],
    );
}

#[test]
fn after_the_end_nothing_is_claimed() {
    check(
        &incident(
            "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
            START,
            "WA g5f7; WA press; WB claim=illegal-move",
        ),
        &[
            "None; Heard(TooLate); MatchOver by Quadrigliona rule 19; Keep; game Won(Red); match Won(Red)",
        ],
    );
}

#[test]
fn an_unclaimed_flag_is_left_alone() {
    check(
        &incident(START, START, "WA flag"),
        &["None; FlagFallen by 2009 A.4.d; Keep; match Continues; until GameEnds"],
    );
}

#[test]
fn a_flag_claimed_loses_the_match() {
    check(
        &incident(START, START, "WB flag; BB claim=flag-fall"),
        &[
            "OnClaim; Heard(Admissible); FlagFallen by 2009 A.4.d; Keep; game Won(Red); match Won(Red)",
            "ClaimAlone: None; NeedsBothMembers; RefusedClaim by Quadrigliona rule 15; match Continues",
        ],
    );
}

#[test]
fn both_flags_down_is_a_draw() {
    check(
        &incident(START, START, "WA flag; BA flag; BA claim=flag-fall"),
        &[
            "OnClaim; Heard(Admissible); FlagFallen by 2009 A.4.d; Keep; game Drawn; match Drawn; Race",
            "ClaimAlone: None; NeedsBothMembers; RefusedClaim by Quadrigliona rule 15; match Continues",
            "DrawOnOneBoard: match Continues",
        ],
    );
}

#[test]
fn a_flag_that_is_up() {
    check(
        &incident(START, START, "BA claim=flag-fall"),
        &[
            "OnClaim; Heard(Admissible); RefusedClaim by 2009 A.4.d; Keep; match Continues",
            "ClaimAlone: None; NeedsBothMembers; RefusedClaim by Quadrigliona rule 15",
        ],
    );
}

#[test]
fn who_resigns_loses_the_match() {
    check(
        &incident(START, START, "WA resign"),
        &["None; Resigned by 2009 5.1.b; Keep; game Won(Blue); match Won(Blue)"],
    );
}

#[test]
fn a_draw_is_offered_by_both() {
    check(
        &incident(START, START, "WA offer"),
        &["None; NeedsBothMembers; Void by Quadrigliona rule 21; Keep; match Continues"],
    );
}

#[test]
fn one_after_the_other_is_both() {
    check(
        &incident(START, START, "WA offer; BB offer"),
        &["None; Heard(Admissible); Permitted by Quadrigliona rule 21; Keep; match Continues"],
    );
}

#[test]
fn the_captain_does_not_replace_them() {
    check(
        &incident(START, START, "TR offer"),
        &["None; NeedsBothMembers; Void by Quadrigliona rule 21; Keep; match Continues"],
    );
}

#[test]
fn it_is_accepted_by_both() {
    check(
        &incident(START, START, "WA offer+; BA accept"),
        &["None; NeedsBothMembers; Void by Quadrigliona rule 21; Keep; match Continues"],
    );
}

#[test]
fn one_accepts_and_one_declines() {
    check(
        &incident(START, START, "WA offer+; BA accept; WB decline"),
        &["None; Void by Quadrigliona rule 21; Keep; match Continues"],
    );
}

#[test]
fn agreed_it_decides_the_match() {
    let mut incident = incident(START, START, "WA offer+; BA accept+");
    incident.history = PerTeam { red: History::Unbeaten, blue: History::Fresh };
    check(
        &incident,
        &[
            "None; Heard(Admissible); Agreed by Quadrigliona rule 21; Keep; match Drawn; RaceOrAward(Red)",
        ],
    );
}

#[test]
fn two_unbeaten_teams_run() {
    let mut incident = incident(START, START, "AR tie");
    incident.history = PerTeam { red: History::Unbeaten, blue: History::Unbeaten };
    check(&incident, &["ExOfficio; Permitted by Quadrigliona preamble; Keep; match Drawn; Race"]);
}

#[test]
fn the_players_of_a_finished_game_stop() {
    check(
        &incident("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", START, "WA g5f7; WA press; BA stop"),
        &["None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match Won(Red)"],
    );
}

#[test]
fn a_resignation_in_that_instant_ends_the_other_game_too() {
    let boards = ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", START);
    let mate = "None; FinalMate by Quadrigliona rule 10; EndsGame; Keep; game Won(Red); match";
    check(
        &incident(boards.0, boards.1, "WA g5f7; WA press; WB resign"),
        &[&format!("{mate} Won(Red)")],
    );
    check(
        &incident(boards.0, boards.1, "WA g5f7; WA press; BB resign"),
        &[&format!("{mate} Drawn; Race")],
    );
    check(
        &incident(boards.0, boards.1, "WB resign; WA g5f7; WA press"),
        &["None; Resigned by 2009 5.1.b; Keep; game Won(Red); match Won(Red)"],
    );
}

const MATE_AT_HAND: &str = "6k1/5ppp/7B/8/8/8/6Q1/6K1 w - - 0 1";

/// The first event that ends the match decides it: a mate that comes later ends nothing.
#[test]
fn what_ends_the_match_is_not_overruled() {
    let result = |acts: &str| {
        let mut facts = incident(MATE_AT_HAND, START, acts);
        facts.tables.b.illegal_moves.black = 2;
        adjudicate(&facts).expect("ruled").facets.result.value
    };
    let mate = "WA 5 g2g7; WA press";
    assert_eq!(result(mate), Outcome::Won(Team::Red));
    let lost = "WA flag; BA 1 claim=flag-fall+";
    assert_eq!(result(&format!("{lost}; BA 1 resign; {mate}")), Outcome::Won(Team::Blue));
    assert_eq!(result(&format!("{lost}; {mate}")), Outcome::Won(Team::Blue));
    let third = "WB e2e4; WB press; BB e7e4; BB press; WB 1 claim=illegal-move+";
    assert_eq!(result(&format!("{third}; {mate}")), Outcome::Won(Team::Blue));
    // A claim that ends nothing leaves the mate.
    let refused = "WA claim=flag-fall+";
    assert_eq!(result(&format!("{refused}; {mate}")), Outcome::Won(Team::Red));
}

/// Of two claims that would each end the match, the first decides.
#[test]
fn the_first_of_two_claims_decides() {
    let result = |acts: &str| {
        let facts = incident(START, START, acts);
        adjudicate(&facts).expect("ruled").facets.result.value
    };
    let white = "WA flag; BA 1 claim=flag-fall+";
    let black = "WB flag; BB 1 claim=flag-fall+";
    assert_eq!(result(&format!("{white}; {black}")), Outcome::Won(Team::Blue));
    assert_eq!(result(&format!("{black}; {white}")), Outcome::Won(Team::Red));
}

/// A king that stood in check after an illegal move may not be taken: the reply is illegal as well.
#[test]
fn an_illegal_reply_to_an_illegal_move_is_judged() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 2";
    let illegal = "BA f7f6; BA press";
    let ruled = |reply: &str| {
        let acts = format!("{illegal}; WA {reply}; WA press; BA claim=illegal-move");
        adjudicate(&incident(fen, START, &acts)).expect("ruled")
    };
    let taken = ruled("h5e8");
    assert_eq!(taken.subject.by.name(), "white-a");
    assert_eq!(taken.facets.classification.value, Classification::Illegal);
    let legal = ruled("h2h3");
    assert_eq!(legal.subject.by.name(), "black-a");
}
