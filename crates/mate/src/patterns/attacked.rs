//! The squares that the men of a pattern attack, and the ways that they bar, wherever they stand.

use shakmaty::{Bitboard, Color, Role, Square};

use super::class::{Class, Member};
use crate::attacks;

/// Whether some man, other than these, always stands between two squares or on the second.
pub(super) fn is_barred(class: &Class, but: &[usize], from: Square, to: Square) -> bool {
    let path = attacks::between(from, to).with(to);
    class.present().any(|(number, man)| man.places.is_subset(path) && !but.contains(&number))
}

/// The squares that each man attacks wherever the men stand, as far as they are known.
pub(super) struct Attacked(Vec<Option<Bitboard>>);

impl Attacked {
    pub(super) fn unknown(class: &Class) -> Attacked {
        Attacked(vec![None; class.men.len()])
    }

    pub(super) fn by(&mut self, class: &Class, color: Color) -> Bitboard {
        class.of_color(color).fold(Bitboard::EMPTY, |all, (number, man)| {
            all | *self.0[number].get_or_insert_with(|| attacked_by(class, number, man))
        })
    }

    /// Forgets what changes with the squares of this man.
    pub(super) fn forget(&mut self, class: &Class, number: usize) {
        for (other, man) in class.men.iter().enumerate() {
            if other == number || is_slider(man.role) {
                self.0[other] = None;
            }
        }
    }
}

const fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// The squares that a man of this colour attacks wherever the men stand, regardless of the enemy king.
pub(super) fn always_attacked(class: &Class, by: Color) -> Bitboard {
    Attacked::unknown(class).by(class, by)
}

fn attacked_by(class: &Class, number: usize, man: &Member) -> Bitboard {
    // A man with many squares attacks no square from all of them.
    if man.places.count() > 8 {
        return Bitboard::EMPTY;
    }
    let others = class.present().filter(|(other, its)| {
        is_slider(man.role)
            && *other != number
            && !(its.role == Role::King && its.color != man.color)
    });
    let occupied = others.fold(Bitboard::EMPTY, |squares, (_, its)| squares | its.places);
    let from = man.places.into_iter();
    from.fold(Bitboard::FULL, |attacked, square| attacked & man.attacks_from(square, occupied))
}
