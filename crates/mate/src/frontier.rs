//! The search over exact positions: each in turn, and the most promising first.
//!
//! One set of positions seen, several queues over it. When no position is left to examine, the set is
//! closed; when a mate is found, the line to it is the answer.

use std::collections::BinaryHeap;

use shakmaty::Color;

use super::board::Board;
use super::guide::{self, GUIDES};
use super::material;
use super::moves::{InCheck, Ply};
use super::pictures::Pictures;
use super::space::{Index, Seen, Space};

/// The positions to examine.
pub(super) struct Frontier {
    pub(super) space: Space,
    /// Whether the moves of each position have been examined.
    done: Vec<bool>,
    /// The first position that may not have been examined.
    next: usize,
    /// The heaps by promise: the score in the upper half, the position's number in the lower.
    heaps: [BinaryHeap<u64>; GUIDES + 1],
    pictures: Option<Pictures>,
    turn: usize,
    is_guided: bool,
    moves: Vec<Ply>,
}

/// The result of examining a position.
pub(super) enum Looked {
    /// No position is left to examine, and none of the set is mate.
    Closed,
    /// More positions are to be examined.
    On,
    /// Mate by the last of these moves.
    Mate(Vec<Ply>),
}

/// A test for whether a position that was just found needs to be examined.
pub(super) trait Leaves {
    /// Whether it is proven dead.
    fn is_dead(&mut self, parent: &Board, ply: Ply, child: &Board) -> bool;
}

/// The test that takes no position for dead except by its material.
pub(super) struct NoLeaves;

impl Leaves for NoLeaves {
    fn is_dead(&mut self, _: &Board, _: Ply, _: &Board) -> bool {
        false
    }
}

impl Frontier {
    pub(super) fn of(root: &Board) -> Frontier {
        Frontier {
            space: Space::of(root),
            done: vec![false],
            next: 0,
            heaps: Default::default(),
            pictures: None,
            turn: 0,
            is_guided: false,
            moves: Vec::new(),
        }
    }

    /// The number of positions examined, as long as each is in its turn.
    pub(super) const fn examined(&self) -> usize {
        self.next
    }

    /// Lets the most promising positions be examined early from now on.
    pub(super) fn guide(&mut self) {
        self.is_guided = true;
        for index in self.next..self.space.len() {
            let board = self.space.board(index as Index);
            self.promise(index as Index, &board);
        }
    }

    /// Lets the positions nearest to a picture of mate be examined early from now on, with the pictures
    /// that can be reached from this one.
    pub(super) fn picture(&mut self, from: usize) {
        self.pictures = Pictures::of(&self.space.board(from as Index));
        self.heaps[GUIDES].clear();
        let Some(pictures) = &self.pictures else { return };
        for index in (0..self.space.len()).filter(|index| !self.done[*index]) {
            let distance = pictures.distance(&self.space.board(index as Index));
            self.heaps[GUIDES].push(late_entry(u32::MAX - distance, index as Index));
        }
    }

    /// Examines one position.
    pub(super) fn look(&mut self, leaves: &mut impl Leaves) -> Looked {
        let Some(index) = self.pick() else { return Looked::Closed };
        self.done[index as usize] = true;
        let board = self.space.board(index);
        let mut moves = std::mem::take(&mut self.moves);
        let in_check = board.legal_moves(&mut moves);
        if moves.is_empty() && in_check == InCheck::Yes && board.turn == Color::Black {
            return Looked::Mate(self.space.line_to(index));
        }
        for ply in &moves {
            let child = board.after(*ply);
            if !child.has_legal_move() {
                if is_mate(&child) {
                    let mut line = self.space.line_to(index);
                    line.push(*ply);
                    return Looked::Mate(line);
                }
                continue;
            }
            if material::theorem(&child).is_some() {
                continue;
            }
            if leaves.is_dead(&board, *ply, &child) {
                continue;
            }
            let (found, seen) = self.space.insert(child.pack(), index);
            if seen == Seen::Now {
                self.done.push(false);
                if self.is_guided {
                    self.promise(found, &child);
                }
            }
        }
        self.moves = moves;
        Looked::On
    }

    fn promise(&mut self, index: Index, board: &Board) {
        if self.done[index as usize] {
            return;
        }
        for (heap, score) in self.heaps.iter_mut().zip(guide::scores(board)) {
            heap.push(entry(score, index));
        }
        if let Some(pictures) = &self.pictures {
            self.heaps[GUIDES].push(late_entry(u32::MAX - pictures.distance(board), index));
        }
    }

    /// Picks the next position: the queue and every heap get one turn each in a round.
    fn pick(&mut self) -> Option<Index> {
        if self.is_guided {
            let heaps = GUIDES + usize::from(self.pictures.is_some());
            self.turn = (self.turn + 1) % (heaps + 1);
            let late = self.turn == GUIDES;
            if let Some(heap) = self.heaps[..heaps].get_mut(self.turn) {
                while let Some(entry) = heap.pop() {
                    let index = (entry & u64::from(u32::MAX)) as u32;
                    let index = if late { index } else { u32::MAX - index };
                    if !self.done[index as usize] {
                        return Some(index);
                    }
                }
            }
        }
        while self.next < self.space.len() {
            let index = self.next;
            self.next += 1;
            if !self.done[index] {
                return Some(index as Index);
            }
        }
        None
    }
}

/// An entry of a heap: a score and a position; of equal scores the position found first is the greatest.
fn entry(score: u32, index: Index) -> u64 {
    u64::from(score) << 32 | u64::from(u32::MAX - index)
}

/// An entry of a heap in which of equal scores the position found last is the greatest.
fn late_entry(score: u32, index: Index) -> u64 {
    u64::from(score) << 32 | u64::from(index)
}

/// Whether Black is mated.
pub(super) fn is_mate(board: &Board) -> bool {
    board.turn == Color::Black && board.checkers().any() && !board.has_legal_move()
}
