//! Positions for the tests: known ones with their answers, and mutations of them.

use std::collections::HashSet;

use acconcio_mate::{Answer, Budget, Query, check, solve};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, Move, Piece, Position, Role, Setup, Square};

/// A question with its known answer.
pub struct Case {
    pub fen: &'static str,
    pub winner: Color,
    pub expected: &'static str,
    pub kind: &'static str,
}

/// The positions of the composed cases, the real games and the issue threads.
pub fn cases() -> Vec<Case> {
    read(include_str!("../data/cases.csv"))
}

/// The two families that other solvers get wrong, and the positions that are hard for every solver.
pub fn hard() -> Vec<Case> {
    read(include_str!("../data/hard.csv"))
}

fn read(text: &'static str) -> Vec<Case> {
    let lines = text.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split(',').collect();
        let [fen, winner, expected, kind] = fields[..] else { panic!("four fields: {line}") };
        let winner = if winner == "white" { Color::White } else { Color::Black };
        Case { fen, winner, expected, kind }
    });
    lines.collect()
}

/// The word for an answer whose line or proof was verified.
pub fn answered(query: &Query, budget: Budget) -> &'static str {
    match solve(query.clone(), budget) {
        Answer::Possible(line) => {
            let legal = line.replay(query).expect("a line leads to mate");
            assert_no_repetition(query, &legal);
            replay_with_others(
                query,
                &legal
                    .iter()
                    .map(|played| played.to_uci(CastlingMode::Chess960).to_string())
                    .collect::<Vec<_>>(),
            );
            "possible"
        }
        Answer::Impossible(proof) => {
            let held = check::certificate(query, &proof);
            assert_eq!(held, Ok(()), "{} {:?}", query.fen(), query.winner());
            "impossible"
        }
        Answer::Undecided { .. } => "undecided",
    }
}

/// Asserts that a line never repeats a position.
fn assert_no_repetition(query: &Query, moves: &[Move]) {
    let mut position = query.position().clone();
    let mut seen = HashSet::from([position.clone()]);
    for legal in moves {
        position.play_unchecked(*legal);
        assert!(seen.insert(position.clone()), "{}: {moves:?}", query.fen());
    }
}

/// Plays a line in a move generator that shares nothing with ours or with shakmaty.
fn replay_with_others(query: &Query, moves: &[String]) {
    let fen = Fen::from_position(query.position(), shakmaty::EnPassantMode::Legal).to_string();
    // It does not read some positions with more than two checks: those are replayed by shakmaty only.
    let Ok(mut board) = cozy_chess::Board::from_fen(&fen, false) else { return };
    for word in moves {
        let played = word.parse().expect("a move");
        board.try_play(played).unwrap_or_else(|_| panic!("{fen}: {word} of {moves:?} is legal"));
    }
    assert_eq!(board.status(), cozy_chess::GameStatus::Won, "{fen} {moves:?}");
    assert_ne!(color_of(board.side_to_move()), query.winner(), "{fen} {moves:?}");
}

fn color_of(color: cozy_chess::Color) -> Color {
    Color::from_white(color == cozy_chess::Color::White)
}

/// A query, if the set-up is a legal position.
pub fn query(setup: &Setup, winner: Color) -> Option<Query> {
    Query::from_setup(setup.clone(), winner).ok()
}

pub fn setup(fen: &str) -> Setup {
    fen.parse::<Fen>().expect("a FEN").into_setup()
}

/// Positions near known ones: a few men moved, added, removed or exchanged, or the side to move changed.
pub fn near(fens: Vec<&'static str>) -> impl Strategy<Value = Setup> {
    let edit = (0..5u8, 0..64u32, 0..64u32, 0..5usize, any::<bool>());
    let edits = proptest::collection::vec(edit, 1..4);
    (proptest::sample::select(fens), edits).prop_map(|(fen, edits)| {
        let mut near = setup(fen);
        for (kind, from, to, role, is_white) in edits {
            let (from, to) = (Square::new(from), Square::new(to));
            let piece = Role::ALL[role].of(Color::from_white(is_white));
            edit_board(&mut near, kind, from, to, piece);
        }
        near.ep_square = None;
        near.castling_rights = Bitboard::EMPTY;
        near
    })
}

fn edit_board(setup: &mut Setup, kind: u8, from: Square, to: Square, piece: Piece) {
    let is_king = |square| setup.board.role_at(square) == Some(Role::King);
    if is_king(to) && kind != 4 {
        return;
    }
    match kind {
        0 => setup.board.set_piece_at(to, piece),
        1 => setup.board.discard_piece_at(to),
        2 => {
            if let Some(moved) = setup.board.remove_piece_at(from) {
                setup.board.set_piece_at(to, moved);
            }
        }
        3 => {
            if let Some(other) = setup.board.piece_at(to) {
                setup.board.set_piece_at(to, Piece { color: !other.color, ..other });
            }
        }
        _ => setup.swap_turn(),
    }
}

/// Positions with the two kings and a few men on any squares.
pub fn sparse() -> impl Strategy<Value = Setup> {
    let man = (0..64u32, 0..5usize, any::<bool>());
    let men = proptest::collection::vec(man, 1..4);
    (0..64u32, 0..64u32, men, any::<bool>()).prop_map(|(white, black, men, is_white)| {
        let mut setup = Setup::empty();
        for (square, role, color) in men {
            let piece = Role::ALL[role].of(Color::from_white(color));
            setup.board.set_piece_at(Square::new(square), piece);
        }
        setup.board.set_piece_at(Square::new(white), Color::White.king());
        setup.board.set_piece_at(Square::new(black), Color::Black.king());
        setup.turn = Color::from_white(is_white);
        setup
    })
}

/// The legal positions after one move.
pub fn children(position: &Chess) -> Vec<Chess> {
    let after = |played: &Move| {
        let mut child = position.clone();
        child.play_unchecked(*played);
        child
    };
    position.legal_moves().iter().map(after).collect()
}
