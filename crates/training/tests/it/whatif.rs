//! Rulings under other laws or on other facts.

use crate::generated::incidents;
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, Side};
use acconcio_adjudication::incident::{
    Act, ActKind, Claim, Clocks, Incident, Manner, Regime, Sight,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{Classification, FacetName, Outcome, Trigger};
use acconcio_properties::cases;
use acconcio_training::grading::{Answer, grade, is_right, model_answer};
use acconcio_training::whatif::{
    About, Change, Claiming, Facet, MOST_FACTS, Matrix, Press, apply_all, differences, matrix,
    nearest, regimes_of,
};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup, Square};

/// Karpov–Chernin, Tilburg 1992: in check, White plays his queen to e6; both kings are in check.
fn karpov_chernin(regime: Regime) -> Incident {
    let mut incident = Incident::initial(regime);
    let fen: Fen = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54".parse().expect("a FEN");
    incident.start = Setup::from(fen);
    incident.clocks = Clocks { white: 20, black: 100, increment: 0 };
    incident.acts = vec![
        Act::by(Color::White, ActKind::touches(Square::E8)),
        Act::by(Color::White, ActKind::places(Square::E8, Square::E6)),
        Act::by(Color::White, ActKind::Releases { square: Square::E6 }),
        Act::by(Color::White, ActKind::presses_clock()),
    ];
    incident
}

/// A knight is touched, then a pawn moved, and the clock pressed.
fn touch_move() -> Incident {
    let mut incident = Incident::initial(Regime::Standard);
    incident.acts = vec![
        Act::by(Color::White, ActKind::touches(Square::G1)),
        Act::by(Color::White, ActKind::touches(Square::E2)),
        Act::by(Color::White, ActKind::places(Square::E2, Square::E4)),
        Act::by(Color::White, ActKind::Releases { square: Square::E4 }),
        Act::by(Color::White, ActKind::presses_clock()),
        Act::by(Color::Black, ActKind::Claims(Claim::TouchMove)),
    ];
    incident
}

fn model(incident: &Incident) -> Answer {
    let (reconstruction, ruling) = ruled(incident);
    model_answer(&reconstruction, &ruling, &ruling.facets)
}

fn ruled(incident: &Incident) -> (Reconstruction, acconcio_adjudication::Ruling) {
    (Reconstruction::of(incident).expect("played"), adjudicate(incident).expect("ruled"))
}

fn offered(incident: &Incident, change: Change) -> bool {
    Change::all(incident).contains(&change)
}

#[test]
fn ok_a_blitz_loss_in_rapid_would_be_right_in_blitz() {
    let rapid = karpov_chernin(Regime::RapidUnsupervised);
    let claimed = Change::Claim(Claiming::AtOnce { by: Color::Black, claim: Claim::IllegalMove });
    let rapid = claimed.apply(&rapid).expect("played");
    let answer = Answer {
        trigger: Some(Trigger::OnClaim),
        result: Some(Outcome::Won(Color::Black)),
        ..model(&Incident { regime: Regime::BlitzUnsupervised, ..rapid.clone() })
    };
    let (reconstruction, ruling) = ruled(&rapid);
    assert!(!is_right(&reconstruction, &ruling, &answer));
    assert_eq!(nearest(&rapid, &answer), Some(vec![Change::Regime(Regime::BlitzUnsupervised)]));
}

#[test]
fn ok_two_minutes_before_the_press_would_be_right_after_it() {
    let mut unpressed = karpov_chernin(Regime::Standard);
    let pressed = unpressed.clone();
    unpressed.acts.pop();
    let answer = model(&pressed);
    let minutes = answer.clocks.expect("the clocks are set").black;
    assert_eq!(minutes, 100 + 120);
    assert_eq!(nearest(&unpressed, &answer), Some(vec![Change::Press(Press::Pressed)]));
    // And the other way round: nothing done is right as long as the clock is not pressed.
    let answer = model(&unpressed);
    assert_eq!(nearest(&pressed, &answer), Some(vec![Change::Press(Press::NotPressed)]));
}

#[test]
fn ok_a_right_answer_needs_no_change() {
    let incident = touch_move();
    assert_eq!(nearest(&incident, &model(&incident)), Some(Vec::new()));
}

#[test]
fn ok_an_answer_right_nowhere_has_no_nearest_change() {
    let incident = touch_move();
    let answer = Answer {
        classification: Some(Classification::WrongSetUp),
        result: Some(Outcome::Drawn),
        ..model(&incident)
    };
    assert_eq!(nearest(&incident, &answer), None);
}

#[test]
fn ok_an_open_question_is_never_right() {
    let incident = karpov_chernin(Regime::RapidUnsupervised);
    assert_eq!(nearest(&incident, &Answer::default()), None);
}

#[test]
fn ok_the_table_has_every_edition_and_regime_and_marks_its_own() {
    let incident = karpov_chernin(Regime::RapidUnsupervised);
    let matrix = matrix(&incident).expect("ruled");
    assert_eq!(matrix.cells.len(), 5 * 5 + 5 + 3);
    assert_eq!(matrix.own().edition, EditionId::E2009);
    assert_eq!(matrix.own().regime, Some(Regime::RapidUnsupervised));
    let blitz = matrix.row(EditionId::E2009).last().expect("five regimes");
    assert!(
        differences(&matrix.own().ruling, &blitz.ruling).contains(&Facet::Of(FacetName::Trigger))
    );
    assert!(differences(&blitz.ruling, &blitz.ruling).is_empty());
}

#[test]
fn ok_proposals_count_in_2009_only() {
    let mut incident = touch_move();
    incident.acts = vec![Act::by(Color::White, ActKind::presses_clock())];
    assert!(offered(&incident, Change::Enacted(Proposal::NonMoveIllegal)));
    assert!(offered(
        &incident,
        Change::Reading { disputed_point: DisputedPoint::NonMove, side: Side::Second }
    ));
    incident.edition = EditionId::E2018;
    assert!(!offered(&incident, Change::Enacted(Proposal::NonMoveIllegal)));
    let before = matrix(&incident).expect("ruled");
    incident.enacted.insert(Proposal::NonMoveIllegal);
    let after = matrix(&incident).expect("ruled");
    for (before, after) in before.cells.iter().zip(&after.cells) {
        let came_to_the_same = before.ruling.facets.come_to_the_same(&after.ruling.facets);
        assert_eq!(came_to_the_same, before.edition != EditionId::E2009, "{:?}", before.edition);
    }
}

#[test]
fn ok_the_piece_touched_first_binds() {
    let incident = touch_move();
    assert!(offered(&incident, Change::FirstTouch(Square::E2)));
    assert!(!offered(&incident, Change::FirstTouch(Square::G1)));
    let swapped = Change::FirstTouch(Square::E2).apply(&incident).expect("played");
    let classification = ruled(&swapped).1.facets.classification.value;
    assert_eq!(classification, Classification::Legal);
    let accident = Change::Touch { act: 0, manner: Manner::Accidental };
    assert!(offered(&incident, accident));
    let accident = accident.apply(&incident).expect("played");
    assert_eq!(ruled(&accident).1.facets.classification.value, Classification::Legal);
}

#[test]
fn ok_a_slip_may_have_been_meant_but_a_move_was_no_slip() {
    // The rook of c1 taken instead of its neighbour and put on b2, where it cannot go.
    let mut incident = Incident::initial(Regime::Standard);
    let fen: Fen = "3r2k1/5ppp/8/3r4/8/8/5PPP/2RR2K1 w - - 0 1".parse().expect("a FEN");
    incident.start = Setup::from(fen);
    incident.acts = vec![
        Act::by(Color::White, ActKind::touches(Square::C1)),
        Act::by(Color::White, ActKind::places(Square::C1, Square::B2)),
        Act::by(Color::White, ActKind::Releases { square: Square::B2 }),
        Act::by(Color::White, ActKind::presses_clock()),
    ];
    let touched = |manner| Change::Touch { act: 0, manner };
    let permitted = |incident: &Incident| {
        ruled(incident).1.facets.obligation.map_or(0, |slot| slot.value.permitted.len())
    };
    assert!(!offered(&incident, touched(Manner::Accidental)));
    assert_eq!(permitted(&incident), 9);
    let slip = touched(Manner::Accidental).apply(&incident).expect("played");
    assert!(offered(&slip, touched(Manner::Deliberate)));
    assert!(permitted(&slip) > 9);
    let disputed = touched(Manner::Disputed).apply(&incident).expect("played");
    for manner in [Manner::Deliberate, Manner::Accidental] {
        assert!(offered(&disputed, touched(manner)), "{manner:?}");
    }
    assert_eq!(touched(Manner::Deliberate).apply(&slip), Some(incident));
}

#[test]
fn ok_a_claim_can_be_left_out_or_come_too_late() {
    use acconcio_adjudication::ruling::Admissibility::{Admissible, TooLate};
    let incident = touch_move();
    let admissibility =
        |incident: &Incident| ruled(incident).1.facets.admissibility.map(|slot| slot.value);
    assert_eq!(admissibility(&incident), Some(Admissible));
    let nobody = Change::Claim(Claiming::Nobody);
    let late = Claiming::TooLate { by: Color::Black, claim: Claim::TouchMove };
    for (change, expected) in [(nobody, None), (Change::Claim(late), Some(TooLate))] {
        assert!(offered(&incident, change), "{change:?}");
        assert_eq!(admissibility(&change.apply(&incident).expect("played")), expected);
    }
    let illegal = karpov_chernin(Regime::BlitzUnsupervised);
    let late = Claiming::TooLate { by: Color::Black, claim: Claim::IllegalMove };
    let late = Change::Claim(late).apply(&illegal).expect("played");
    assert_eq!(admissibility(&late), Some(TooLate));
}

#[test]
fn ok_what_the_arbiter_did_not_see_he_does_not_know() {
    let seen = karpov_chernin(Regime::Standard);
    let unseen = Change::Sight(Sight::Unseen).apply(&seen).expect("played");
    assert_eq!(ruled(&seen).1.facets.trigger.value, Trigger::ExOfficio);
    assert_eq!(ruled(&unseen).1.facets.trigger.value, Trigger::None);
    assert_eq!(Change::Sight(Sight::Seen).apply(&unseen), Some(seen));
}

#[test]
fn ok_the_third_illegal_move_loses() {
    let third = Change::Offences(2).apply(&karpov_chernin(Regime::Standard)).expect("played");
    assert_eq!(ruled(&third).1.facets.result.value, Outcome::Won(Color::Black));
}

/// The incident without the facts to which a change refers.
fn untouched_by(change: &Change, incident: &Incident) -> Incident {
    let mut rest = incident.clone();
    let blank = Incident::initial(Regime::Standard);
    match change.about() {
        About::Regime => rest.regime = blank.regime,
        About::Edition => rest.edition = blank.edition,
        About::Reading(disputed_point) => {
            rest.preset_readings = rest.preset_readings.with(disputed_point, Side::First)
        }
        About::Proposal(proposal) => {
            rest.enacted.remove(&proposal);
        }
        About::Offences => rest.illegal_moves = blank.illegal_moves,
        About::Press | About::Claim | About::FirstTouch => rest.acts.clear(),
        About::Touch(act) => rest.acts[act].kind = ActKind::Notices,
        About::Sight => {
            rest.acts.retain(|act| act.kind != ActKind::Notices);
            rest.acts.iter_mut().for_each(|act| act.sight = Sight::Seen);
        }
    }
    rest
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1_000)))]

    #[test]
    fn ok_every_cell_of_the_table_is_ruled(incident in incidents()) {
        let matrix = matrix(&incident);
        prop_assert!(matrix.is_ok(), "{:?}", matrix.err());
        let matrix = matrix.expect("asserted");
        for edition in EditionId::ALL {
            let regimes: Vec<_> = matrix.row(edition).map(|cell| cell.regime).collect();
            prop_assert_eq!(regimes, regimes_of(edition));
        }
        prop_assert_eq!(matrix.cells.iter().filter(|cell| matrix.is_own(cell)).count(), 1);
        let own = adjudicate(&incident).expect("ruled");
        prop_assert!(own.facets.come_to_the_same(&matrix.own().ruling.facets));
    }

    #[test]
    fn ok_each_cell_is_what_the_incident_under_its_laws_is_ruled(incident in incidents()) {
        for cell in matrix(&incident).expect("ruled").cells {
            let regime = cell.regime.unwrap_or(incident.regime);
            let there = Incident { edition: cell.edition, regime, ..incident.clone() };
            let there = adjudicate(&there).expect("ruled");
            prop_assert!(there.facets == cell.ruling.facets);
            prop_assert!(there.trace == cell.ruling.trace);
        }
    }

    #[test]
    fn ok_a_mirrored_incident_has_the_same_table(incident in incidents()) {
        let mut incident = incident;
        incident.illegal_moves.black = incident.illegal_moves.white;
        // White moves first: the number of moves of each player is not the same in the mirror. Nothing may
        // depend on it.
        incident.set_up = None;
        incident.start.fullmoves = incident.start.fullmoves.saturating_add(1);
        let (one, other) = (matrix(&incident), matrix(&incident.mirrored()));
        let (one, other) = (one.expect("ruled"), other.expect("ruled in the mirror too"));
        let differs = |matrix: &Matrix| -> Vec<Vec<Facet>> {
            let own = &matrix.own().ruling;
            matrix.cells.iter().map(|cell| differences(own, &cell.ruling)).collect()
        };
        prop_assert_eq!(differs(&one), differs(&other));
        for (one, other) in one.cells.iter().zip(&other.cells) {
            prop_assert_eq!((one.edition, one.regime), (other.edition, other.regime));
        }
    }

    #[test]
    fn ok_every_change_can_be_played_and_changes_only_what_it_says(incident in incidents()) {
        let changes = Change::all(&incident);
        let facts = changes.iter().filter(|change| change.about() < About::Reading(DisputedPoint::ALL[0]));
        prop_assert!(facts.count() <= MOST_FACTS);
        for change in changes {
            let changed = change.apply(&incident);
            prop_assert!(changed.is_some(), "{:?}", change);
            let changed = changed.expect("asserted");
            prop_assert!(changed != incident, "{:?}", change);
            prop_assert!(adjudicate(&changed).is_ok(), "{:?}", change);
            prop_assert_eq!(untouched_by(&change, &changed), untouched_by(&change, &incident));
            prop_assert_eq!(apply_all(&incident, &[change]), Some(changed));
        }
    }

    #[test]
    fn ok_several_changes_never_fail_but_by_not_being_possible(
        incident in incidents(),
        picked in proptest::collection::vec(any::<prop::sample::Index>(), 3),
    ) {
        let all = Change::all(&incident);
        prop_assume!(!all.is_empty());
        let picked: Vec<Change> = picked.iter().map(|index| all[index.index(all.len())]).collect();
        if let Some(changed) = apply_all(&incident, &picked) {
            prop_assert!(adjudicate(&changed).is_ok());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(300)))]

    #[test]
    fn ok_under_the_nearest_change_the_answer_grades_full(
        incident in incidents(),
        pick in any::<prop::sample::Index>(),
    ) {
        // An answer that is right under some other law or on some other fact.
        let all = Change::all(&incident);
        prop_assume!(!all.is_empty());
        let there = all[pick.index(all.len())].apply(&incident).expect("played");
        let answer = model(&there);
        let Some(changes) = nearest(&incident, &answer) else { return Ok(()) };
        let changed = apply_all(&incident, &changes).expect("played");
        let (reconstruction, ruling) = ruled(&changed);
        let now = Reconstruction::of(&incident).expect("played").board_state().remaining;
        let then = reconstruction.board_state().remaining;
        let mut moved = answer.clone();
        if let Some(clocks) = &mut moved.clocks {
            for player in Color::ALL {
                let clock = clocks.of_mut(player);
                *clock = clock.saturating_add(then.of(player)).saturating_sub(now.of(player));
            }
        }
        let is_full = |answer: &Answer| {
            let grade = grade(&reconstruction, &ruling, answer);
            grade.points() == grade.out_of()
        };
        prop_assert!(is_full(&answer) || is_full(&moved), "{:?} {:?}", changes, answer);
    }

    #[test]
    fn ok_a_model_answer_under_another_regime_is_found(incident in incidents()) {
        let own = adjudicate(&incident).expect("ruled");
        for regime in Regime::ALL {
            let there = Incident { regime, ..incident.clone() };
            let (_, ruling) = ruled(&there);
            if ruling.subject.first_act == own.subject.first_act {
                prop_assert!(nearest(&incident, &model(&there)).is_some());
            }
        }
    }
}
