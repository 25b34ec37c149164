//! The runner, and what he carries (preamble, rules 1, 5 and 11).

use crate::incident_text::{START, check, incident};
use acconcio_quadrigliona::act::Roles;
use shakmaty::Role;

#[test]
fn a_falling_piece_costs_a_minute_on_both_clocks() {
    check(
        &incident(START, START, "RR errs=drops-piece"),
        &["ExOfficio; RunnerFault by Quadrigliona preamble; Keep; WA -60; BB -60; match Continues"],
    );
}

#[test]
fn every_occurrence_costs_its_minute() {
    check(
        &incident(START, START, "RR errs=drops-piece; RR errs=touches-hoop; RR errs=touches-hoop"),
        &[
            "ExOfficio; RunnerFault by Quadrigliona preamble; Keep; WA -60; WA -120; BB -60; BB -120; match Continues",
        ],
    );
}

#[test]
fn a_clock_does_not_go_below_zero() {
    let mut incident = incident(START, START, "RR errs=drops-piece; RR errs=drops-piece");
    incident.tables.a.clocks.white = 90;
    check(
        &incident,
        &[
            "ExOfficio; RunnerFault by Quadrigliona preamble; Keep; WA -90; BB -120; match Continues; until GameEnds",
        ],
    );
}

#[test]
fn a_piece_that_falls_on_a_board_is_put_right() {
    check(
        &incident(START, START, "WA errs=drops-piece"),
        &[
            "None; Fault by Quadrigliona preamble; Keep; match Continues",
            "FallenPiece: ExOfficio; RunnerFault by Quadrigliona preamble; WA -60; BB -60",
        ],
    );
}

#[test]
fn what_the_arbiter_did_not_see_has_to_be_claimed() {
    check(
        &incident(START, START, "RR errs=drops-piece?"),
        &["None; RunnerFault by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn what_is_claimed_is_penalised() {
    check(
        &incident(START, START, "RR errs=drops-piece?; WB claim=runner-fault"),
        &[
            "OnClaim; Heard(Admissible); RunnerFault by Quadrigliona preamble; Keep; WA -60; BB -60; match Continues",
        ],
    );
}

#[test]
fn one_piece_at_a_time() {
    let mut incident = incident(START, START, "WA hand=P; WA hand=P; RR carry=PP");
    incident.tables.a.beside.white = Roles(vec![Role::Pawn, Role::Pawn]);
    check(
        &incident,
        &[
            "ExOfficio; Fault by Quadrigliona rule 1; Keep; BackToStart { pieces: 1, team: Red }; Warning; match Continues",
        ],
    );
}

#[test]
fn one_piece_may_be_carried() {
    let mut incident = incident(START, START, "WA hand=P; RR carry=P");
    incident.tables.a.beside.white = Roles(vec![Role::Pawn]);
    check(&incident, &["None; Permitted by Quadrigliona rule 1; Keep; match Continues"]);
}

#[test]
fn the_runner_stays_off_the_boards() {
    check(
        &incident(START, START, "RR errs=steps-on-board"),
        &["ExOfficio; Fault by Quadrigliona rule 1; Keep; Warning; match Continues"],
    );
}

#[test]
fn the_runner_does_not_move_pieces() {
    check(
        &incident(START, START, "RR e2e4A"),
        &["ExOfficio; Fault by Quadrigliona rule 1; BeforeTheAct(0); Warning; match Continues"],
    );
}

#[test]
fn the_runner_does_not_touch_a_clock() {
    check(
        &incident(START, START, "RR errs=touches-clock"),
        &["ExOfficio; Fault by Quadrigliona rule 1; Keep; Warning; match Continues"],
    );
}

#[test]
fn a_minute_is_due_whatever_fault_comes_after() {
    let due =
        "ExOfficio; Fault by Quadrigliona rule 1; Keep; WA -60; BB -60; Warning; match Continues";
    check(&incident(START, START, "RR errs=drops-piece; RR errs=touches-clock"), &[due]);
    let unseen = "ExOfficio; Fault by Quadrigliona rule 1; Keep; Warning; match Continues";
    check(&incident(START, START, "RR errs=drops-piece?; RR errs=touches-clock"), &[unseen]);
}

#[test]
fn a_press_by_the_runner_has_no_effect() {
    check(
        &incident(START, START, "WA e2e4; RR press=WA; BA 7 notice"),
        &[
            "ExOfficio; Fault by Quadrigliona rule 1; Made; Keep; BA +7; WA -7; Warning; match Continues",
        ],
    );
}

#[test]
fn captured_pieces_go_to_the_partner() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            START,
            "WA e4d5; WA press",
        ),
        &[
            "None; Legal by 2009 4.6; Completed; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: Black } }; match Continues",
        ],
    );
}

#[test]
fn they_are_passed_after_the_press() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            START,
            "WA e4d5; WA press; WA hand=P",
        ),
        &[
            "None; Heard(Admissible); Permitted by Quadrigliona rule 5; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: Black } }; match Continues",
        ],
    );
}

#[test]
fn not_before_it() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            START,
            "WA e4d5; WA hand=P",
        ),
        &[
            "ExOfficio; TooEarly; Fault by Quadrigliona rule 5; Keep; BackToCapturer { role: Pawn, of: Seat { table: A, color: White } }; Warning; match Continues",
        ],
    );
}

#[test]
fn what_arrives_is_the_reserve_of_the_partner() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            START,
            "WA e4d5; WA press; WA hand=P; RR carry=P; RR deliver=P",
        ),
        &[
            "None; Permitted by Quadrigliona rule 5; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: Black } }; match Continues",
        ],
    );
}

#[test]
fn the_partner_may_fetch_it() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            "WA e4d5; WA press; BB deliver=P",
        ),
        &[
            "None; Heard(Admissible); Permitted by Quadrigliona rule 11; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: Black } }; match Continues",
        ],
    );
}

#[test]
fn he_may_lay_it_out_in_his_opponents_turn() {
    check(
        &incident(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            START,
            "WA e4d5; WA press; BB deliver=P",
        ),
        &[
            "None; Heard(Admissible); Permitted by Quadrigliona rule 11; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: Black } }; match Continues",
            "OwnReserve: ExOfficio; Fault by Quadrigliona rule 12; Warning",
        ],
    );
}

#[test]
fn what_is_delivered_too_early_goes_back() {
    let board = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    let back = "Fault by Quadrigliona rule 5; Keep; BackToCapturer { role: Pawn, of: Seat { table: A, color: White } }; Warning; match Continues";
    check(
        &incident(board, START, "WA e4d5; WA hand=P; RR carry=P; RR deliver=P"),
        &[&format!("ExOfficio; TooEarly; {back}")],
    );
    check(
        &incident(board, START, "WA e4d5; WA hand=P; RR carry=P; WA press; RR deliver=P"),
        &[
            "None; Permitted by Quadrigliona rule 5; Keep; ToReserve { role: Pawn, of: Seat { table: B, color: Black } }; match Continues",
        ],
    );
}

#[test]
fn of_two_delivered_at_once_one_goes_back() {
    let mut incident =
        incident(START, START, "WA hand=P; WA hand=P; RR carry=PP; RR deliver=P; RR deliver=P");
    incident.tables.a.beside.white = Roles(vec![Role::Pawn, Role::Pawn]);
    check(
        &incident,
        &[
            "ExOfficio; Fault by Quadrigliona rule 1; Keep; BackToStart { pieces: 1, team: Red }; Warning; match Continues",
        ],
    );
}
