//! A ruling given, as it is recorded.

use acconcio_core::grading::{Question, model_answer};

use super::{Dossier, after, illegal_queen_move};
use crate::features::incident::ruling_form::action::DeskAction;
use crate::features::incident::ruling_form::hints::Hint;
use crate::features::incident::ruling_form::record::Occasion;
use crate::platform::storage::attempt::{Attempt, Certainty, Mode, Score};

/// The ruling that would be right had the clock not been pressed, or the right one.
fn recorded(acts_left_out: usize, actions: &[DeskAction]) -> Option<Attempt> {
    let pressed = illegal_queen_move();
    let mut incident = pressed.variant().incident.clone();
    incident.acts.truncate(incident.acts.len() - acts_left_out);
    let dossier = Dossier::of(&incident).unwrap();
    let mut desk = pressed.after(DeskAction::Begin);
    desk.answer = model_answer(&dossier.account, &dossier.ruling, &dossier.ruling.facets);
    let judged = after(&desk, actions.iter().copied());
    judged.attempt("two-kings", Occasion { mode: Mode::Course, run: Some(3), at: 5 })
}

#[test]
fn ok_a_right_ruling_with_its_hint_and_how_sure_one_was() {
    let actions =
        [DeskAction::Hint(Hint::Provision), DeskAction::Sure(Certainty::Fair), DeskAction::Submit];
    let attempt = recorded(0, &actions).unwrap();
    assert_eq!((attempt.story.as_str(), attempt.variant.as_str()), ("two-kings", "test"));
    assert_eq!((attempt.mode, attempt.run, attempt.at), (Mode::Course, Some(3), 5));
    assert_eq!(attempt.score, Score { points: 675, out_of: 700 });
    assert_eq!((attempt.hints, attempt.certainty), (25, Some(Certainty::Fair)));
    let trigger = attempt.marks.iter().find(|mark| mark.question == Question::Trigger);
    assert_eq!(trigger.map(|mark| mark.points), Some(75));
    assert_eq!(attempt.principle, None);
}

#[test]
fn ok_a_wrong_ruling_with_the_principle_it_follows() {
    let attempt = recorded(1, &[DeskAction::Submit, DeskAction::LookElsewhere]).unwrap();
    assert_eq!(attempt.principle.as_deref(), Some("as-if-not-pressed"));
    let at_once = recorded(1, &[DeskAction::Submit]).unwrap();
    assert_eq!(at_once, Attempt { principle: None, ..attempt.clone() });
    assert!(!attempt.score.is_full());
}

#[test]
fn err_what_was_not_ruled_is_not_recorded() {
    assert_eq!(recorded(0, &[]), None);
    assert_eq!(recorded(0, &[DeskAction::Reveal]), None);
}
