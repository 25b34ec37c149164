//! The squares that the men of a pattern reach without a capture or a pawn move.

use shakmaty::{Bitboard, Color, Role, Square};

use super::attacked::Attacked;
use super::class::{Class, arrival};
use super::exits::steps_of_pawn;
use super::legality::leaves_no_move;
use crate::attacks;

/// The same pattern, with each man on all the squares that he can reach.
///
/// The more squares one man has, the more another one has: in whatever order they are examined, the result
/// is the least sets that no move leaves.
pub(super) fn saturated(class: &Class) -> Class {
    let mut class = class.clone();
    if class.is_in_check() {
        return class;
    }
    // The squares from which each man's moves were examined, with the men in his way as they are now.
    let mut looked_at = vec![Bitboard::EMPTY; class.men.len()];
    let mut in_the_way = InTheWay::of(&class);
    let mut attacked = Attacked::unknown(&class);
    loop {
        let mut has_grown = false;
        for number in 0..class.men.len() {
            let man = class.men[number];
            if class.stands(&man) {
                continue;
            }
            let mut places = man.places;
            for from in man.places & !looked_at[number] {
                places |= quiet_moves(&class, number, from, &in_the_way);
            }
            let is_limited = man.color == Color::Black
                && man.role != Role::Pawn
                && end_the_game(&class, number, &mut places);
            if man.role == Role::King {
                // Fewer squares are always attacked now, so he is examined again.
                places &= man.places | !attacked.by(&class, !man.color);
            } else if !is_limited {
                looked_at[number] = man.places;
            }
            if places == man.places {
                continue;
            }
            has_grown = true;
            class.men[number].places = places;
            attacked.forget(&class, number);
            if man.places.count() <= NARROW {
                in_the_way = InTheWay::of(&class);
                looked_at.fill(Bitboard::EMPTY);
            }
        }
        if !has_grown {
            return class;
        }
    }
}

/// Whether some new squares of a black man are taken back, since his move there ends the game for now: the
/// more squares the other men have, the fewer these are.
fn end_the_game(class: &Class, number: usize, places: &mut Bitboard) -> bool {
    let Some(king) = class.king(Color::White).single_square() else { return false };
    let man = class.men[number];
    let steady = class.steady();
    let lines = attacks::queen_attacks(king, steady);
    let gives_check =
        |to: Square| man.attacks_from(to, steady).contains(king) || lines.intersects(man.places);
    let ends = |to: &Square| {
        gives_check(*to)
            && arrival(class, number, *to, None).is_some_and(|after| leaves_no_move(&after))
    };
    let ending: Bitboard = (*places & !man.places).into_iter().filter(ends).collect();
    *places &= !ending;
    ending.any()
}

/// The number of squares beyond which a man is never in the way.
const NARROW: usize = 6;

/// The men who may be in the way of others.
struct InTheWay {
    /// The squares on which some man always stands.
    steady: Bitboard,
    /// The men with few squares, but more than one, which may therefore all lie on one line.
    narrow: Vec<usize>,
}

impl InTheWay {
    fn of(class: &Class) -> InTheWay {
        let narrow = class.present().filter(|(_, man)| (2..=NARROW).contains(&man.places.count()));
        InTheWay { steady: class.steady(), narrow: narrow.map(|(number, _)| number).collect() }
    }
}

/// The squares to which a man may move from this one, with the other men where they always are.
fn quiet_moves(class: &Class, number: usize, from: Square, in_the_way: &InTheWay) -> Bitboard {
    let man = class.men[number];
    if man.role == Role::Pawn {
        // A promotion leads to another pattern.
        let steps: Bitboard = steps_of_pawn(class, number, from).collect();
        return steps & !Bitboard::BACKRANKS;
    }
    let mut to = man.attacks_from(from, in_the_way.steady) & !in_the_way.steady;
    for other in in_the_way.narrow.iter().filter(|other| **other != number) {
        let places = class.men[*other].places;
        to = to
            .into_iter()
            .filter(|to| !places.is_subset(attacks::between(from, *to).with(*to)))
            .collect();
    }
    to
}
