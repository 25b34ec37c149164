//! The replay of a match, the form on it, and the record of rulings.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_quadrigliona::act::{Accord, Act, ActKind, Claim, Origin, Person, RunnerFault};
use acconcio_quadrigliona::disputed_point::PresetReadings;
use acconcio_quadrigliona::grading::{Question, grades, model_answer};
use acconcio_quadrigliona::incident::{Incident, Stage, Start};
use acconcio_quadrigliona::scenario::Variant;
use acconcio_quadrigliona::{PerTable, PerTeam, Seat, Table, Team};
use acconcio_training::scenario::Text;
use shakmaty::fen::Fen;
use shakmaty::{Role, Square};

use super::part_of_answer::PartOfMatchAnswer;
use super::replay::MatchReplay;
use super::ruling_form::{MatchComparison, MatchFormAction, MatchRulingForm};
use super::rulings::Rulings;
use crate::features::incident::ruling_form::action::BoardShown;
use crate::features::incident::ruling_form::phase::Phase;
use crate::platform::storage::Storage;
use crate::platform::storage::store::Memory;

const WHITE_A: Seat = Seat::ALL[0];

fn start(fen: &str) -> Start {
    Start {
        position: fen.parse::<Fen>().unwrap().into_setup(),
        clocks: PerPlayer { white: 600, black: 600 },
        stage: Stage::Running,
        illegal_moves: PerPlayer::default(),
        beside: PerPlayer::default(),
        set_up: None,
        score: None,
    }
}

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn variant(fen: &str, acts: Vec<Act>) -> Variant {
    let tables = PerTable { a: start(fen), b: start(KINGS) };
    let (preset_readings, history) = (PresetReadings::default(), PerTeam::default());
    let incident = Incident { preset_readings, tables, history, acts };
    let label = Text::default();
    Variant { id: String::new(), label, incident, scope: Default::default(), epilogue: Vec::new() }
}

fn runner_errs() -> Variant {
    variant(
        KINGS,
        vec![Act::by(Person::Runner(Team::Red), ActKind::Errs(RunnerFault::TouchesHoop))],
    )
}

#[test]
fn ok_each_board_has_a_replay_of_its_own() {
    let acts = vec![
        Act::by(WHITE_A, ActKind::Places { from: Square::E1, to: Square::E2, table: None }),
        Act::by(WHITE_A, ActKind::PressesClock { of: None }),
    ];
    let replay = MatchReplay::of(&variant(KINGS, acts)).unwrap();
    assert_eq!(replay.board_tracks.a.touched_at(1), [Square::E1, Square::E2]);
    assert_eq!(replay.board_tracks.a.hand_tracks.len(), 1);
    assert!(
        replay.board_tracks.b.touched_at(1).is_empty()
            && replay.board_tracks.b.hand_tracks.is_empty()
    );
    assert_eq!(replay.last_table(2), Some(Table::A));
    assert_eq!(replay.last_table(0), None);
}

#[test]
fn ok_a_pawn_of_wood_has_the_sign_of_what_it_counts_as() {
    let promoted = "Q~3k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let replay = MatchReplay::of(&variant(promoted, Vec::new())).unwrap();
    assert_eq!(replay.board_tracks.a.counts_as(Square::A8, 0), Some(Role::Queen));
    let pawn =
        replay.board_tracks.a.piece_tracks.pieces.iter().any(|piece| piece.role == Role::Pawn);
    assert!(pawn, "of wood it is a pawn");
}

#[test]
fn err_an_act_that_hands_cannot_do_is_named() {
    let acts = vec![Act::by(WHITE_A, ActKind::Removes { square: Square::A4 })];
    assert_eq!(MatchReplay::of(&variant(KINGS, acts)).unwrap_err().index, 0);
}

/// Gives the right answer to every question.
fn answer_rightly(ruling_form: &MatchRulingForm) -> MatchRulingForm {
    let mut ruling_form = ruling_form.after(MatchFormAction::Begin);
    while let Some(question) = ruling_form.open {
        let adjudicated = ruling_form.adjudicated().unwrap();
        let model = ruling_form.after(MatchFormAction::Reveal);
        assert!(matches!(model.phase, Phase::Ruled(_)));
        let facets = adjudicated.ruling.facets.clone();
        let parts: Vec<PartOfMatchAnswer> = match question {
            Question::Clocks => {
                let right =
                    acconcio_quadrigliona::grading::clocks(&adjudicated.match_state, &facets);
                Seat::ALL.map(|seat| PartOfMatchAnswer::Clock(seat, right.at(seat))).to_vec()
            }
            Question::Trigger => vec![PartOfMatchAnswer::Trigger(facets.trigger.value)],
            Question::Classification => {
                vec![PartOfMatchAnswer::Classification(facets.classification.value)]
            }
            Question::Result => vec![PartOfMatchAnswer::Result(facets.result.value)],
            Question::Admissibility
            | Question::Completion
            | Question::Board
            | Question::Obligation
            | Question::Pieces
            | Question::Count
            | Question::Discipline
            | Question::Game
            | Question::TieBreak => adjudicated.offered(question).iter().take(1).copied().collect(),
        };
        ruling_form = parts.into_iter().fold(ruling_form, |ruling_form, part| {
            ruling_form.after(MatchFormAction::Answer(part))
        });
        ruling_form = ruling_form.after(MatchFormAction::Continue);
    }
    ruling_form.after(MatchFormAction::Submit)
}

#[test]
fn ok_a_hoop_costs_a_minute_on_both_clocks_of_the_team() {
    let ruling_form = MatchRulingForm::open(&runner_errs().incident);
    assert!(ruling_form.questions().contains(&Question::Clocks), "{:?}", ruling_form.questions());
    let ruling_form = answer_rightly(&ruling_form);
    let Phase::Ruled(comparison) = &ruling_form.phase else { panic!("the ruling was given") };
    let clocks = comparison.grade.marks.iter().find(|mark| mark.question == Question::Clocks);
    assert_eq!(clocks.map(|mark| mark.points), Some(100));
    assert_eq!(ruling_form.clocks().at(Team::Red.seat(Table::B)), 540);
}

#[test]
fn ok_the_form_waits_for_an_answer() {
    let ruling_form = MatchRulingForm::open(&runner_errs().incident).after(MatchFormAction::Begin);
    let first = ruling_form.open;
    let next = ruling_form.after(MatchFormAction::Continue);
    assert_eq!((next.open, next.is_answer_missing), (first, true));
    assert_eq!(ruling_form.after(MatchFormAction::Submit).phase, Phase::Asking);
}

#[test]
fn ok_every_question_offers_what_the_ruling_says() {
    let ruling_form = MatchRulingForm::open(&runner_errs().incident);
    let adjudicated = ruling_form.adjudicated().unwrap();
    let was = adjudicated.ruling.facets.classification.value;
    assert!(
        adjudicated
            .offered(Question::Classification)
            .contains(&PartOfMatchAnswer::Classification(was))
    );
    let trigger = adjudicated.ruling.facets.trigger.value;
    assert!(adjudicated.offered(Question::Trigger).contains(&PartOfMatchAnswer::Trigger(trigger)));
}

#[test]
fn ok_the_best_ruling_on_a_replay_is_kept() {
    let storage = Storage::over(Memory::default());
    let replay = ("two-hoops", "a");
    storage.store(&storage.load::<Rulings>().with(replay, 300, 400));
    storage.store(&storage.load::<Rulings>().with(replay, 200, 400));
    let kept = storage.load::<Rulings>().on("two-hoops", "a").unwrap();
    assert_eq!((kept.points, kept.times, kept.is_right()), (300, 2, false));
    let right = storage.load::<Rulings>().with(replay, 400, 400);
    assert!(right.on("two-hoops", "a").unwrap().is_right());
    assert_eq!(storage.load::<Rulings>().on("two-hoops", "b"), None);
    assert!(storage.progress().is_empty(), "the log is not touched");
}

/// A pawn put on the last rank, followed by a press of the clock and the opponent's claim.
fn pawn_on_the_last_rank() -> Variant {
    let puts = ActKind::Puts { role: Role::Pawn, square: Square::H8, from: Origin::Reserve };
    let claims = ActKind::Claims { what: Claim::IllegalMove, accord: Accord::Alone };
    variant(
        "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
        vec![
            Act::by(WHITE_A, puts),
            Act::by(WHITE_A, ActKind::PressesClock { of: None }),
            Act::by(WHITE_A.opponent(), claims),
        ],
    )
}

#[test]
fn ok_what_is_put_back_is_shown_and_what_was_illegal_is_marked() {
    let variant = pawn_on_the_last_rank();
    let ruling_form = MatchRulingForm::open(&variant.incident).after(MatchFormAction::Reveal);
    let adjudicated = ruling_form.adjudicated().unwrap();
    assert_eq!(adjudicated.illegal_squares(), [Square::H8]);
    let match_states = adjudicated.put_back().expect("the pawn goes back");
    assert!(match_states.a.tables.a.board.piece_at(Square::H8).is_none());
    assert_eq!(match_states.a.reserve.at(WHITE_A)[Role::Pawn], 1, "to the reserve");
    assert_eq!(match_states.b, adjudicated.match_state, "the other board stays as it is");
    let shown = ruling_form.after(MatchFormAction::Show(BoardShown::AsItStood));
    assert_eq!(shown.comparison().map(|comparison| comparison.view), Some(BoardShown::AsItStood));
}

#[test]
fn ok_what_another_reading_marks_otherwise_is_told() {
    let mut ruling_form =
        MatchRulingForm::open(&pawn_on_the_last_rank().incident).after(MatchFormAction::Begin);
    let adjudicated = ruling_form.adjudicated().unwrap().clone();
    let ruled = |reading: Option<usize>| {
        let facets = adjudicated.facets(reading);
        ruling_form.answer = model_answer(&adjudicated.match_state, &adjudicated.ruling, facets);
        ruling_form.answered = adjudicated.questions.iter().copied().collect();
        ruling_form.after(MatchFormAction::Submit).comparison().unwrap().clone()
    };
    let comparisons = [None, Some(0)].map(ruled);
    assert_eq!(
        (comparisons[0].grade.reading, comparisons[0].otherwise.as_slice()),
        (None, &[][..])
    );
    let MatchComparison { grade, otherwise, .. } = &comparisons[1];
    assert_eq!((grade.reading, grade.points()), (Some(0), grade.out_of()));
    assert!(!otherwise.is_empty());
    assert!(!adjudicated.taken(grade.reading).is_empty());
    let differs = |question: &Question| {
        let [ruled, other] = [None, Some(0)].map(|reading| {
            model_answer(&adjudicated.match_state, &adjudicated.ruling, adjudicated.facets(reading))
        });
        let marks = grades(&adjudicated.match_state, &adjudicated.ruling, &other);
        ruled != other
            && marks[0].marks.iter().any(|it| it.question == *question && it.points < 100)
    };
    assert!(otherwise.iter().all(differs), "{otherwise:?}");
}

#[test]
fn ok_where_nothing_is_put_back_nothing_else_is_shown() {
    let ruling_form = MatchRulingForm::open(&runner_errs().incident).after(MatchFormAction::Reveal);
    let adjudicated = ruling_form.adjudicated().unwrap();
    assert_eq!(adjudicated.put_back(), None);
    assert!(adjudicated.illegal_squares().is_empty());
}
