//! The positions that a search has seen, each once, with the position from which it was reached.

use shakmaty::Color;

use super::board::Board;
use super::certificate::PackedPosition;
use super::moves::Ply;

/// A position's number in its space.
pub(super) type Index = u32;

/// The size of the table at first.
const FIRST: usize = 128;

/// Exact positions, numbered in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub(super) struct Space {
    positions: Vec<PackedPosition>,
    parents: Vec<Index>,
    /// The hash table with open addressing: a position's number plus one, or zero.
    table: Vec<Index>,
}

impl Space {
    /// A space that contains one position, its own parent.
    pub(super) fn of(root: &Board) -> Space {
        let mut space = Space {
            positions: Vec::with_capacity(FIRST / 2),
            parents: Vec::with_capacity(FIRST / 2),
            table: vec![0; FIRST],
        };
        space.insert(root.pack(), 0);
        space
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Converts the positions to the board of the query.
    pub(super) fn into_positions_for(self, winner: Color) -> Vec<PackedPosition> {
        match winner {
            Color::White => self.positions,
            Color::Black => self.positions.into_iter().map(PackedPosition::mirrored).collect(),
        }
    }

    /// Converts the positions that have a legal move to the board of the query.
    pub(super) fn into_live_positions_for(mut self, winner: Color) -> Vec<PackedPosition> {
        let mut moves = Vec::new();
        self.positions.retain(|position| {
            Board::unpack(*position).legal_moves(&mut moves);
            !moves.is_empty()
        });
        self.into_positions_for(winner)
    }

    pub(super) fn board(&self, index: Index) -> Board {
        Board::unpack(self.positions[index as usize])
    }

    /// Inserts a position; returns its number, and whether it is new.
    pub(super) fn insert(&mut self, position: PackedPosition, parent: Index) -> (Index, Seen) {
        if (self.positions.len() + 1) * 2 > self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut slot = hash(position) & mask;
        loop {
            match self.table[slot] {
                0 => break,
                entry if self.positions[entry as usize - 1] == position => {
                    return (entry - 1, Seen::Before);
                }
                _ => slot = (slot + 1) & mask,
            }
        }
        let index = self.positions.len() as Index;
        self.positions.push(position);
        self.parents.push(parent);
        self.table[slot] = index + 1;
        (index, Seen::Now)
    }

    /// The position from which a position was reached.
    pub(super) fn parent(&self, index: Index) -> Index {
        self.parents[index as usize]
    }

    /// Replaces the parent of a known position that is better reached from another one.
    pub(super) fn set_parent(&mut self, index: Index, parent: Index) {
        self.parents[index as usize] = parent;
    }

    /// The moves from the first position to this one.
    pub(super) fn line_to(&self, mut index: Index) -> Vec<Ply> {
        let mut line = Vec::new();
        let mut moves = Vec::new();
        while index != 0 {
            let parent = self.parents[index as usize];
            let board = self.board(parent);
            board.legal_moves(&mut moves);
            let position = self.positions[index as usize];
            line.extend(moves.iter().find(|ply| board.after(**ply).pack() == position));
            index = parent;
        }
        line.reverse();
        line
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        let mut table = vec![0; size];
        for (index, position) in self.positions.iter().enumerate() {
            let mut slot = hash(*position) & (size - 1);
            while table[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            table[slot] = index as Index + 1;
        }
        self.table = table;
    }
}

/// Whether a position was seen before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    Before,
    Now,
}

/// Hashes a position, with the same result on every machine: the search must not depend on the machine.
fn hash(position: PackedPosition) -> usize {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut hash = 0u64;
    for plane in position.0 {
        hash = (hash ^ plane).wrapping_mul(FACTOR);
        hash ^= hash >> 29;
    }
    (hash >> 16) as usize
}
