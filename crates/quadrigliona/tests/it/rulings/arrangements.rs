//! The beginning (preamble, rule 4). The teams (preamble, rule 1).

use crate::incident_text::{START, arranges, check, incident};
use acconcio_adjudication::incident::{PerPlayer, SetUpFault};
use acconcio_quadrigliona::act::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Moment, Need, Registration,
};
use acconcio_quadrigliona::incident::Stage;

#[test]
fn together() {
    let mut incident = incident(START, START, "WA start=A; WB start=B");
    incident.tables.a.stage = Stage::NotStarted;
    incident.tables.b.stage = Stage::NotStarted;
    incident.tables.a.clocks = PerPlayer { white: 900, black: 900 };
    incident.tables.b.clocks = PerPlayer { white: 900, black: 300 };
    check(
        &incident,
        &[
            "ExOfficio; Legal by Quadrigliona rule 4; Keep; BB +600; match Continues",
            "FifteenMinutes: WA -450; BA -450; WB -450; BB +150",
        ],
    );
}

#[test]
fn ten_seconds_early() {
    let mut incident = incident(START, START, "WA start=A; WB 10 start=B");
    incident.tables.a.stage = Stage::NotStarted;
    incident.tables.b.stage = Stage::NotStarted;
    check(
        &incident,
        &["ExOfficio; Fault by Quadrigliona rule 4; BothAnew; WA +10; match BeginsAnew"],
    );
}

#[test]
fn one_board_alone() {
    let mut incident = incident(START, START, "WA start=A; BA 4 notice");
    incident.tables.a.stage = Stage::NotStarted;
    incident.tables.b.stage = Stage::NotStarted;
    check(
        &incident,
        &["ExOfficio; Fault by Quadrigliona rule 4; BothAnew; WA +4; match BeginsAnew"],
    );
}

#[test]
fn a_wrong_set_up_is_claimed_in_time() {
    let mut incident = incident(START, START, "WA e2e4; WA press; WA claim=wrong-set-up");
    incident.tables.a.set_up = Some(SetUpFault::PiecesMisplaced);
    check(
        &incident,
        &["OnClaim; Heard(Admissible); CorrectClaim by 2009 7.1.a; BothAnew; match BeginsAnew"],
    );
}

#[test]
fn not_after_three_moves() {
    let mut incident = incident(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 6 4",
        START,
        "WA claim=wrong-set-up",
    );
    incident.tables.a.set_up = Some(SetUpFault::PiecesMisplaced);
    check(&incident, &["None; Heard(TooLate); RefusedClaim by 2009 A.4.a; Keep; match Continues"]);
}

#[test]
fn after_two_it_is_in_time() {
    let mut incident = incident(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3",
        START,
        "WA claim=wrong-set-up",
    );
    incident.tables.a.set_up = Some(SetUpFault::PiecesMisplaced);
    check(
        &incident,
        &["OnClaim; Heard(Admissible); CorrectClaim by 2009 7.1.a; BothAnew; match BeginsAnew"],
    );
}

#[test]
fn registered_in_time() {
    check(
        &arranges(Arrangement::Registers {
            when: Registration::ByTheDayBefore,
            before: 7,
            places: 8,
        }),
        &["None; Admitted; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn registered_when_full() {
    check(
        &arranges(Arrangement::Registers {
            when: Registration::ByTheDayBefore,
            before: 8,
            places: 8,
        }),
        &["None; Refused; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn registered_on_the_day() {
    check(
        &arranges(Arrangement::Registers { when: Registration::OnTheDay, before: 0, places: 8 }),
        &["None; Refused; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn late_as_agreed() {
    check(
        &arranges(Arrangement::ArrivesLate { agreed: Agreement::Agreed }),
        &["None; Admitted; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn late_without_agreement() {
    check(
        &arranges(Arrangement::ArrivesLate { agreed: Agreement::NotAgreed }),
        &["None; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn a_complete_line_up() {
    check(
        &arranges(Arrangement::LinesUp {
            players: 2,
            runners: 1,
            colours: Colours::OneOfEach,
            captain: Captaincy::Named,
            caps: Caps::Distinct,
        }),
        &["None; Admitted; Arrangement by Quadrigliona rule 1; Keep; match Continues"],
    );
}

#[test]
fn three_players() {
    check(
        &arranges(Arrangement::LinesUp {
            players: 3,
            runners: 1,
            colours: Colours::OneOfEach,
            captain: Captaincy::Named,
            caps: Caps::Distinct,
        }),
        &["None; Refused; Arrangement by Quadrigliona rule 1; Keep; match Continues"],
    );
}

#[test]
fn no_runner() {
    check(
        &arranges(Arrangement::LinesUp {
            players: 2,
            runners: 0,
            colours: Colours::OneOfEach,
            captain: Captaincy::Named,
            caps: Caps::Distinct,
        }),
        &["None; Refused; Arrangement by Quadrigliona rule 1; Keep; match Continues"],
    );
}

#[test]
fn two_whites() {
    check(
        &arranges(Arrangement::LinesUp {
            players: 2,
            runners: 1,
            colours: Colours::TheSame,
            captain: Captaincy::Named,
            caps: Caps::Distinct,
        }),
        &["None; Refused; Arrangement by Quadrigliona rule 1; Keep; match Continues"],
    );
}

#[test]
fn no_captain() {
    check(
        &arranges(Arrangement::LinesUp {
            players: 2,
            runners: 1,
            colours: Colours::OneOfEach,
            captain: Captaincy::NotNamed,
            caps: Caps::Distinct,
        }),
        &["None; Refused; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn caps_alike() {
    check(
        &arranges(Arrangement::LinesUp {
            players: 2,
            runners: 1,
            colours: Colours::OneOfEach,
            captain: Captaincy::Named,
            caps: Caps::Alike,
        }),
        &["None; Refused; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn exchanged_between_games() {
    check(
        &arranges(Arrangement::Substitutes { when: Moment::BetweenGames }),
        &["None; Admitted; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn exchanged_during_a_game() {
    check(
        &arranges(Arrangement::Substitutes { when: Moment::DuringGame }),
        &[
            "None; Refused; Arrangement by Quadrigliona rule 11; Keep; match Continues",
            "Substitution: Admitted; Arrangement by Quadrigliona preamble",
        ],
    );
}

#[test]
fn one_player_hired() {
    check(
        &arranges(Arrangement::Hires {
            players: 1,
            from: Elimination::Eliminated,
            need: Need::Short,
        }),
        &["None; Admitted; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn a_second_one() {
    check(
        &arranges(Arrangement::Hires {
            players: 2,
            from: Elimination::Eliminated,
            need: Need::Short,
        }),
        &["None; Refused; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn of_a_team_still_in() {
    check(
        &arranges(Arrangement::Hires { players: 1, from: Elimination::StillIn, need: Need::Short }),
        &["None; Refused; Arrangement by Quadrigliona preamble; Keep; match Continues"],
    );
}

#[test]
fn the_arbiter_who_sees_it_does_not_wait_for_a_claim() {
    let mut incident = incident(START, START, "WA e2e4; WA press; AR notice");
    incident.tables.a.set_up = Some(SetUpFault::PiecesMisplaced);
    check(&incident, &["ExOfficio; Fault by 2009 7.1.a; BothAnew; match BeginsAnew"]);
}

#[test]
fn after_three_moves_he_leaves_it() {
    let later = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 6 4";
    let mut incident = incident(later, START, "AR notice");
    incident.tables.a.set_up = Some(SetUpFault::PiecesMisplaced);
    check(&incident, &["None; Fault by 2009 A.4.a; Keep; match Continues"]);
}
