//! Tests of close searches, which are rare: here every position gets one, and is then searched for a mate.

use acconcio_properties::cases;
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Piece, Role, Setup, Square, attacks};

use super::{Class, Found, Limit, look, look_closely, look_loosely};
use crate::board::Board;
use crate::check;
use crate::frontier::{Frontier, Looked, NoLeaves, is_mate};
use crate::{Certificate, Query};

const LIMIT: Limit = Limit { patterns: 400, states: 40_000 };

/// The number of positions that are searched for a mate.
const SEARCHED: usize = 4_000;

/// The known cases: position, winner, answer.
fn known() -> impl Iterator<Item = (&'static str, Color, &'static str)> {
    let files =
        [include_str!("../../tests/data/cases.csv"), include_str!("../../tests/data/hard.csv")];
    files.into_iter().flat_map(|file| file.lines().skip(1)).filter_map(|line| {
        let mut fields = line.split(',');
        let (fen, winner) = (fields.next()?, fields.next()?);
        Some((fen, if winner == "white" { Color::White } else { Color::Black }, fields.next()?))
    })
}

/// Whether some way of looking for patterns proves a position dead; each proof is verified by the checker.
fn is_proven(query: &Query) -> bool {
    let root = Board::of(query.position(), query.winner());
    // The search finds a mate on the board first.
    let looks = [look, look_loosely, look_closely].into_iter().filter(|_| !is_mate(&root));
    looks.filter(|look| is_proven_by(*look, &root, query)).count() > 0
}

fn is_proven_by(look: fn(&Board, Limit) -> (Found, u64), root: &Board, query: &Query) -> bool {
    let (Found::Dead(classes), _) = look(root, LIMIT) else { return false };
    if classes.is_empty() {
        // Dead material needs no pattern.
        return true;
    }
    let patterns = classes.iter().map(Class::pattern);
    let patterns = match query.winner() {
        Color::White => patterns.collect(),
        Color::Black => patterns.map(super::Pattern::mirrored).collect(),
    };
    let held = check::certificate(query, &Certificate::Patterns(patterns));
    assert_eq!(held, Ok(()), "{} {:?}", query.fen(), query.winner());
    true
}

fn mate(query: &Query) -> Option<usize> {
    let mut frontier = Frontier::of(&Board::of(query.position(), query.winner()));
    frontier.guide();
    while frontier.space.len() < SEARCHED {
        match frontier.look(&mut NoLeaves) {
            Looked::On => {}
            Looked::Closed => return None,
            Looked::Mate(line) => return Some(line.len()),
        }
    }
    None
}

#[test]
fn ok_a_close_look_contradicts_no_known_answer() {
    let mut proven = 0;
    for (fen, winner, answer) in known() {
        let Ok(query) = Query::from_fen(fen, winner) else { continue };
        if is_proven(&query) {
            proven += 1;
            assert_ne!(answer, "possible", "{fen} {winner:?}");
        }
    }
    assert!(proven > 400, "{proven}");
}

/// The set-up with a man on another square or off the board.
fn changed(mut setup: Setup, from: u32, to: u32) -> Setup {
    let men: Vec<Square> = setup.board.occupied().into_iter().collect();
    let from = men[from as usize % men.len()];
    let Some(man) = setup.board.remove_piece_at(from) else { return setup };
    let to = Square::new(to % 64);
    if !Bitboard::CORNERS.contains(to) || man.role == Role::King {
        setup.board.set_piece_at(to, man);
    }
    setup
}

/// A king on the edge with men of both colours around him, the other king anywhere, and a few men more.
fn cages() -> impl Strategy<Value = Setup> {
    let man = (0..5usize, proptest::bool::weighted(0.7), 0..64u32);
    let near = proptest::collection::vec((0..5usize, proptest::bool::weighted(0.7)), 5);
    let rest = proptest::collection::vec(man, 0..4);
    (0..8u32, 0..64u32, near, rest, any::<bool>()).prop_map(|(file, other, near, rest, turn)| {
        const ROLES: [Role; 5] = [Role::Pawn, Role::Bishop, Role::Knight, Role::Rook, Role::Pawn];
        let mut setup = Setup::empty();
        let king = Square::new(file);
        let around = attacks::king_attacks(king).into_iter();
        let near = around.zip(near).map(|(square, (role, is_black))| (role, is_black, square));
        let rest = rest.into_iter().map(|(role, is_black, at)| (role, is_black, Square::new(at)));
        for (role, is_black, square) in near.chain(rest) {
            let is_pawn = ROLES[role] == Role::Pawn && !Bitboard::BACKRANKS.contains(square);
            let role = if is_pawn { Role::Pawn } else { ROLES[role.clamp(1, 3)] };
            setup.board.set_piece_at(square, Piece { color: Color::from_white(!is_black), role });
        }
        let kings = [(king, Color::White), (Square::new(other), Color::Black)];
        for (square, color) in kings {
            setup.board.set_piece_at(square, Piece { color, role: Role::King });
        }
        setup.turn = Color::from_white(turn);
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(20_000)))]

    #[test]
    fn ok_no_mate_is_found_where_a_cage_excludes_it(setup in cages()) {
        for winner in Color::ALL {
            let Ok(query) = Query::from_setup(setup.clone(), winner) else { return Ok(()) };
            if is_proven(&query) {
                prop_assert_eq!(mate(&query), None, "{} {:?}", query.fen(), winner);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(2_000)))]

    #[test]
    fn ok_no_mate_is_found_where_a_close_look_excludes_it(
        known in proptest::sample::select(known().collect::<Vec<_>>()),
        edits in proptest::collection::vec((0..64u32, 0..64u32), 1..4),
    ) {
        let Ok(fen) = known.0.parse::<Fen>() else { return Ok(()) };
        let setup = edits.into_iter().fold(fen.into_setup(), |setup, (from, to)| changed(setup, from, to));
        for winner in Color::ALL {
            let Ok(query) = Query::from_setup(setup.clone(), winner) else { return Ok(()) };
            if is_proven(&query) {
                prop_assert_eq!(mate(&query), None, "{} {:?}", query.fen(), winner);
            }
        }
    }
}
