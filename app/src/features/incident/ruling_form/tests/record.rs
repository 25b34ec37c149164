//! The record of a ruling that was given.

use acconcio_training::grading::{Question, model_answer};

use super::{AdjudicatedIncident, after, illegal_queen_move};
use crate::features::incident::ruling_form::action::RulingFormAction;
use crate::features::incident::ruling_form::hint::Hint;
use crate::features::incident::ruling_form::record::Occasion;
use crate::platform::storage::ruling_record::{Certainty, Mode, RulingRecord, Score};

/// The record of a ruling that would be right without the last acts, here the press of the clock; with
/// none left out it is right.
fn recorded(acts_left_out: usize, actions: &[RulingFormAction]) -> Option<RulingRecord> {
    let pressed = illegal_queen_move();
    let mut incident = pressed.variant().incident.clone();
    incident.acts.truncate(incident.acts.len() - acts_left_out);
    let adjudicated = AdjudicatedIncident::of(&incident).unwrap();
    let mut ruling_form = pressed.after(RulingFormAction::Begin);
    ruling_form.answer =
        model_answer(&adjudicated.reconstruction, &adjudicated.ruling, &adjudicated.ruling.facets);
    let ruled = after(&ruling_form, actions.iter().copied());
    ruled.attempt("two-kings", Occasion { mode: Mode::Course, run: Some(3), at: 5 })
}

#[test]
fn ok_a_right_ruling_with_its_hint_and_how_sure_one_was() {
    let actions = [
        RulingFormAction::Hint(Hint::Provision),
        RulingFormAction::Sure(Certainty::Fair),
        RulingFormAction::Submit,
    ];
    let attempt = recorded(0, &actions).unwrap();
    assert_eq!((attempt.scenario.as_str(), attempt.variant.as_str()), ("two-kings", "test"));
    assert_eq!((attempt.mode, attempt.run, attempt.at), (Mode::Course, Some(3), 5));
    assert_eq!(attempt.score, Score { points: 675, out_of: 700 });
    assert_eq!((attempt.hints, attempt.certainty), (25, Some(Certainty::Fair)));
    let trigger = attempt.marks.iter().find(|mark| mark.question == Question::Trigger);
    assert_eq!(trigger.map(|mark| mark.points), Some(75));
    assert_eq!(attempt.principle, None);
}

#[test]
fn ok_a_wrong_ruling_with_the_principle_it_follows() {
    let attempt =
        recorded(1, &[RulingFormAction::Submit, RulingFormAction::LookElsewhere]).unwrap();
    assert_eq!(attempt.principle.as_deref(), Some("as-if-not-pressed"));
    let at_once = recorded(1, &[RulingFormAction::Submit]).unwrap();
    assert_eq!(at_once, RulingRecord { principle: None, ..attempt.clone() });
    assert!(!attempt.score.is_full());
}

#[test]
fn err_what_was_not_ruled_is_not_recorded() {
    assert_eq!(recorded(0, &[]), None);
    assert_eq!(recorded(0, &[RulingFormAction::Reveal]), None);
}
