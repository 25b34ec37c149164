//! The marks over the board while the arbiter answers, and in the ruling.

use acconcio_adjudication::incident::PerPlayer;
use shakmaty::{Board, Color, Square};

/// Marks over the board, and the board to show instead of the replay's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// The board to show instead of the replay's, without hands.
    pub board: Option<Board>,
    /// Whether squares may be chosen; all others are dimmed a little.
    pub is_answering: bool,
    /// Squares chosen so far.
    pub picked: Vec<Square>,
    /// Squares to which a chosen piece goes.
    pub targets: Vec<Square>,
    /// Permitted moves: green arrows, from and to.
    pub permitted: Vec<(Square, Square)>,
    /// Illegal: red hatching.
    pub illegal: Vec<Square>,
    /// Irregular or disputed: amber dots.
    pub disputed: Vec<Square>,
    /// The squares that a king can ever reach: a frame.
    pub reach: Vec<Square>,
    /// The pieces that can never move again: a lock.
    pub fixed: Vec<Square>,
    /// The pieces that must be played or captured: a glow.
    pub obliged: Vec<Square>,
    /// The times on the clocks in seconds, instead of the replay's.
    pub times: Option<PerPlayer<u32>>,
    /// The clock that runs, where it is not the replay's.
    pub running: Option<Running>,
    /// The changes of time on their way to the clocks, in seconds.
    pub added: Vec<(Color, i32)>,
}

/// The state of the clocks from which a game goes on, or at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// The time of a player runs.
    Of(Color),
    /// Both clocks are stopped.
    Neither,
}

impl Running {
    /// The player whose time runs.
    pub const fn player(self) -> Option<Color> {
        match self {
            Running::Of(player) => Some(player),
            Running::Neither => None,
        }
    }
}

impl Overlay {
    /// Whether a square has been chosen, for a piece on it or as the target of one.
    pub fn is_chosen(&self, square: Square) -> bool {
        self.picked.contains(&square) || self.targets.contains(&square)
    }

    /// Whether a square is not dimmed while the arbiter answers.
    pub fn is_lit(&self, square: Square) -> bool {
        !self.is_answering || self.targets.is_empty() || self.is_chosen(square)
    }
}
