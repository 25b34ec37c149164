//! What is laid over the board while the arbiter answers, and in the verdict.

use shakmaty::{Board, Square};

/// Marks over the board, and the board to show instead of the replay's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// The board to show instead of the replay's, without hands.
    pub board: Option<Board>,
    /// Whether squares may be chosen; everything that is not lit is dimmed a little.
    pub is_answering: bool,
    /// Squares chosen so far.
    pub picked: Vec<Square>,
    /// Squares to which a chosen piece goes.
    pub targets: Vec<Square>,
    /// Permitted moves: green arrows, from and to.
    pub permitted: Vec<(Square, Square)>,
    /// Illegal: red hatch.
    pub illegal: Vec<Square>,
    /// Irregular or disputed: amber dots.
    pub disputed: Vec<Square>,
    /// Where a king can ever go: a frame.
    pub reach: Vec<Square>,
    /// Men who stay where they are for ever: a lock.
    pub fixed: Vec<Square>,
}

impl Overlay {
    /// Whether a square has been chosen, for a piece on it or as the square to which one goes.
    pub fn is_chosen(&self, square: Square) -> bool {
        self.picked.contains(&square) || self.targets.contains(&square)
    }

    /// Whether a square keeps its full light while the arbiter answers.
    pub fn is_lit(&self, square: Square) -> bool {
        !self.is_answering || self.targets.is_empty() || self.is_chosen(square)
    }
}
