//! A plan for mate: the squares of the mated king, of the man who gives mate, and of those who block or
//! attack the other flights. A heuristic, on which no answer depends.

mod corner;
mod planner;
mod players;

use shakmaty::{Bitboard, Color, Role, Square};

use self::planner::Planner;
pub(super) use self::players::Players;
use super::attacks;
use super::board::Board;

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

/// The weight of a ply in the cost of a plan; a move that one of the players needs has the weight one.
const PLY: usize = 8;

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
    /// The squares on which a knight who gives mate does not wait, and which Black's men without a task do not attack.
    pub(super) shunned: Bitboard,
}

/// The squares of the mated king and of the man who gives mate.
pub(super) type Picture = (Square, Square);

impl Plan {
    /// Returns the mate that seems to be nearest, except for these; none if no mate is in sight.
    pub(super) fn of(players: &Players, failed: &[Picture]) -> Option<Plan> {
        Planner::of(players, failed).plan()
    }

    /// Returns the nearest mate in a corner by White's only man, with one of Black's blocking a flight; none if he
    /// has more, or no such mate is in sight.
    pub(super) fn in_corner(players: &Players) -> Option<Plan> {
        corner::plan(players)
    }

    pub(super) fn picture(&self) -> Picture {
        (self.tasks[0].to, self.tasks[1].to)
    }
}

/// The cost of a plan for which the players need so many moves.
fn cost(turn: Color, white: usize, black: usize) -> usize {
    PLY * plies(turn, white, black) + white + black
}

/// The number of plies before the mate.
fn plies(turn: Color, white: usize, black: usize) -> usize {
    match turn {
        Color::White => 2 * white.max(black),
        Color::Black => 2 * black.max(white + 1) - 1,
    }
}

/// The squares that the kings do not enter, White's first, where these men are to stay.
fn barred(board: &Board, kept: Bitboard) -> [Bitboard; 2] {
    [Color::White, Color::Black].map(|color| {
        attacks::attacks_of_pawns(!color, board.men(!color, Role::Pawn))
            | board.men(color, Role::Pawn)
            | (kept & board.color(color))
    })
}
