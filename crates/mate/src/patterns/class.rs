//! A pattern in the making: its men, and where each may stand.

use shakmaty::{Bitboard, Color, Role};

/// A pattern in the making. The men keep their numbers for as long as they are on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub(super) men: Vec<Member>,
    /// Whose move it is, where that is looked at; then the kings stand still as well.
    pub(super) turn: Option<Color>,
}

/// A man of a pattern in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) color: Color,
    pub(super) role: Role,
    /// Where he may stand; nowhere once he was taken.
    pub(super) places: Bitboard,
}
