//! The form as a trainee uses it.

pub mod depth;
pub mod hints;
pub mod offers;
pub mod record;
pub mod resumed;

use std::rc::Rc;

use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Manner, Regime};
use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement, Trigger};
use acconcio_training::grading::{Play, Question, model_answer};
use acconcio_training::scenario::{Text, Variant};
use shakmaty::fen::Fen;
use shakmaty::{Color, Role, Setup, Square};

use super::action::BoardShown;
use super::action::{PartOfAnswer, RulingFormAction};
use super::form::{Elsewhere, RulingForm};
use super::phase::Phase;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::pointing::{GeneralObligation, Notice};

/// Karpov–Chernin, Tilburg 1992, from 54.Qe6 on.
const KARPOV: &str = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54";

fn ruling_form(fen: &str, acts: Vec<Act>) -> RulingForm {
    let mut incident = Incident::initial(Regime::Standard);
    incident.start = Setup::from(fen.parse::<Fen>().unwrap());
    incident.acts = acts;
    let label = Text::default();
    let variant = Variant {
        id: "test".to_owned(),
        label,
        incident,
        scope: Default::default(),
        epilogue: Vec::new(),
    };
    RulingForm::open(Rc::new(variant))
}

fn white(kinds: impl IntoIterator<Item = ActKind>) -> Vec<Act> {
    kinds.into_iter().map(|kind| Act::by(Color::White, kind)).collect()
}

fn illegal_queen_move() -> RulingForm {
    ruling_form(
        KARPOV,
        white([
            ActKind::touches(Square::E8),
            ActKind::places(Square::E8, Square::E6),
            ActKind::Releases { square: Square::E6 },
            ActKind::presses_clock(),
        ]),
    )
}

fn after(
    ruling_form: &RulingForm,
    actions: impl IntoIterator<Item = RulingFormAction>,
) -> RulingForm {
    actions.into_iter().fold(ruling_form.clone(), |ruling_form, action| ruling_form.after(action))
}

/// Answers the questions up to the obligation, with the given board.
fn at_the_board(ruling_form: &RulingForm, board: Reinstatement) -> RulingForm {
    after(
        ruling_form,
        [
            RulingFormAction::Begin,
            RulingFormAction::Answer(PartOfAnswer::Board(board)),
            RulingFormAction::Reopen(Question::Obligation),
        ],
    )
}

fn points_at(ruling_form: &RulingForm, squares: impl IntoIterator<Item = Square>) -> RulingForm {
    after(ruling_form, squares.into_iter().map(RulingFormAction::Square))
}

fn named(ruling_form: &RulingForm) -> Vec<String> {
    match &ruling_form.answer().obligation {
        Some(Play::Moves(moves)) => moves.iter().map(|m| format!("{m:?}")).collect(),
        Some(Play::Piece(square)) => vec![format!("piece {square}")],
        Some(Play::AnyLegalMove) => vec!["any".to_owned()],
        Some(Play::NoDuty) => vec!["none".to_owned()],
        None => Vec::new(),
    }
}

#[test]
fn ok_nothing_is_asked_before_the_decision() {
    let ruling_form = illegal_queen_move();
    assert_eq!(*ruling_form.phase(), Phase::Waiting);
    assert_eq!(ruling_form.overlay(), Default::default());
    let early = ruling_form.after(RulingFormAction::Answer(PartOfAnswer::Trigger(Trigger::None)));
    assert_eq!(early.answer().trigger, None);
}

#[test]
fn ok_a_full_ruling_has_every_point() {
    let ruling_form = after(
        &illegal_queen_move(),
        [
            RulingFormAction::Begin,
            RulingFormAction::Answer(PartOfAnswer::Trigger(Trigger::ExOfficio)),
            RulingFormAction::Continue,
            RulingFormAction::Answer(PartOfAnswer::Classification(Classification::Illegal)),
            RulingFormAction::Continue,
            RulingFormAction::Answer(PartOfAnswer::Board(Reinstatement::BeforeTheTurn)),
            RulingFormAction::Continue,
            RulingFormAction::Square(Square::E8),
            RulingFormAction::Continue,
            RulingFormAction::SetClock(Color::Black, 5400 + 120),
            RulingFormAction::Continue,
            RulingFormAction::Answer(PartOfAnswer::Count(1)),
            RulingFormAction::Continue,
            RulingFormAction::Answer(PartOfAnswer::Result(Outcome::Continues)),
            RulingFormAction::Continue,
        ],
    );
    assert_eq!(ruling_form.missing(), []);
    assert_eq!(ruling_form.open_question(), None);
    let ruling_form = ruling_form.after(RulingFormAction::Submit);
    let comparison = ruling_form.comparison().unwrap();
    assert_eq!((comparison.points(), comparison.out_of()), (700, 700));
    assert_eq!(comparison.grade.reading, None);
    assert!(!ruling_form.overlay().is_answering);
    let goes_on = ruling_form.after(RulingFormAction::Show(BoardShown::AsItGoesOn)).overlay();
    assert_eq!(goes_on.permitted.len(), 2);
    let stood = ruling_form.after(RulingFormAction::Show(BoardShown::AsItStood)).overlay();
    assert_eq!(stood.illegal, [Square::B7, Square::F7]);
    let again = ruling_form.after(RulingFormAction::Restart);
    assert_eq!(*again.phase(), Phase::Waiting);
}

#[test]
fn ok_a_question_without_an_answer_stays_open() {
    let ruling_form = illegal_queen_move().after(RulingFormAction::Begin);
    let still = ruling_form.after(RulingFormAction::Continue);
    assert_eq!(still.open_question(), Some(Question::Trigger));
    assert_eq!(still.notice(), Some(Notice::AnswerFirst));
    let submitted = ruling_form.after(RulingFormAction::Submit);
    assert_eq!(submitted.comparison(), None);
    assert_eq!(submitted.open_question(), Some(Question::Trigger));
}

#[test]
fn ok_clocks_left_alone_are_an_answer() {
    let ruling_form = after(
        &illegal_queen_move(),
        [
            RulingFormAction::Begin,
            RulingFormAction::Reopen(Question::Clocks),
            RulingFormAction::Continue,
        ],
    );
    let clocks = ruling_form.answer().clocks.unwrap();
    assert_eq!((clocks.white, clocks.black), (5430, 5400));
    let reset = after(
        &ruling_form,
        [RulingFormAction::SetClock(Color::White, 1), RulingFormAction::ResetClocks],
    );
    assert_eq!(reset.clocks().white, 5430);
}

#[test]
fn ok_a_piece_is_pointed_at_where_the_answer_puts_it() {
    let before = at_the_board(&illegal_queen_move(), Reinstatement::BeforeTheTurn);
    assert!(before.overlay().is_answering);
    let queen = points_at(&before, [Square::E8]);
    assert_eq!(named(&queen), ["piece e8"]);
    assert_eq!(queen.overlay().picked, [Square::E8]);
    let one_move = points_at(&queen, [Square::E7]);
    assert_eq!(one_move.overlay().targets, [Square::E7]);
    assert_eq!(named(&points_at(&one_move, [Square::E7])), ["piece e8"]);
    assert_eq!(named(&points_at(&queen, [Square::E8])), Vec::<String>::new());
    let nowhere = points_at(&queen, [Square::A1]);
    assert_eq!(nowhere.notice(), Some(Notice::NoSuchMove(Square::A1)));
    assert_eq!(named(&nowhere), ["piece e8"]);
    // With the board left as it is, the queen stands on e6, to which she had no legal move from e8.
    let stands = at_the_board(&illegal_queen_move(), Reinstatement::Keep);
    let queen = points_at(&stands, [Square::E6]);
    assert_eq!(named(&queen), ["piece e8"]);
    assert_eq!(queen.overlay().picked, [Square::E6]);
}

#[test]
fn ok_enter_chooses_a_square_and_goes_on_from_a_chosen_one() {
    let board = at_the_board(&illegal_queen_move(), Reinstatement::BeforeTheTurn);
    let enters =
        |ruling_form: &RulingForm, square| ruling_form.after(RulingFormAction::Enter(square));
    let queen = enters(&board, Square::E8);
    assert_eq!(named(&queen), ["piece e8"]);
    assert_eq!(queen.open_question(), Some(Question::Obligation));
    let one_move = enters(&queen, Square::E7);
    assert_eq!(one_move.overlay().targets, [Square::E7]);
    for (ruling_form, square) in
        [(&queen, Square::E8), (&one_move, Square::E8), (&one_move, Square::E7)]
    {
        let on = enters(ruling_form, square);
        assert_eq!(on.answer(), ruling_form.answer(), "nothing is taken back on {square}");
        assert_ne!(on.open_question(), Some(Question::Obligation), "{square}");
    }
    assert_eq!(enters(&board, Square::A1).notice(), Some(Notice::NoPiece(Square::A1)));
    // Unless the open question is about the board, nothing is chosen, and Enter does not go on.
    let clocks = one_move.after(RulingFormAction::Reopen(Question::Clocks));
    assert_eq!(enters(&clocks, Square::E7), clocks);
}

#[test]
fn ok_enter_goes_on_from_every_square_of_a_castling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let touched = white([ActKind::touches(Square::E1), ActKind::touches(Square::H1)]);
    let ruling_form = at_the_board(&ruling_form(fen, touched), Reinstatement::Keep);
    let castling = points_at(&ruling_form, [Square::E1, Square::H1]);
    for square in [Square::E1, Square::G1, Square::H1] {
        let on = castling.after(RulingFormAction::Enter(square));
        assert_eq!(named(&on), named(&castling), "{square}");
        assert_ne!(on.open_question(), Some(Question::Obligation), "{square}");
    }
}

#[test]
fn ok_castling_is_king_and_rook_or_king_and_square() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let touched = white([ActKind::touches(Square::E1), ActKind::touches(Square::H1)]);
    let ruling_form = at_the_board(&ruling_form(fen, touched), Reinstatement::Keep);
    for squares in [[Square::E1, Square::H1], [Square::E1, Square::G1]] {
        let castling = points_at(&ruling_form, squares);
        assert_eq!(castling.overlay().targets, [Square::G1]);
        assert!(named(&castling)[0].contains("Castle"));
    }
}

#[test]
fn ok_an_enemy_piece_is_to_be_captured() {
    let fen = "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1";
    let touched = white([ActKind::touches(Square::D5)]);
    let ruling_form = at_the_board(&ruling_form(fen, touched), Reinstatement::Keep);
    let rook = points_at(&ruling_form, [Square::D5]);
    assert_eq!(named(&rook), ["piece d5"]);
    let with_queen = points_at(&rook, [Square::D1]);
    assert_eq!(named(&with_queen).len(), 1);
    assert_eq!(with_queen.overlay().targets, [Square::D5]);
}

#[test]
fn ok_a_promotion_asks_for_the_piece() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let acts = white([
        ActKind::touches(Square::A7),
        ActKind::places(Square::A7, Square::A8),
        ActKind::Releases { square: Square::A8 },
        ActKind::presses_clock(),
    ]);
    let ruling_form = at_the_board(&ruling_form(fen, acts), Reinstatement::BeforeTheTurn);
    let pawn = points_at(&ruling_form, [Square::A7, Square::A8]);
    assert_eq!(pawn.pointing().promotion().len(), 4);
    let knight = pawn.after(RulingFormAction::Promote(Some(Role::Knight)));
    assert_eq!(knight.pointing().moves().len(), 1);
    let any = pawn.after(RulingFormAction::Promote(None));
    assert_eq!(any.pointing().moves().len(), 4);
}

#[test]
fn ok_a_second_piece_is_added_on_demand() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let touched = white([ActKind::touches(Square::A1)]);
    let ruling_form = at_the_board(&ruling_form(fen, touched), Reinstatement::Keep);
    let rooks = after(
        &points_at(&ruling_form, [Square::A1]),
        [RulingFormAction::AddPiece, RulingFormAction::Square(Square::H1)],
    );
    assert_eq!(rooks.pointing().pieces(), [Square::A1, Square::H1]);
    let replaced = points_at(&rooks, [Square::E1]);
    assert_eq!(replaced.pointing().pieces(), [Square::E1]);
    let any =
        rooks.after(RulingFormAction::Answer(PartOfAnswer::Play(GeneralObligation::AnyLegalMove)));
    assert_eq!(named(&any), ["any"]);
    assert_eq!(any.overlay().picked, []);
}

#[test]
fn ok_a_disputed_touch_has_another_reading() {
    let fen = "4k3/8/8/8/8/8/4B3/4K3 w - - 0 1";
    let mut acts = vec![Act::by(
        Color::White,
        ActKind::Touches {
            square: Square::E1,
            manner: Manner::Disputed,
            hand: Default::default(),
            together_with: None,
            order: Default::default(),
            purpose: acconcio_adjudication::incident::Purpose::ToPlay,
        },
    )];
    acts.extend(white([
        ActKind::places(Square::E2, Square::D3),
        ActKind::Releases { square: Square::D3 },
    ]));
    acts.push(Act::by(Color::Black, ActKind::Claims(Claim::TouchMove)));
    let ruling_form = ruling_form(fen, acts);
    let adjudicated = ruling_form.adjudicated().unwrap();
    assert_eq!(adjudicated.other_readings().next(), Some(Some(0)));
    assert!(!adjudicated.taken(Some(0)).is_empty());
}

#[test]
fn ok_a_comparison_by_another_reading_shows_the_board_of_the_ruling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let rook_first = [
        ActKind::touches(Square::H1),
        ActKind::places(Square::H1, Square::F1),
        ActKind::Releases { square: Square::F1 },
        ActKind::touches(Square::E1),
        ActKind::places(Square::E1, Square::G1),
        ActKind::Releases { square: Square::G1 },
    ];
    let ruling_form = ruling_form(fen, white(rook_first));
    let adjudicated = ruling_form.adjudicated().unwrap();
    let ruled = |reading: Option<usize>| {
        let mut asked = ruling_form.after(RulingFormAction::Begin);
        let facets = adjudicated.facets(reading);
        asked.answer = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets);
        asked.after(RulingFormAction::Submit)
    };
    let (by_ruling, by_reading) = (ruled(None), ruled(Some(0)));
    let [ruling, reading] =
        [&by_ruling, &by_reading].map(|ruling_form| ruling_form.comparison().unwrap());
    assert_eq!((ruling.grade.reading, ruling.otherwise.as_slice()), (None, &[][..]));
    assert_eq!(reading.grade.reading, Some(0));
    assert_eq!(reading.points(), reading.out_of(), "the marks stay those of the other reading");
    assert_ne!(adjudicated.facets(None), adjudicated.facets(Some(0)));
    // The other reading differs on exactly these questions.
    let answers = [&by_ruling, &by_reading].map(RulingForm::answer);
    assert!(reading.otherwise.contains(&Question::Classification), "{:?}", reading.otherwise);
    assert_ne!(answers[0].classification, answers[1].classification);
    assert!(!reading.otherwise.contains(&Question::Result));
    assert_eq!(answers[0].result, answers[1].result);
    assert_eq!(by_reading.overlay(), by_ruling.overlay());
}

#[test]
fn err_an_incident_that_cannot_be_set_up_asks_nothing() {
    let ruling_form = ruling_form(KARPOV, white([ActKind::Releases { square: Square::A1 }]));
    assert!(ruling_form.adjudicated().is_err());
    assert_eq!(ruling_form.questions(), []);
    assert_eq!(*ruling_form.after(RulingFormAction::Begin).phase(), Phase::Waiting);
}

#[test]
fn ok_a_wrong_ruling_is_looked_for_elsewhere_and_a_right_one_is_not() {
    use acconcio_training::grading::Answer;
    use acconcio_training::whatif::{Change, Press};
    let ruled = |answer: Answer| {
        let mut ruling_form = illegal_queen_move().after(RulingFormAction::Begin);
        ruling_form.answer = answer;
        ruling_form.after(RulingFormAction::Submit)
    };
    let pressed = illegal_queen_move();
    let mut unpressed = pressed.variant().incident.clone();
    unpressed.acts.pop();
    let [right, wrong] = [&pressed.variant().incident, &unpressed].map(|incident| {
        let adjudicated = AdjudicatedIncident::of(incident).unwrap();
        model_answer(&adjudicated.reconstruction, &adjudicated.ruling, &adjudicated.ruling.facets)
    });
    let elsewhere = |ruling_form: RulingForm| {
        ruling_form.after(RulingFormAction::LookElsewhere).comparison().unwrap().elsewhere.clone()
    };
    assert_eq!(ruled(wrong.clone()).comparison().unwrap().elsewhere, Elsewhere::Unsought);
    assert!(!ruled(wrong.clone()).is_settled());
    assert!(ruled(right.clone()).is_settled());
    assert_eq!(elsewhere(ruled(right)), Elsewhere::Nowhere);
    let elsewhere = elsewhere(ruled(wrong));
    assert_eq!(elsewhere, Elsewhere::Under(vec![Change::Press(Press::NotPressed)]));
}

#[test]
fn ok_the_ruling_is_shown_without_an_answer() {
    let board = RulingFormAction::Answer(PartOfAnswer::Board(Reinstatement::Keep));
    let asked = after(&illegal_queen_move(), [RulingFormAction::Begin, board]);
    let shown = asked.after(RulingFormAction::Reveal);
    let comparison = shown.comparison().unwrap();
    assert!(!comparison.is_on_an_answer);
    assert_eq!(comparison.grade.reading, None);
    assert_eq!(comparison.grade.marks.len(), shown.questions().len());
    assert_eq!(shown.missing().len(), shown.questions().len(), "what was answered is not compared");
    assert_eq!((&comparison.elsewhere, comparison.otherwise.len()), (&Elsewhere::Nowhere, 0));
    let waiting = illegal_queen_move();
    assert_eq!(waiting.after(RulingFormAction::Reveal), waiting, "not before the decision");
}
