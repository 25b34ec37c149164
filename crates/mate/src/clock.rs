//! The search with the half-move clock as part of the position, for lines that the draw by seventy-five
//! moves would cut short.
//!
//! A position that is reached again with a lower half-move clock is examined again: every line that is
//! possible with the higher clock is possible with the lower one.

use std::collections::VecDeque;

use shakmaty::Color;

use super::board::Board;
use super::certificate::ClosedSet;
use super::forced::clock_after;
use super::frontier::{Looked, is_mate};
use super::material;
use super::moves::Ply;
use super::query::MoveLimit;
use super::quick::Quick;
use super::space::{Index, Seen, Space};

/// The number of captures and pawn moves after each of which an easy mate is searched for.
const RENEWALS: usize = 8;

/// Returns a line to mate that holds, if one is easily found after a capture or pawn move, made at once or after one
/// other move: the draw is far away then. Returns the states spent as well.
pub(super) fn easy_line(
    root: &Board,
    clock: u32,
    holds: impl Fn(&[Ply]) -> bool,
) -> (Option<Vec<Ply>>, u64) {
    let mut spent = 0;
    for line in renewals(root, clock).into_iter().take(RENEWALS) {
        let board = line.iter().fold(*root, |board, ply| board.after(*ply));
        let mut quick = Quick::of(&board);
        let mut mate = None;
        while mate.is_none() && !quick.is_used_up() {
            mate = quick.look();
        }
        spent += quick.spent();
        let whole = mate.map(|mate| [line, mate].concat());
        if let Some(whole) = whole.filter(|whole| holds(whole)) {
            return (Some(whole), spent);
        }
    }
    (None, spent)
}

/// The lines of one or two moves that end with a capture or pawn move, and do not end the game.
fn renewals(root: &Board, clock: u32) -> Vec<Vec<Ply>> {
    let goes_on = |line: &Vec<Ply>| {
        let board = line.iter().fold(*root, |board, ply| board.after(*ply));
        material::theorem(&board).is_none() && board.has_legal_move()
    };
    let mut moves = Vec::new();
    root.legal_moves(&mut moves);
    let (at_once, later): (Vec<Ply>, Vec<Ply>) =
        moves.into_iter().partition(|ply| root.is_zeroing(*ply));
    let mut lines: Vec<Vec<Ply>> = at_once.into_iter().map(|ply| vec![ply]).collect();
    let mut replies = Vec::new();
    let is_drawn = clock + 1 >= MoveLimit::HALF_MOVES;
    for ply in later.into_iter().filter(|_| !is_drawn) {
        let board = root.after(ply);
        board.legal_moves(&mut replies);
        let renewing = replies.iter().filter(|reply| board.is_zeroing(**reply));
        lines.extend(renewing.map(|reply| vec![ply, *reply]));
    }
    lines.retain(goes_on);
    lines
}

/// Positions with their clocks, examined in turn.
pub(super) struct ClockSearch {
    space: Space,
    clocks: Vec<u8>,
    queue: VecDeque<Index>,
    looked: u64,
    moves: Vec<Ply>,
}

impl ClockSearch {
    /// A search from a position that is not over, below the limit.
    pub(super) fn of(root: &Board, clock: u32) -> ClockSearch {
        ClockSearch {
            space: Space::of(root),
            clocks: vec![u8::try_from(clock).unwrap_or(u8::MAX)],
            queue: VecDeque::from([0]),
            looked: 0,
            moves: Vec::new(),
        }
    }

    /// The number of positions found plus the number of examinations.
    pub(super) fn spent(&self) -> u64 {
        self.looked + self.space.len() as u64
    }

    /// Examines one position.
    pub(super) fn look(&mut self) -> Looked {
        let Some(index) = self.queue.pop_front() else { return Looked::Closed };
        self.looked += 1;
        let board = self.space.board(index);
        let clock = u32::from(self.clocks[index as usize]);
        let mut moves = std::mem::take(&mut self.moves);
        board.legal_moves(&mut moves);
        for ply in &moves {
            let child = board.after(*ply);
            if is_mate(&child) {
                let mut line = self.space.line_to(index);
                line.push(*ply);
                return Looked::Mate(line);
            }
            let later = clock_after(&board, *ply, clock);
            if later < MoveLimit::HALF_MOVES && material::theorem(&child).is_none() {
                self.note(&child, index, later);
            }
        }
        self.moves = moves;
        Looked::On
    }

    fn note(&mut self, child: &Board, parent: Index, clock: u32) {
        let clock = u8::try_from(clock).unwrap_or(u8::MAX);
        let (index, seen) = self.space.insert(child.pack(), parent);
        if seen == Seen::Now {
            self.clocks.push(clock);
        } else if clock < self.clocks[index as usize] {
            self.clocks[index as usize] = clock;
            self.space.set_parent(index, parent);
        } else {
            return;
        }
        self.queue.push_back(index);
    }

    /// Converts the positions found into a closed set, once no move leaves them.
    pub(super) fn into_set(self, winner: Color) -> ClosedSet {
        let positions = self.space.into_positions_for(winner);
        ClosedSet { positions, clocks: self.clocks, patterns: Vec::new() }
    }
}
