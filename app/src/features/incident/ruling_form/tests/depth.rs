//! As many points are asked as the level of the incident wants, and one can go back.

use super::*;
use crate::features::incident::ruling_form::depth::Depth;
use crate::profile::settings::Switch;

fn asking_for(depth: Depth) -> RulingForm {
    let variant = illegal_queen_move().variant().clone();
    RulingForm::asking_for(variant, depth).after(RulingFormAction::Begin)
}

fn choose(part: PartOfAnswer) -> RulingFormAction {
    RulingFormAction::Choose(part)
}

const ILLEGAL: PartOfAnswer = PartOfAnswer::Classification(Classification::Illegal);
const PUT_BACK: PartOfAnswer = PartOfAnswer::Board(Reinstatement::BeforeTheTurn);

#[test]
fn ok_the_level_decides_unless_the_full_ruling_is_wanted() {
    let depths = |switch| [1, 2, 3].map(|level| Depth::of(level, switch));
    assert_eq!(depths(Switch::Off), [Depth::Two, Depth::Four, Depth::All]);
    assert_eq!(depths(Switch::On), [Depth::All; 3]);
}

#[test]
fn ok_few_points_are_those_that_tell_most_in_an_arbiters_order() {
    let asked = |depth| asking_for(depth).questions().to_vec();
    assert_eq!(asked(Depth::Two), [Question::Classification, Question::Board]);
    let four = [Question::Classification, Question::Board, Question::Obligation, Question::Result];
    assert_eq!(asked(Depth::Four), four);
    assert_eq!(asked(Depth::All), illegal_queen_move().questions());
}

#[test]
fn ok_few_answers_are_three_with_the_right_one_and_that_nothing_happened() {
    let ruling_form = asking_for(Depth::Two);
    let adjudicated = ruling_form.adjudicated().unwrap();
    let offers = |question| Depth::Two.offers(adjudicated, question, "test");
    let classified = offers(Question::Classification);
    assert_eq!(classified.len(), 3);
    assert!(classified.contains(&ILLEGAL), "{classified:?}");
    assert!(classified.contains(&PartOfAnswer::Classification(Classification::Legal)));
    let boards = offers(Question::Board);
    assert!(boards.contains(&PUT_BACK), "{boards:?}");
    assert!(boards.contains(&PartOfAnswer::Board(Reinstatement::Keep)));
}

#[test]
fn ok_only_the_points_asked_are_marked() {
    let ruled = after(
        &asking_for(Depth::Two),
        [choose(ILLEGAL), choose(PUT_BACK), RulingFormAction::Submit],
    );
    let comparison = ruled.comparison().unwrap();
    assert_eq!((comparison.points(), comparison.out_of()), (200, 200));
    let raised = illegal_queen_move().questions().len();
    assert_eq!(comparison.unasked.len(), raised - 2);
    assert!(!comparison.unasked.contains(&Question::Board));
}

#[test]
fn ok_an_answer_to_a_point_no_longer_asked_counts_for_nothing() {
    let result = PartOfAnswer::Result(Outcome::Won(Color::Black));
    let ruled = after(
        &asking_for(Depth::All),
        [
            RulingFormAction::Answer(result),
            RulingFormAction::Ask(Depth::Two),
            choose(ILLEGAL),
            choose(PUT_BACK),
            RulingFormAction::Submit,
        ],
    );
    assert_eq!(ruled.comparison().unwrap().points(), 200);
    assert_eq!(ruled.answer().result, None);
}

#[test]
fn ok_an_answer_leads_on_and_is_taken_back() {
    let begun = asking_for(Depth::Two);
    let answered = begun.after(choose(ILLEGAL));
    assert_eq!(answered.open_question(), Some(Question::Board));
    assert_eq!(answered.answered_last(), Some(Question::Classification));
    let undone = answered.after(RulingFormAction::Undo);
    assert_eq!(undone, begun);
    assert_eq!(undone.after(RulingFormAction::Undo), begun, "there is nothing before it");
    let complete = answered.after(choose(PUT_BACK));
    assert!(complete.is_complete());
    let twice = after(&complete, [RulingFormAction::Undo, RulingFormAction::Undo]);
    assert_eq!(twice, begun, "one answer after the other");
}

#[test]
fn ok_the_last_answer_is_concluded_and_no_other() {
    let begun = asking_for(Depth::Two);
    let conclude = RulingFormAction::Conclude;
    let unanswered = after(&begun, [RulingFormAction::Continue, conclude]);
    assert_eq!(unanswered.notice(), Some(Notice::AnswerFirst), "what is told stays");
    let answered = after(&begun, [choose(ILLEGAL), conclude]);
    assert_eq!(answered, begun.after(choose(ILLEGAL)));
    let ruled = after(&answered, [choose(PUT_BACK), conclude]);
    assert_eq!(ruled, after(&answered, [choose(PUT_BACK), RulingFormAction::Submit]));
    assert!(ruled.comparison().is_some());
}

#[test]
fn ok_more_points_go_on_where_the_answers_are() {
    let asked =
        after(&asking_for(Depth::Two), [choose(ILLEGAL), RulingFormAction::Ask(Depth::All)]);
    assert_eq!(asked.answer().classification, Some(Classification::Illegal));
    assert_eq!(asked.open_question(), Some(Question::Trigger));
    let again = asked.after(RulingFormAction::Restart).after(RulingFormAction::Begin);
    assert_eq!(again.depth(), Depth::All, "who tries again is asked as much");
}

#[test]
fn ok_what_has_one_possible_answer_is_not_asked() {
    let check = |fen: &str, is_asked: bool| {
        let next_to_the_rook = white([
            ActKind::touches(Square::A1),
            ActKind::places(Square::A1, Square::B1),
            ActKind::Releases { square: Square::B1 },
            ActKind::presses_clock(),
        ]);
        let ruling_form = ruling_form(fen, next_to_the_rook);
        let adjudicated = ruling_form.adjudicated().unwrap();
        assert!(adjudicated.questions.contains(&Question::Obligation), "{fen}");
        assert_eq!(ruling_form.questions().contains(&Question::Obligation), is_asked, "{fen}");
    };
    check("1r5k/8/8/8/8/8/8/K7 w - - 0 1", false);
    check("1r5k/8/8/8/8/8/7P/K7 w - - 0 1", true);
}
