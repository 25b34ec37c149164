//! The search for a shorter line to mate, once there is one.

use shakmaty::Bitboard;

use super::board::Board;
use super::frontier::is_mate;
use super::material;
use super::moves::Ply;
use super::space::{Index, Space};

/// Returns a shorter line to mate, if one is found within this many states: the shortest of all, or else
/// the shortest that uses only the squares of the known one.
pub(super) fn shortened(root: &Board, line: &[Ply], states: u64) -> Option<Vec<Ply>> {
    if line.len() < 2 || states == 0 {
        return None;
    }
    let used = line.iter().fold(Bitboard::EMPTY, |used, ply| used.with(ply.from).with(ply.to));
    breadth_first(root, Bitboard::FULL, states / 2)
        .or_else(|| breadth_first(root, used, states / 2))
        .filter(|shorter| shorter.len() < line.len())
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
