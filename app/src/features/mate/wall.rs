//! The wall of a position: the squares that the king can ever reach, and the pieces that never move.

use acconcio_mate::{Man, Pattern};
use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Color, Role, attacks};

/// The patterns of a proof in the form in which they are drawn. Squares are bits, a1 the lowest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    king: u64,
    fixed: u64,
    /// The FEN letters of the attackers, each with its squares.
    attackers: Vec<(char, u64)>,
}

impl Wall {
    /// The wall against a player who would have to mate.
    pub fn of(patterns: &[Pattern], winner: Color) -> Wall {
        let men = || patterns.iter().flat_map(|pattern| &pattern.men);
        let is_mated = |man: &&Man| man.role == Role::King && man.color != winner;
        let king = men().filter(is_mated).fold(Bitboard::EMPTY, |all, man| all | man.places);
        let fixed = patterns.iter().map(fixed).reduce(|one, other| one & other);
        let mut wall =
            Wall { king: king.0, fixed: fixed.unwrap_or_default().0, attackers: Vec::new() };
        for man in men().filter(|man| man.color == winner && man.role != Role::King) {
            if !attacked(man).is_disjoint(king) {
                wall.attacked_by(man);
            }
        }
        wall
    }

    /// Adds an attacker; pieces of the same kind with common squares count as one.
    fn attacked_by(&mut self, man: &Man) {
        let (letter, places) = (man.role.char(), man.places.0);
        let is_same = |entry: &&mut (char, u64)| entry.0 == letter && entry.1 & places != 0;
        match self.attackers.iter_mut().find(is_same) {
            Some((_, squares)) => *squares |= places,
            None => self.attackers.push((letter, places)),
        }
    }

    /// The squares that the king who would be mated can ever reach.
    pub const fn king(&self) -> Bitboard {
        Bitboard(self.king)
    }

    /// The squares of the pieces that never move and are never captured.
    pub const fn fixed(&self) -> Bitboard {
        Bitboard(self.fixed)
    }

    /// The pieces of the intended winner that might ever attack one of that king's squares, each with
    /// the squares on which it may stand.
    pub fn attackers(&self) -> impl Iterator<Item = (Role, Bitboard)> {
        self.attackers
            .iter()
            .filter_map(|(letter, squares)| Some((Role::from_char(*letter)?, Bitboard(*squares))))
    }
}

/// The squares of the pieces of a pattern that never move, apart from the kings.
fn fixed(pattern: &Pattern) -> Bitboard {
    let officers = pattern.men.iter().filter(|man| man.role != Role::King);
    officers.filter_map(|man| man.places.single_square()).collect()
}

/// All squares that a piece may attack from any of its squares, as if nothing stood between.
fn attacked(man: &Man) -> Bitboard {
    let piece = man.role.of(man.color);
    let from = man.places.into_iter();
    from.fold(Bitboard::EMPTY, |all, from| all | attacks::attacks(from, piece, Bitboard::EMPTY))
}
