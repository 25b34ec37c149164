//! The positions of a quick search, of which the move that promises most is examined next.

use std::collections::BinaryHeap;

use shakmaty::{Role, Square};

use super::board::Board;
use super::material;
use super::moves::Ply;
use super::space::{Index, Seen, Space};

/// The positions found, and the moves still to be tried.
pub(super) struct BestFirst {
    space: Space,
    /// The move that led to each position.
    plies: Vec<Ply>,
    /// The moves by cost, each as its inverted cost, the number of its position, and its squares.
    untried: BinaryHeap<u64>,
}

/// A position that was just found.
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) index: Index,
    pub(super) parent: Index,
    pub(super) ply: Ply,
}

impl BestFirst {
    pub(super) fn of(root: &Board) -> BestFirst {
        let none = Ply { from: Square::A1, to: Square::A1, promotion: None };
        BestFirst {
            space: Space::of(root),
            plies: vec![none],
            untried: BinaryHeap::with_capacity(512),
        }
    }

    /// The number of positions found.
    pub(super) fn len(&self) -> u64 {
        self.space.len() as u64
    }

    pub(super) fn board(&self, index: Index) -> Board {
        self.space.board(index)
    }

    /// Adds a move of a position; of moves with the same cost that of the latest position is tried first.
    pub(super) fn add(&mut self, cost: u32, index: Index, ply: Ply) {
        let promise = u64::from(u16::MAX - u16::try_from(cost).unwrap_or(u16::MAX));
        self.untried.push(promise << 48 | u64::from(index) << 16 | u64::from(coded(ply)));
    }

    /// Plays the next move that leads to a new position in which mate is not excluded.
    pub(super) fn next(&mut self) -> Option<Position> {
        loop {
            let entry = self.untried.pop()?;
            let parent = (entry >> 16 & u64::from(u32::MAX)) as Index;
            let ply = decoded((entry & u64::from(u16::MAX)) as u16);
            let board = self.space.board(parent).after(ply);
            if material::theorem(&board).is_some() {
                continue;
            }
            let (index, seen) = self.space.insert(board.pack(), parent);
            if seen == Seen::Now {
                self.plies.push(ply);
                return Some(Position { board, index, parent, ply });
            }
        }
    }

    /// The moves from the first position to this one.
    pub(super) fn line_to(&self, mut index: Index) -> Vec<Ply> {
        let mut line = Vec::new();
        while index != 0 {
            line.push(self.plies[index as usize]);
            index = self.space.parent(index);
        }
        line.reverse();
        line
    }
}

fn coded(ply: Ply) -> u16 {
    let promotion = ply.promotion.map_or(0, |role| role as u16);
    promotion << 12 | (ply.from.to_u32() << 6 | ply.to.to_u32()) as u16
}

fn decoded(code: u16) -> Ply {
    let square = |bits: u16| Square::new(u32::from(bits & 63));
    Ply {
        from: square(code >> 6),
        to: square(code),
        promotion: Role::ALL.into_iter().find(|role| *role as u16 == code >> 12),
    }
}
