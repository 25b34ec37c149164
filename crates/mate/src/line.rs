//! The search for a shorter line to mate, once there is one.

use std::collections::BinaryHeap;

use shakmaty::Bitboard;

use super::board::Board;
use super::frontier::is_mate;
use super::guide::{self, GUIDES};
use super::material;
use super::moves::Ply;
use super::pictures::Pictures;
use super::quick::Quick;
use super::space::{Index, Seen, Space};

/// The length in plies from which on a line is shortened even with few states.
const LONG: usize = 28;

/// The number of positions of a line from which plans are made.
const PLANNED: usize = 12;

/// The numbers of positions kept after each ply by each way to score them.
const WIDTHS: [usize; 2] = [8, 24];

/// The number of states with which every position can be examined in turn to some purpose.
const MANY: u64 = 2_000;

/// Returns a shorter line to mate, if one is found within this many states: with plans from the positions of
/// a long line, then the shortest of all, or else the shortest that uses only the squares of the known one,
/// or for a long line one through promising positions.
pub(super) fn shortened(root: &Board, line: &[Ply], states: u64) -> Option<Vec<Ply>> {
    if line.len() < 2 {
        return None;
    }
    let (planned, spent) = planned(root, line, states);
    let known = planned.as_deref().unwrap_or(line);
    let left = states.saturating_sub(spent);
    if left < MANY || known.len() < 2 {
        return planned;
    }
    let used = known.iter().fold(Bitboard::EMPTY, |used, ply| used.with(ply.from).with(ply.to));
    let least = breadth_first(root, Bitboard::FULL, left / 5)
        .or_else(|| breadth_first(root, used, left / 5));
    let layered = || {
        let widths = WIDTHS.into_iter().filter(|_| known.len() > LONG);
        let lines = widths.filter_map(|width| layered(root, width, left * 3 / 10));
        lines.min_by_key(Vec::len)
    };
    least.or_else(layered).filter(|shorter| shorter.len() < known.len()).or(planned)
}

/// Returns a line through the positions that promise most after each ply: so many of them by each guide, and
/// as many by the pictures of mate.
fn layered(root: &Board, width: usize, states: u64) -> Option<Vec<Ply>> {
    let pictures = Pictures::of(root);
    let mut space = Space::of(root);
    let mut moves = Vec::new();
    let mut layer: Vec<Index> = vec![0];
    while !layer.is_empty() && (space.len() as u64) < states {
        let mut next = [const { BinaryHeap::new() }; GUIDES + 1];
        for index in layer {
            let board = space.board(index);
            board.legal_moves(&mut moves);
            for ply in &moves {
                let child = board.after(*ply);
                if is_mate(&child) {
                    let mut line = space.line_to(index);
                    line.push(*ply);
                    return Some(line);
                }
                if material::theorem(&child).is_some() {
                    continue;
                }
                let (found, seen) = space.insert(child.pack(), index);
                if seen == Seen::Now {
                    if let Some(pictures) = &pictures {
                        keep_least(&mut next[GUIDES], width, (pictures.distance(&child), found));
                    }
                    for (next, score) in next.iter_mut().zip(guide::scores(&child)) {
                        keep_least(next, width, (u32::MAX - score, found));
                    }
                }
            }
        }
        layer = next.iter().flatten().map(|scored| *scored as Index).collect();
        layer.sort_unstable();
        layer.dedup();
    }
    None
}

/// Adds a position to those with the least scores, of which it keeps so many: each with its score in the upper half, its
/// number in the lower.
fn keep_least(least: &mut BinaryHeap<u64>, most: usize, (score, index): (u32, Index)) {
    least.push(u64::from(score) << 32 | u64::from(index));
    if least.len() > most {
        least.pop();
    }
}

/// Returns the line with its end replaced by that of a plan, and the states spent.
fn planned(root: &Board, line: &[Ply], states: u64) -> (Option<Vec<Ply>>, u64) {
    let mut best: Option<Vec<Ply>> = None;
    let (mut board, mut spent) = (*root, 0);
    for (number, ply) in line.iter().enumerate() {
        let length = best.as_ref().map_or(line.len(), Vec::len);
        if length <= LONG.max(number) || spent >= states {
            break;
        }
        // From the root the quick searches have found nothing else already.
        if number > 0 && number % line.len().div_ceil(PLANNED) == 0 {
            let mut quick = Quick::of(&board);
            let found = quick.look().or_else(|| quick.look());
            spent += quick.spent();
            if let Some(end) = found.filter(|end| number + end.len() < length) {
                best = Some([&line[..number], &end].concat());
            }
        }
        board = board.after(*ply);
    }
    (best, spent)
}

/// Returns the line without the moves between two occurrences of the same position.
pub(super) fn without_repetition(root: &Board, line: &[Ply]) -> Vec<Ply> {
    let mut board = *root;
    let mut positions = vec![root.pack()];
    let mut kept = Vec::with_capacity(line.len());
    for ply in line {
        board = board.after(*ply);
        let position = board.pack();
        match positions.iter().position(|earlier| *earlier == position) {
            Some(number) => {
                positions.truncate(number + 1);
                kept.truncate(number);
            }
            None => {
                positions.push(position);
                kept.push(*ply);
            }
        }
    }
    kept
}

fn breadth_first(root: &Board, squares: Bitboard, states: u64) -> Option<Vec<Ply>> {
    let mut space = Space::of(root);
    let mut moves = Vec::new();
    let mut next = 0;
    while next < space.len() && (space.len() as u64) < states {
        let index = next as Index;
        next += 1;
        let board = space.board(index);
        board.legal_moves(&mut moves);
        for ply in &moves {
            if !squares.contains(ply.from) || !squares.contains(ply.to) {
                continue;
            }
            let child = board.after(*ply);
            if is_mate(&child) {
                let mut line = space.line_to(index);
                line.push(*ply);
                return Some(line);
            }
            if material::theorem(&child).is_none() {
                space.insert(child.pack(), index);
            }
        }
    }
    None
}
