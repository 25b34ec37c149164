//! Rulings that depend on time: flags, time pressure, and whether moves are counted when made or when
//! completed.

use crate::incident_text::{describe, incident};
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::disputed_points::{Preset, Proposal};
use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Clock, Clocks, Incident, Person, Regime, SetUpFault,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::Outcome;
use shakmaty::Color;

const ROOKS: &str = "3r2k1/5ppp/8/3r4/8/8/5PPP/2RR2K1 w - - 0 21";
const MATE: &str = "6k1/3Q4/6K1/8/5q2/5n2/8/8 w - - 0 60";
const CHECKED: &str = "4R1k1/5pp1/7p/8/8/8/3r1PPP/6K1 b - - 0 33";

/// Rook c1 to b2: an illegal move, completed.
const ILLEGAL: &str = "w c1, w c1-b2, w .b2, w !";

fn under(edition: EditionId, regime: Regime, fen: &str, acts: &str) -> Incident {
    Incident { edition, ..incident(fen, regime, acts) }
}

/// Putting the pieces back gives the move back, and a clock that is running goes on with it.
#[test]
fn ok_the_time_of_whoever_has_the_move_again_is_running() {
    let running = |acts: &[Act]| {
        let states = BoardState::all(&incident(ROOKS, Regime::Standard, ILLEGAL), acts);
        states.expect("possible").last().expect("of every act").running
    };
    let mut acts = incident(ROOKS, Regime::Standard, ILLEGAL).acts;
    assert_eq!(running(&acts), Some(Color::Black));
    let reinstates = Act::by(Person::Arbiter, ActKind::Decides(ArbiterAct::Reinstates));
    assert_eq!(running(&[acts.clone(), vec![reinstates.clone()]].concat()), Some(Color::White));
    acts.push(Act::by(Person::Black, ActKind::StopsClocks { which: Clock::Both }));
    acts.push(reinstates);
    assert_eq!(running(&acts), None);
    acts.push(Act::by(Person::Arbiter, ActKind::Decides(ArbiterAct::LetsPlayGoOn)));
    assert_eq!(running(&acts), Some(Color::White));
}

#[test]
fn ok_moves_made_and_moves_completed() {
    let ruled = |edition, fen: &str, acts: &str, set_up| {
        let facts = under(edition, Regime::Standard, fen, acts);
        adjudicate(&Incident { set_up, ..facts }).expect("ruled").facets.result.value
    };
    // Colours reversed: FIDE counts the moves made, US Chess those completed.
    let tenth = "r1b1k2r/1p1nqppp/p1n1p3/2PpP3/5P2/2N2N2/PPP3PP/R2QKB1R w KQkq - 1 10";
    let held = "w f1, w f1-d3, w .d3, w !, b e7, b e7-c5";
    let made = format!("{held}, b .c5");
    let pressed = format!("{made}, b !");
    for (acts, fide, us) in [
        (held.to_owned(), Outcome::PlayedAgain, Outcome::PlayedAgain),
        (made, Outcome::Continues, Outcome::PlayedAgain),
        (pressed, Outcome::Continues, Outcome::Continues),
    ] {
        let claimed = format!("{acts}, w ?setup");
        let reversed = Some(SetUpFault::ColoursReversed);
        for edition in [EditionId::E2017, EditionId::E2018, EditionId::E2023] {
            assert_eq!(ruled(edition, tenth, &claimed, reversed), fide, "{edition}: {acts}");
        }
        assert_eq!(ruled(EditionId::UsChess, tenth, &claimed, reversed), us, "{acts}");
    }
    // A draw may be agreed once both have made a move, pressed or not; a press alone is no move.
    let first = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (acts, expected) in [
        ("w e2, w e2-e4, w .e4, w offers, w !, b accepts", Outcome::Continues),
        ("w e2, w e2-e4, w .e4, w !, b e7, b e7-e5, b offers, w accepts", Outcome::Continues),
        ("w e2, w e2-e4, w .e4, w !, b e7, b e7-e5, b .e5, b offers, w accepts", Outcome::Drawn),
        ("w e2, w e2-e4, w .e4, w !, b offers, b !, w accepts", Outcome::Continues),
    ] {
        for edition in [EditionId::E2017, EditionId::E2018, EditionId::E2023] {
            assert_eq!(ruled(edition, first, acts, None), expected, "{edition}: {acts}");
        }
        assert_eq!(ruled(EditionId::E2014, first, acts, None), Outcome::Drawn, "{acts}");
    }
}

#[test]
fn ok_time_pressure_below_at_and_above_its_limits() {
    let acted = |seconds, increment| {
        let facts = under(EditionId::UsChess, Regime::Standard, ROOKS, ILLEGAL);
        let clocks = Clocks { white: 3600, black: seconds, increment };
        describe(&Incident { clocks, ..facts }).contains("ExOfficio")
    };
    for (seconds, increment, is_pressed) in
        [(299, 29, true), (300, 29, false), (301, 29, false), (299, 30, false), (299, 31, false)]
    {
        assert_eq!(!acted(seconds, increment), is_pressed, "{seconds} {increment}");
    }
}

#[test]
fn ok_fallen_flags() {
    let seen = "w flag";
    let standard = Regime::Standard;
    let rapid = Regime::RapidUnsupervised;
    let won = |edition, regime, acts| {
        let text = describe(&under(edition, regime, ROOKS, acts));
        text.contains("Won(Black)")
    };
    for edition in EditionId::FIDE {
        assert!(won(edition, standard, seen), "{edition}");
        assert_eq!(won(edition, rapid, seen), edition != EditionId::E2009, "{edition}");
        assert!(won(edition, rapid, "~w flag, b ?flag"), "{edition}");
        assert!(!won(edition, rapid, "~w flag"), "{edition}");
    }
    assert!(!won(EditionId::UsChess, standard, seen));
    // A mate made before the flag was noticed stands.
    let mate = "~w flag, w d7, w d7-g7, w .g7, b ?flag";
    let text = describe(&under(EditionId::E2018, standard, MATE, mate));
    assert!(text.contains("Won(White)"), "{text}");
}

#[test]
fn ok_both_flags_down_without_supervision() {
    let rapid = Regime::RapidUnsupervised;
    let ruled = |edition, acts| {
        let text = describe(&under(edition, rapid, ROOKS, acts));
        text.strip_prefix("FlagFallen/6.9 NotMade ").unwrap_or(&text).to_owned()
    };
    let unseen = "~w flag, ~b flag, b ?flag";
    let seen = "w flag, ~b flag, b ?flag";
    let alone = "~w flag, b ?flag";
    // The claimant's own flag had to be up until 2017. Both down, 2009 draws by an article of its own;
    // 2014 only where nobody can tell their order, and since 2017 the clock tells it.
    for (edition, both_unseen, first_seen, one) in [
        (
            EditionId::E2009,
            "ExOfficio/A.4.d.3 Keep NoStanding Drawn/A.4.d.3",
            "ExOfficio/A.4.d.3 Keep NoStanding Drawn/A.4.d.3",
            "OnClaim/A.4.d Keep Admissible Won(Black)/6.9",
        ),
        (
            EditionId::E2014,
            "ExOfficio/6.8 Keep NoStanding Drawn/6.11",
            "ExOfficio/6.8 Keep NoStanding Won(Black)/6.9",
            "OnClaim/A.4.c Keep Admissible Won(Black)/6.9",
        ),
        (
            EditionId::E2017,
            "ExOfficio/A.4.5 Keep NoStanding Won(Black)/6.9",
            "ExOfficio/A.4.5 Keep NoStanding Won(Black)/6.9",
            "OnClaim/A.4.3 Keep Admissible Won(Black)/6.9",
        ),
        (
            EditionId::E2018,
            "OnClaim/A.4.3 Keep Admissible Won(Black)/6.9",
            "ExOfficio/A.4.5 Keep Admissible Won(Black)/6.9",
            "OnClaim/A.4.3 Keep Admissible Won(Black)/6.9",
        ),
    ] {
        assert_eq!(ruled(edition, unseen), both_unseen, "{edition}");
        assert_eq!(ruled(edition, seen), first_seen, "{edition}");
        assert_eq!(ruled(edition, alone), one, "{edition}");
    }
    // Where the clock shows the order, a claimant whose own flag fell first has lost; otherwise nobody
    // knows.
    let own_first = "~w flag, ~b flag, w ?flag";
    for edition in [EditionId::E2017, EditionId::E2018, EditionId::E2023] {
        assert!(ruled(edition, own_first).ends_with("Won(Black)/6.9"), "{edition}");
    }
    assert!(ruled(EditionId::E2014, own_first).ends_with("Drawn/6.11"));
    // Under one reading the arbiter of 2017 may remain silent: then there is nobody left to claim.
    let facts = under(EditionId::E2017, rapid, ROOKS, unseen);
    let silent = adjudicate(&facts).expect("ruled").readings;
    let silent: Vec<_> = silent
        .iter()
        .map(|other| (other.facets.result.value, other.facets.window.is_some()))
        .collect();
    assert_eq!(silent, [(Outcome::Continues, false)]);
}

#[test]
fn ok_an_illegal_move_and_then_the_flag() {
    let acts = "b d2, b d2-d1, b .d1, b !, ~w flag, b ?flag";
    let facts = under(EditionId::E2009, Regime::Standard, CHECKED, acts);
    let ruling = adjudicate(&facts).expect("ruled");
    assert_eq!(ruling.facets.time[0].value.seconds, 120);
    let others: Vec<Outcome> =
        ruling.readings.iter().map(|reading| reading.facets.result.value).collect();
    assert_eq!(others, [Outcome::Won(Color::Black)]);
    let letter =
        Incident { preset_readings: Preset::LiteralText.preset_readings(), ..facts.clone() };
    assert!(describe(&letter).ends_with("Won(Black)/6.9"));
    // Proposal 7 settles it: no other reading is left.
    let enacted = [Proposal::LegalAndRegularEnd].into();
    let settled = adjudicate(&Incident { enacted, ..facts }).expect("ruled");
    assert_eq!(settled.facets.result.value, Outcome::Continues);
    assert!(settled.readings.is_empty());
}

/// US Chess (14G): with both flags down the game is drawn whichever fell first, and whatever the director saw.
#[test]
fn ok_in_us_chess_both_flags_draw_in_any_order() {
    for acts in
        ["w flag, w d1, w d1-d3, w .d3, w !, b flag", "~w flag, w d1, w d1-d3, w .d3, w !, ~b flag"]
    {
        for claimant in ["w ?flag", "b ?flag"] {
            let text = describe(&under(
                EditionId::UsChess,
                Regime::Standard,
                ROOKS,
                &format!("{acts}, {claimant}"),
            ));
            assert!(text.ends_with("Drawn/14G"), "{acts}, {claimant}: {text}");
        }
    }
    let one = under(EditionId::UsChess, Regime::Standard, ROOKS, "w flag, b ?flag");
    assert!(describe(&one).ends_with("Won(Black)/13C1"), "{}", describe(&one));
}

/// The times at the irregularity are recommended, without the increment that the wrong press has gained; they may stay as
/// they are as well.
#[test]
fn ok_the_times_at_the_irregularity_are_recommended() {
    let ruled = |acts: &str, thinks: u32| {
        let mut facts = under(EditionId::E2023, Regime::Standard, ROOKS, acts);
        facts.clocks = Clocks { white: 3600, black: 3000, increment: 30 };
        facts.acts[0].after = thinks;
        let ruling = adjudicate(&facts).expect("ruled");
        let range = ruling.facets.judgement.expect("set by judgement").value;
        [range.white, range.black].map(|time| [time.least, time.recommended, time.most])
    };
    assert_eq!(ruled(ILLEGAL, 6), [[3594, 3594, 3624], [3000; 3]]);
    assert_eq!(ruled(ILLEGAL, 60), [[3540, 3540, 3600], [3000; 3]]);
    // The reply is undone, with the increment for it.
    let answered = format!("{ILLEGAL}, b d8, b d8-d7, b .d7, b !");
    assert_eq!(ruled(&answered, 6), [[3594, 3594, 3624], [3000, 3000, 3030]]);
}
