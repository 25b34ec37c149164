//! Tests of close searches, which are rare: here every position gets one, and is then searched for a mate.

use acconcio_properties::cases;
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Setup, Square};

use super::{Class, Found, Limit, look_closely};
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

/// Whether a close search proves a position dead; its proof is verified by the checker.
fn is_proven(query: &Query) -> bool {
    let root = Board::of(query.position(), query.winner());
    if is_mate(&root) {
        // The search finds that first.
        return false;
    }
    let (Found::Dead(classes), _) = look_closely(&root, LIMIT) else { return false };
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
    if !Bitboard::CORNERS.contains(to) || man.role == shakmaty::Role::King {
        setup.board.set_piece_at(to, man);
    }
    setup
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
