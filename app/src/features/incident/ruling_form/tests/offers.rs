//! The answers that are offered, and the board that each of them shows to the trainee.

use acconcio_adjudication::incident::{
    Act, ActKind, Claim, Game, Hand, Incident, Misconduct, Regime,
};
use acconcio_adjudication::incident::{Person, SetUpFault, Sight};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement};
use acconcio_training::grading::model_answer;
use shakmaty::fen::Fen;
use shakmaty::{Board, Color, Piece, Role, Setup, Square};

use super::white;
use crate::features::incident::adjudicated::AdjudicatedIncident;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn incident(edition: EditionId, fen: &str, acts: Vec<Act>) -> Incident {
    let start = Setup::from(fen.parse::<Fen>().unwrap());
    Incident { edition, start, acts, ..Incident::initial(Regime::Standard) }
}

fn plays(from: Square, to: Square) -> [ActKind; 4] {
    [
        ActKind::touches(from),
        ActKind::places(from, to),
        ActKind::Releases { square: to },
        ActKind::presses_clock(),
    ]
}

/// Checks that the ruling under every reading can be given as an answer.
fn check(incident: &Incident) -> AdjudicatedIncident {
    let adjudicated = AdjudicatedIncident::of(incident).unwrap();
    for reading in adjudicated.other_readings().chain([None]) {
        let facets = adjudicated.facets(reading);
        let model = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets);
        let offers = &adjudicated.offers;
        assert!(offers.classifications.contains(&model.classification.unwrap()), "{model:?}");
        assert!(offers.boards.contains(&model.board.unwrap()), "{model:?}");
        assert!(offers.outcomes.contains(&model.result.unwrap()), "{model:?}");
    }
    adjudicated
}

#[test]
fn ok_an_ordinary_replay_offers_the_usual_answers_only() {
    let acts = white(plays(Square::E2, Square::E5));
    let AdjudicatedIncident { offers, .. } = check(&incident(EditionId::E2023, START, acts));
    assert_eq!(offers.classifications.len(), 5);
    assert_eq!(offers.boards.len(), 3);
    assert_eq!(offers.outcomes.len(), 4);
}

#[test]
fn ok_a_wrong_set_up_may_be_played_again() {
    let acts = vec![Act::by(Color::Black, ActKind::Claims(Claim::WrongSetUp))];
    let mut turned = incident(EditionId::E2023, START, acts);
    turned.set_up = Some(SetUpFault::PiecesMisplaced);
    let adjudicated = check(&turned);
    assert!(adjudicated.offers.classifications.contains(&Classification::WrongSetUp));
    assert!(adjudicated.offers.boards.contains(&Reinstatement::TransferredToRightBoard));
    assert!(adjudicated.offers.outcomes.contains(&Outcome::PlayedAgain));
    assert_eq!(adjudicated.board_after(Reinstatement::NewGame), Board::new());
    turned.game = Game::Chess960;
    let drawn_by_lot = AdjudicatedIncident::of(&turned).unwrap();
    let stands = drawn_by_lot.reconstruction.board_state().board.clone();
    assert_eq!(drawn_by_lot.board_after(Reinstatement::NewGame), stands);
}

#[test]
fn ok_displaced_pieces_are_shown_put_right_and_as_before() {
    let displaced = ActKind::Displaces { square: Square::D1, to: Some(Square::D3) };
    let mut acts = white(plays(Square::E2, Square::E4));
    acts.insert(3, Act::by(Color::White, displaced));
    acts.push(Act::by(Color::Black, ActKind::Claims(Claim::DisplacedPieces)));
    let adjudicated = check(&incident(EditionId::E2018, START, acts));
    assert!(adjudicated.offers.classifications.contains(&Classification::Displaced));
    let queen = |board: &Board, square| board.role_at(square) == Some(Role::Queen);
    let right = adjudicated.board_after(Reinstatement::PiecesPutRight);
    assert!(queen(&right, Square::D1) && right.piece_at(Square::E4).is_some());
    let before = adjudicated.board_after(Reinstatement::BeforeTheAct(3));
    assert!(queen(&before, Square::D1) && before.piece_at(Square::E4).is_some());
    let first = adjudicated.board_after(Reinstatement::BeforeTheAct(0));
    assert_eq!(first, Board::new());
    assert!(queen(&adjudicated.board_after(Reinstatement::Keep), Square::D3));
}

#[test]
fn ok_a_pawn_left_on_the_last_rank_may_become_a_queen() {
    let acts = white(plays(Square::A7, Square::A8));
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 40";
    let adjudicated = check(&incident(EditionId::E2023, fen, acts));
    let queen = Reinstatement::PawnBecomesQueen(Square::A8);
    assert_eq!(adjudicated.ruling.facets.board.value, queen);
    let piece = adjudicated.board_after(queen).piece_at(Square::A8);
    assert_eq!(piece, Some(Piece { color: Color::White, role: Role::Queen }));
    // The same acts raise the question under every edition.
    let acts = white(plays(Square::A7, Square::A8));
    let adjudicated = check(&incident(EditionId::E2009, fen, acts));
    assert!(adjudicated.offers.boards.contains(&queen));
}

#[test]
fn ok_what_the_replay_raises_is_offered_whatever_is_ruled() {
    let flag = Act { sight: Sight::Unseen, ..Act::by(Color::White, ActKind::FlagFalls) };
    let adjudicated = check(&incident(EditionId::E2009, START, vec![flag]));
    assert!(adjudicated.offers.classifications.contains(&Classification::FlagFallen));
    let refuses = ActKind::Misbehaves(Misconduct::RefusesToPlay);
    let acts = vec![Act::by(Color::Black, refuses)];
    let adjudicated = check(&incident(EditionId::E2023, START, acts));
    assert!(adjudicated.offers.classifications.contains(&Classification::Misconduct));
    let acts = plays(Square::E7, Square::E5).map(|kind| Act::by(Color::Black, kind)).to_vec();
    let adjudicated = check(&incident(EditionId::E2023, START, acts));
    assert!(adjudicated.offers.classifications.contains(&Classification::OutOfTurn));
    assert!(
        adjudicated.offers.boards.iter().any(|it| matches!(it, Reinstatement::BeforeTheAct(_)))
    );
}

#[test]
fn ok_unrecorded_moves_lead_back_to_the_last_known_position() {
    let mut acts = vec![
        Act::by(Color::White, ActKind::StopsRecording),
        Act::by(Color::Black, ActKind::StopsRecording),
    ];
    acts.extend(white(plays(Square::E2, Square::E4)));
    acts.extend(plays(Square::E7, Square::E5).map(|kind| Act::by(Color::Black, kind)));
    acts.extend(white(plays(Square::F1, Square::F5)));
    acts.push(Act::by(Person::Arbiter, ActKind::Notices));
    let adjudicated = check(&incident(EditionId::E2023, START, acts));
    let is_last = |board: &&Reinstatement| matches!(board, Reinstatement::LastIdentifiable(_));
    let last = adjudicated.offers.boards.iter().find(is_last).copied().unwrap();
    assert_eq!(adjudicated.board_after(last), Board::new());
}

#[test]
fn ok_an_old_code_lists_its_remedies() {
    let mut acts = white([
        ActKind::touches(Square::F1),
        ActKind::places(Square::F1, Square::F3),
        ActKind::Releases { square: Square::F3 },
    ]);
    acts.push(Act::by(Color::Black, ActKind::Claims(Claim::IllegalMove)));
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP2PP/RNBQKBNR w KQkq - 0 2";
    let adjudicated = check(&incident(EditionId::LondonXiii, fen, acts));
    let remedies = &adjudicated.ruling.facets.remedies.as_ref().unwrap().value;
    assert_eq!(remedies.len(), 3);
    assert!(remedies.iter().any(|open| !open.moves.is_empty()));
}

#[test]
fn ok_chess960_positions_have_their_moves() {
    let fen = "4k3/8/8/8/8/8/8/R2K3R w HA - 0 1";
    let both = ActKind::Touches {
        square: Square::D1,
        manner: Default::default(),
        hand: Hand::One,
        together_with: None,
        order: Default::default(),
        purpose: acconcio_adjudication::incident::Purpose::ToPlay,
    };
    let mut replay = incident(EditionId::E2018, fen, white([both]));
    replay.game = Game::Chess960;
    let adjudicated = check(&replay);
    let moves = adjudicated.pointed_board(None).moves;
    assert!(moves.iter().any(|played| played.is_castle()));
}
