//! A form on which answers were given before.

use acconcio_core::grading::{Answer, Play, Question, model_answer};
use shakmaty::Square;

use super::illegal_queen_move;
use crate::features::incident::ruling_form::action::DeskAction;
use crate::features::incident::ruling_form::desk::{Desk, Phase};

fn resumed(answer: &Answer, asked: &[Question]) -> Desk {
    Desk::resumed(illegal_queen_move().variant().clone(), answer.clone(), asked)
}

fn model() -> Answer {
    let desk = illegal_queen_move();
    let dossier = desk.dossier().unwrap();
    model_answer(&dossier.account, &dossier.ruling, &dossier.ruling.facets)
}

#[test]
fn ok_answers_given_before_are_there_again() {
    let desk = resumed(&model(), &Question::ALL);
    assert_eq!((desk.phase(), desk.answer()), (&Phase::Asking, &model()));
    assert_eq!(desk.open_question(), None);
    assert!(desk.missing().is_empty());
    assert_eq!(Some(desk.clocks()), model().clocks);
    // What is pointed at is the same, too: pointing on changes it as it would have.
    let Some(Play::Moves(moves)) = model().obligation else { panic!("a duty to move") };
    assert_eq!(desk.pointing().moves(), moves);
    let pointed = desk.after(DeskAction::Reopen(Question::Obligation));
    let pointed = pointed.after(DeskAction::ClearBoard).after(DeskAction::Square(Square::F7));
    assert_eq!(pointed.answer().obligation, Some(Play::Piece(Square::F7)));
    let again = resumed(pointed.answer(), &Question::ALL);
    assert_eq!(again.pointing().pieces(), [Square::F7]);
}

#[test]
fn ok_only_what_is_asked_is_asked() {
    let asked = [Question::Classification, Question::Result];
    let empty = resumed(&Answer::default(), &asked);
    assert_eq!((empty.phase(), empty.questions()), (&Phase::Waiting, &asked[..]));
    let begun = empty.after(DeskAction::Begin);
    assert_eq!(begun.open_question(), Some(Question::Classification));
    let part = Answer { classification: model().classification, ..Answer::default() };
    assert_eq!(resumed(&part, &asked).missing(), [Question::Result]);
}
