//! Positions that need not be examined, because a pattern proves them dead.

use std::collections::HashMap;

use shakmaty::{Color, Role};

use super::board::Board;
use super::frontier::Leaves;
use super::moves::Ply;
use super::patterns::{self, Class, Found, Limit};

/// The patterns proven so far, and the states spent on them.
pub(super) struct PatternLeaves {
    effort: Effort,
    /// The limit of states.
    states: u64,
    proven: Vec<Class>,
    /// The numbers of the patterns by the pawns of both colours.
    by_pawns: HashMap<(u64, u64), Vec<usize>>,
    spent: u64,
    looks: u64,
    hits: u64,
}

/// The effort put into the search for patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Few patterns for many positions.
    Light,
    /// Many patterns, closely examined, for few positions.
    Close,
}

/// The maximum number of patterns made for one position.
const LIGHT_PATTERNS: usize = 48;
const CLOSE_PATTERNS: usize = 1_500;

/// The maximum number of patterns before a close search.
pub(super) const PATTERNS: usize = 300;

impl Effort {
    fn look(self, board: &Board, states: u64) -> (Found, u64) {
        match self {
            Effort::Light => patterns::look(board, Limit { patterns: LIGHT_PATTERNS, states }),
            Effort::Close => match patterns::look(board, Limit { patterns: PATTERNS, states }) {
                (Found::Nothing, spent) => {
                    let states = states.saturating_sub(spent);
                    let limit = Limit { patterns: CLOSE_PATTERNS, states };
                    let (found, cost) = patterns::look_closely(board, limit);
                    (found, spent + cost)
                }
                dead => dead,
            },
        }
    }
}

/// The number of close searches without a result after which there are no more.
const CLOSE_MISSES: u64 = 3;

impl PatternLeaves {
    pub(super) fn with(effort: Effort, states: u64) -> PatternLeaves {
        PatternLeaves {
            effort,
            states,
            proven: Vec::new(),
            by_pawns: HashMap::new(),
            spent: 0,
            looks: 0,
            hits: 0,
        }
    }

    /// The states spent.
    pub(super) fn spent(&self) -> u64 {
        self.spent
    }

    pub(super) fn proven(&self) -> &[Class] {
        &self.proven
    }

    fn is_known(&self, board: &Board) -> bool {
        let classes = self.by_pawns.get(&pawns(board)).into_iter().flatten();
        classes.into_iter().any(|index| self.proven[*index].fits(board))
    }

    /// Whether the search is abandoned because it mostly finds nothing.
    pub(super) fn is_in_vain(&self) -> bool {
        match self.effort {
            Effort::Light => self.looks > 32 && self.hits * 8 < self.looks,
            Effort::Close => self.looks >= self.hits + CLOSE_MISSES,
        }
    }
}

impl Leaves for PatternLeaves {
    /// The squares that a man can reach become fewer only by a capture or pawn move, or when a right is
    /// lost.
    fn is_dead(&mut self, parent: &Board, ply: Ply, child: &Board) -> bool {
        let is_new =
            parent.is_zeroing(ply) || parent.passed.is_some() || parent.castling != child.castling;
        if !is_new || child.castling.any() || child.passed.is_some() {
            return false;
        }
        if self.is_known(child) {
            return true;
        }
        if self.is_in_vain() {
            return false;
        }
        let (found, cost) = self.effort.look(child, self.states.saturating_sub(self.spent));
        self.spent += cost;
        self.looks += 1;
        let Found::Dead(classes) = found else { return false };
        self.hits += 1;
        for class in classes {
            let pawns = class.pawns();
            self.by_pawns.entry(pawns).or_default().push(self.proven.len());
            self.proven.push(class);
        }
        true
    }
}

fn pawns(board: &Board) -> (u64, u64) {
    let of = |color| board.men(color, Role::Pawn).0;
    (of(Color::White), of(Color::Black))
}
