//! Hints and their costs.

use acconcio_training::grading::{Question, model_answer};

use super::{after, illegal_queen_move, white};
use crate::features::incident::ruling_form::action::RulingFormAction;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::hint::Hint;
use crate::platform::storage::ruling_record::Certainty;

/// The right ruling, given with these hints on the first question.
fn ruled(hints: &[Hint]) -> RulingForm {
    let asked = illegal_queen_move().after(RulingFormAction::Begin);
    let mut ruling_form = after(&asked, hints.iter().copied().map(RulingFormAction::Hint));
    let adjudicated = ruling_form.adjudicated().unwrap();
    ruling_form.answer =
        model_answer(&adjudicated.reconstruction, &adjudicated.ruling, &adjudicated.ruling.facets);
    ruling_form
}

fn check(hints: &[Hint], expected: &str) {
    let ruled = ruled(hints).after(RulingFormAction::Submit);
    let comparison = ruled.comparison().unwrap();
    assert_eq!(comparison.grade.points(), comparison.out_of(), "the answer itself is right");
    let summary =
        format!("{} of {}, −{}", comparison.points(), comparison.out_of(), comparison.hints());
    assert_eq!(summary, expected, "{hints:?}");
}

#[test]
fn ok_the_dearest_hint_is_deducted() {
    check(&[], "700 of 700, −0");
    check(&[Hint::Article], "690 of 700, −10");
    check(&[Hint::Article, Hint::Provision], "675 of 700, −25");
    check(&[Hint::Answer], "600 of 700, −100");
    // A hint included in a greater one costs nothing more.
    check(&[Hint::Answer, Hint::Article], "600 of 700, −100");
}

#[test]
fn ok_a_hint_costs_no_more_than_the_answer_is_worth() {
    let mut ruling_form = ruled(&[Hint::Provision]);
    ruling_form.answer.trigger = Some(acconcio_adjudication::ruling::Trigger::None);
    let ruled = ruling_form.after(RulingFormAction::Submit);
    let comparison = ruled.comparison().unwrap();
    assert_eq!((comparison.points(), comparison.hints()), (600, 0));
    assert_eq!(comparison.deducted_from(Question::Trigger), 0);
}

#[test]
fn ok_hints_are_those_of_the_open_question() {
    let asked = illegal_queen_move().after(RulingFormAction::Begin);
    assert_eq!(asked.hints_left(Question::Trigger), Hint::ALL);
    let helped = asked.after(RulingFormAction::Hint(Hint::Provision));
    assert_eq!(helped.hint(Question::Trigger), Some(Hint::Provision));
    assert_eq!(helped.hint(Question::Board), None);
    assert_eq!(helped.hints_left(Question::Trigger), [Hint::Answer]);
    let article = helped.basis(Question::Clocks).unwrap().by.article.to_string();
    assert_eq!(article, "7.4.b");
    let waiting = illegal_queen_move();
    assert_eq!(
        waiting.after(RulingFormAction::Hint(Hint::Article)),
        waiting,
        "not before the questions"
    );
}

#[test]
fn ok_where_no_article_orders_anything_only_the_answer_is_told() {
    let ruling_form = super::ruling_form(super::KARPOV, white([]));
    assert_eq!(ruling_form.basis(Question::Count), None);
    assert_eq!(ruling_form.hints_left(Question::Count), [Hint::Answer]);
}

#[test]
fn ok_to_rule_again_is_to_begin_without_hints() {
    let again =
        ruled(&[Hint::Answer]).after(RulingFormAction::Submit).after(RulingFormAction::Restart);
    assert_eq!(again.hint(Question::Trigger), None);
}

#[test]
fn ok_how_sure_one_is_changes_no_points() {
    let sure =
        ruled(&[]).after(RulingFormAction::Sure(Certainty::Guess)).after(RulingFormAction::Submit);
    assert_eq!(sure.certainty(), Some(Certainty::Guess));
    assert_eq!(sure.comparison().unwrap().points(), 700);
    assert_eq!(sure.after(RulingFormAction::Restart).certainty(), None);
}
