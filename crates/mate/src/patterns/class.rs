//! A pattern in the making: its men, and the squares of each.

use shakmaty::{Bitboard, Color, Role, Square};

use crate::attacks;

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

/// The pattern in which a man has reached a square, by a capture or not; none if he cannot.
pub(super) fn arrival(
    class: &Class,
    number: usize,
    to: Square,
    victim: Option<usize>,
) -> Option<Class> {
    let mover = class.men[number];
    let mut next = class.clone();
    if let Some(victim) = victim {
        next.men[victim].places = Bitboard::EMPTY;
    }
    for (other, man) in next.men.iter_mut().enumerate().filter(|(_, man)| man.places.any()) {
        if other == number {
            continue;
        }
        man.places.discard(to);
        if mover.role == Role::King && man.role == Role::King {
            man.places &= !attacks::king_attacks(to);
        }
        if man.places.is_empty() {
            return None;
        }
    }
    next.men[number].places = to.into();
    next.turn = class.turn.map(|_| !mover.color);
    Some(next)
}
