//! The interventions of the arbiter of his own accord: incidents observed act by act.

use crate::incident_text::incident;
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::intervention::{Call, Watch};

const CHECKED: &str = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54";
const ROOKS: &str = "3r2k1/5ppp/8/3r4/8/8/5PPP/2RR2K1 w - - 0 1";
const CASTLE: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1";
const ILLEGAL: &str = "w e8, w e8-e6, w .e6, w !";
const REPLY: &str = "b b7, b b7-b6, b .b6, b !";

fn incident_of(edition: EditionId, regime: Regime, acts: &str) -> Incident {
    Incident { edition, ..incident(CHECKED, regime, acts) }
}

fn summary(watch: &Watch) -> String {
    let sign = |acts: usize| match watch.moment(acts).call {
        Call::Silent => '.',
        Call::Disputed => '?',
        Call::May => 'm',
        Call::Must => 'X',
    };
    (0..=watch.end()).map(sign).collect()
}

/// Checks the call of each moment, and the article at the end.
#[track_caller]
fn check(incident: &Incident, expected: &str) {
    let watch = Watch::of(incident).expect("the acts can be played");
    let article = watch.moment(watch.end()).basis.by.article;
    assert_eq!(format!("{} {article}", summary(&watch)), expected);
}

/// Checks the assessment of a stop as text: timing, decisive moment, points.
#[track_caller]
fn check_finding(incident: &Incident, stopped: Option<usize>, expected: &str) {
    let finding = Watch::of(incident).expect("the acts can be played").finding(stopped);
    let window = finding.window.map_or_else(
        || "no window".to_owned(),
        |window| {
            format!("{}–{}", window.from, window.to.map_or("end".to_owned(), |to| to.to_string()))
        },
    );
    let points = finding.timing.points();
    assert_eq!(
        format!("{:?} by {}, {window}, {points}", finding.timing, finding.decisive),
        expected,
        "{stopped:?}"
    );
}

#[test]
fn ok_in_standard_play_from_the_press_on() {
    let standard = |acts: &str| incident_of(EditionId::E2009, Regime::Standard, acts);
    // Before the press the player is free to put it right himself.
    check(&standard("w e8, w e8-e6, w .e6"), ".... 13.6");
    check(&standard(ILLEGAL), "....X 7.4.a");
    check(&standard(&format!("{ILLEGAL}, {REPLY}")), "....XXXXX 7.4.a");
    let incident = standard(&format!("{ILLEGAL}, {REPLY}"));
    check_finding(&incident, Some(3), "TooEarly by 4, 4–end, 0");
    check_finding(&incident, Some(4), "InTime by 4, 4–end, 100");
    check_finding(&incident, Some(8), "InTime by 8, 4–end, 100");
    check_finding(&incident, Some(99), "InTime by 8, 4–end, 100");
    check_finding(&incident, None, "Missed by 4, 4–end, 0");
}

#[test]
fn ok_unsupervised_blitz_of_2009_waits_for_the_claim() {
    let illegal = "w c1, w c1-b2, w .b2, w !";
    let blitz = |acts: &str| incident(ROOKS, Regime::BlitzUnsupervised, acts);
    let silent = blitz(illegal);
    check_finding(&silent, None, "RightlySilent by 4, no window, 100");
    check_finding(&silent, Some(4), "NotCalledFor by 4, no window, 0");
    // Acts after the claim are not observed.
    let claimed = Watch::of(&blitz(&format!("{illegal}, b ?"))).expect("it can be played");
    assert_eq!((claimed.end(), claimed.strongest()), (4, Call::Silent));
    // With adequate supervision it is as in standard play.
    check(&incident(ROOKS, Regime::BlitzSupervised, illegal), "....X 7.4.a");
    // Both kings in check: some call that a plain case, in which he need not wait.
    check(&incident_of(EditionId::E2009, Regime::BlitzUnsupervised, ILLEGAL), "....? 13.6");
}

#[test]
fn ok_what_was_not_seen_calls_for_nobody_until_it_is_noticed() {
    let unseen = "~w e8, ~w e8-e6, ~w .e6, ~w !";
    let standard = |acts: &str| incident_of(EditionId::E2009, Regime::Standard, acts);
    check_finding(&standard(unseen), None, "RightlySilent by 4, no window, 100");
    check(&standard(&format!("{unseen}, a notices")), ".....X 7.4.a");
}

#[test]
fn ok_a_window_that_closes_makes_too_late() {
    let rapid =
        |edition| incident_of(edition, Regime::RapidUnsupervised, &format!("{ILLEGAL}, {REPLY}"));
    let incident = rapid(EditionId::E2023);
    check_finding(&incident, Some(3), "TooEarly by 4, 4–6, 0");
    check_finding(&incident, Some(4), "InTime by 4, 4–6, 100");
    check_finding(&incident, Some(8), "TooLate by 8, 4–6, 0");
    check_finding(&incident, None, "Missed by 4, 4–6, 0");
}

#[test]
fn ok_nothing_wrong_calls_for_nobody() {
    let legal = incident(CASTLE, Regime::Standard, "w d2, w d2-d4, w .d4, w !");
    check_finding(&legal, None, "RightlySilent by 4, no window, 100");
    check_finding(&legal, Some(2), "NotCalledFor by 2, no window, 0");
}

#[test]
fn ok_where_he_may_call_the_flag_silence_is_half_right() {
    let flag = |edition| incident_of(edition, Regime::RapidUnsupervised, "w flag");
    check_finding(&flag(EditionId::E2017), Some(1), "Permitted by 1, 1–end, 100");
    check_finding(&flag(EditionId::E2017), None, "LetPass by 1, 1–end, 50");
    check_finding(&flag(EditionId::E2023), None, "Missed by 1, 1–end, 0");
}

#[test]
fn ok_either_side_of_a_disputed_point_is_tenable() {
    let no_move = incident_of(EditionId::E2009, Regime::RapidUnsupervised, "w !");
    check_finding(&no_move, Some(1), "Tenable by 1, 1–end, 100");
    check_finding(&no_move, None, "Tenable by 1, 1–end, 100");
    check_finding(&no_move, Some(0), "TooEarly by 1, 1–end, 0");
}

/// Articles 5.2.b (2009), 5.2.2 (2017): the arbiter who sees a dead position stops the game of his own accord.
#[test]
fn ok_a_dead_position_is_stopped() {
    let position = |acts: &str| {
        let edition = EditionId::E2023;
        Incident { edition, ..incident("8/8/4k3/8/8/3K4/4p3/8 w - - 0 60", Regime::Standard, acts) }
    };
    let captured = position("w d3, w d3-e2, w .e2, w !");
    check(&captured, "...XX 5.2.2");
    check_finding(&captured, Some(3), "InTime by 3, 3–end, 100");
    check_finding(&captured, None, "Missed by 3, 3–end, 0");
    // Just outside: the pawn is still there.
    check(&position("w d3, w d3-d2, w .d2, w !"), "..... 12.6");
}

#[test]
fn ok_an_incident_that_begins_with_a_claim_is_watched_so_far() {
    let claimed = incident_of(EditionId::E2009, Regime::Standard, "b ?setup, a restarts");
    assert_eq!(Watch::of(&claimed).expect("it can be played").end(), 1);
    let nothing = Incident { acts: Vec::new(), ..claimed };
    assert_eq!(Watch::of(&nothing).expect("it can be played").end(), 0);
}

#[test]
fn err_an_incident_that_cannot_be_played() {
    let released = incident_of(EditionId::E2009, Regime::Standard, "w .a1");
    assert!(Watch::of(&released).is_err());
}
