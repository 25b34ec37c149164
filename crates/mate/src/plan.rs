//! A plan for mate: the squares of the mated king, of the man who gives mate, and of those who block or
//! attack the other flights. A heuristic, on which no answer depends.

mod planner;
mod players;

use shakmaty::{Bitboard, Color, Role, Square};

use self::planner::Planner;
pub(super) use self::players::Players;

/// The move of one man.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) color: Color,
    /// His role on arrival.
    pub(super) role: Role,
    pub(super) from: Square,
    pub(super) to: Square,
    /// Whether he gives mate, and so comes last.
    pub(super) is_last: bool,
}

/// The maximum number of men who are given a task: the kings, the man who gives mate, and those who help.
pub(super) const MOST_TASKS: usize = 3 + MOST_HELPERS;

/// The maximum number of men who help.
const MOST_HELPERS: usize = 3;

/// A mate, and the men who have to move for it.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) tasks: Vec<Task>,
    /// The squares of the men who are to stay.
    pub(super) kept: Bitboard,
    /// The number of plies that it takes at least.
    pub(super) plies: u64,
    /// The squares that the kings do not enter, White's first.
    pub(super) barred: [Bitboard; 2],
}

/// The squares of the mated king and of the man who gives mate.
pub(super) type Picture = (Square, Square);

impl Plan {
    /// Returns the mate that seems to be nearest, except for these; none if no mate is in sight.
    pub(super) fn of(players: &Players, failed: &[Picture]) -> Option<Plan> {
        Planner::of(players, failed).plan()
    }

    pub(super) fn picture(&self) -> Picture {
        (self.tasks[0].to, self.tasks[1].to)
    }
}
