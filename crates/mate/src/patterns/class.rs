//! A pattern in the making: its men, and the squares of each.

use shakmaty::{Bitboard, Color, Role};

/// A pattern in the making. The men keep their numbers for as long as they are on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub(super) men: Vec<Member>,
    /// The player to move, where that matters; then the kings do not move either.
    pub(super) turn: Option<Color>,
    /// Whether the pawns may stand anywhere ahead on their files, instead of each step leading to another
    /// pattern.
    pub(super) has_loose_pawns: bool,
}

/// A man of a pattern in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) color: Color,
    pub(super) role: Role,
    /// The squares on which he may stand; none once he has been taken.
    pub(super) places: Bitboard,
}
