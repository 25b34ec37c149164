//! A form on which answers were given before.

use acconcio_training::grading::{Answer, Play, Question, model_answer};
use shakmaty::Square;

use super::illegal_queen_move;
use crate::features::incident::ruling_form::action::RulingFormAction;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::phase::Phase;

fn resumed(answer: &Answer, asked: &[Question]) -> RulingForm {
    RulingForm::resumed(illegal_queen_move().variant().clone(), answer.clone(), asked)
}

fn model() -> Answer {
    let ruling_form = illegal_queen_move();
    let adjudicated = ruling_form.adjudicated().unwrap();
    model_answer(&adjudicated.reconstruction, &adjudicated.ruling, &adjudicated.ruling.facets)
}

#[test]
fn ok_answers_given_before_are_there_again() {
    let ruling_form = resumed(&model(), &Question::ALL);
    assert_eq!((ruling_form.phase(), ruling_form.answer()), (&Phase::Asking, &model()));
    assert_eq!(ruling_form.open_question(), None);
    assert!(ruling_form.missing().is_empty());
    assert_eq!(Some(ruling_form.clocks()), model().clocks);
    // The choices on the board are the same, too, and are changed by pointing as before.
    let Some(Play::Moves(moves)) = model().obligation else { panic!("a duty to move") };
    assert_eq!(ruling_form.pointing().moves(), moves);
    let pointed = ruling_form.after(RulingFormAction::Reopen(Question::Obligation));
    let pointed =
        pointed.after(RulingFormAction::ClearBoard).after(RulingFormAction::Square(Square::F7));
    assert_eq!(pointed.answer().obligation, Some(Play::Piece(Square::F7)));
    let again = resumed(pointed.answer(), &Question::ALL);
    assert_eq!(again.pointing().pieces(), [Square::F7]);
}

#[test]
fn ok_only_what_is_asked_is_asked() {
    let asked = [Question::Classification, Question::Result];
    let empty = resumed(&Answer::default(), &asked);
    assert_eq!((empty.phase(), empty.questions()), (&Phase::Waiting, &asked[..]));
    let begun = empty.after(RulingFormAction::Begin);
    assert_eq!(begun.open_question(), Some(Question::Classification));
    let part = Answer { classification: model().classification, ..Answer::default() };
    let part = resumed(&part, &asked);
    assert_eq!(part.missing(), [Question::Result]);
    assert_eq!(part.open_question(), Some(Question::Result));
}
