//! The squares that the men of a pattern reach without a capture or a pawn move.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::{Class, Member};

/// The same pattern, its men on all the squares that they can come to.
pub(super) fn saturated(class: &Class) -> Class {
    let mut class = class.clone();
    loop {
        let mut has_grown = false;
        let steady = class.steady();
        let narrow = class.narrow();
        let attacked = [Color::Black, Color::White].map(|color| always_attacked(&class, color));
        for number in 0..class.men.len() {
            let man = class.men[number];
            if class.stands(&man) {
                continue;
            }
            let mut places = man.places;
            for from in man.places {
                places |= quiet_moves(&class, number, from, steady, &narrow);
            }
            if man.role == Role::King {
                places &= man.places | !attacked[!man.color as usize];
            }
            has_grown |= places != man.places;
            class.men[number].places = places;
        }
        if !has_grown {
            return class;
        }
    }
}

/// The squares to which a man may go from this one, other men being where they always are.
fn quiet_moves(
    class: &Class,
    number: usize,
    from: Square,
    steady: Bitboard,
    narrow: &[usize],
) -> Bitboard {
    let man = class.men[number];
    let mut to = man.attacks_from(from, steady) & !steady;
    for other in narrow.iter().filter(|other| **other != number) {
        let places = class.men[*other].places;
        to = to
            .into_iter()
            .filter(|to| !places.is_subset(attacks::between(from, *to).with(*to)))
            .collect();
    }
    to
}

/// Whether some man, none of these, always stands between two squares or on the second.
pub(super) fn is_barred(class: &Class, but: &[usize], from: Square, to: Square) -> bool {
    let path = attacks::between(from, to).with(to);
    class.present().any(|(number, man)| man.places.is_subset(path) && !but.contains(&number))
}

impl Class {
    /// The men with so few squares, but more than one, that they may all lie on one line.
    fn narrow(&self) -> Vec<usize> {
        let narrow = self.present().filter(|(_, man)| (2..=6).contains(&man.places.count()));
        narrow.map(|(number, _)| number).collect()
    }
}

/// The squares that a man of this colour attacks wherever the men stand, the enemy king aside.
pub(super) fn always_attacked(class: &Class, by: Color) -> Bitboard {
    let mut attacked = Bitboard::EMPTY;
    for (number, man) in class.of_color(by) {
        attacked |= attacked_by(class, number, man);
    }
    attacked
}

fn attacked_by(class: &Class, number: usize, man: &Member) -> Bitboard {
    // A man with many squares attacks none from all of them.
    if man.places.count() > 8 {
        return Bitboard::EMPTY;
    }
    let others = class.present().filter(|(other, its)| {
        *other != number && !(its.role == Role::King && its.color != man.color)
    });
    let occupied = others.fold(Bitboard::EMPTY, |squares, (_, its)| squares | its.places);
    let from = man.places.into_iter();
    from.fold(Bitboard::FULL, |attacked, square| attacked & man.attacks_from(square, occupied))
}
