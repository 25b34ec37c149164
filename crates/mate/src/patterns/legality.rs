//! Moves that are not legal, or that end the game, whichever position of the pattern they are played in.

use shakmaty::{Bitboard, Color, Role, Square};

use super::attacked::is_barred;
use super::class::{Class, Member, arrival};
use crate::attacks;

/// Whether a move into this pattern was not legal: the mover's king is attacked, wherever the men stand.
pub(super) fn is_attacked(class: &Class, color: Color) -> bool {
    class.king(color).single_square().is_some_and(|king| {
        class.of_color(!color).any(|(number, man)| {
            let is_near = man.attacks_from(king, Bitboard::EMPTY).intersects(man.places)
                || man.role == Role::Pawn;
            is_near && {
                let others = class.present().filter(|(other, its)| {
                    *other != number && !(its.color == color && its.role == Role::King)
                });
                let occupied = others.fold(Bitboard::EMPTY, |all, (_, its)| all | its.places);
                let mut from = man.places.without(king).into_iter();
                from.all(|from| man.attacks_from(from, occupied).contains(king))
            }
        })
    })
}

/// Whether White has no legal move in any position of the pattern.
pub(super) fn leaves_no_move(class: &Class) -> bool {
    class.king(Color::White).single_square().is_some()
        && class.of_color(Color::White).all(|(number, man)| {
            man.places.into_iter().all(|from| {
                let targets = man.attacks_from(from, Bitboard::EMPTY).into_iter();
                targets.chain(steps(man.role, from)).all(|to| has_no_move(class, number, from, to))
            })
        })
}

/// The squares straight ahead of a white pawn.
fn steps(role: Role, from: Square) -> impl Iterator<Item = Square> {
    let one = from.offset(8).filter(|_| role == Role::Pawn);
    let two = one.and_then(|one| one.offset(8)).filter(|_| from.rank() == shakmaty::Rank::Second);
    one.into_iter().chain(two)
}

/// Whether a white man has no legal move between two squares, with a capture or without.
fn has_no_move(class: &Class, number: usize, from: Square, to: Square) -> bool {
    let is_pawn = class.men[number].role == Role::Pawn;
    let is_capture = from.file() != to.file();
    let victims = class.of_color(Color::Black).filter(|(_, its)| {
        its.role != Role::King && its.places.contains(to) && (!is_pawn || is_capture)
    });
    let quiet = (!is_pawn || !is_capture).then_some(None);
    victims.map(|(victim, _)| Some(victim)).chain(quiet).all(|victim| {
        let but = [number, victim.unwrap_or(number)];
        is_barred(class, &but, from, to)
            || arrival(class, number, to, victim).is_none_or(|mut after| {
                for man in &mut after.men {
                    man.places &= !attacks::between(from, to);
                }
                is_attacked(&after, Color::White)
            })
    })
}

/// Whether Black has a move that is legal in every position of the pattern.
pub(super) fn has_answer(class: &Class) -> bool {
    let black = class.of_color(Color::Black);
    black.into_iter().any(|(number, man)| {
        man.places.single_square().is_some_and(|from| {
            let others = class.present().filter(|(other, _)| *other != number);
            let may_stand = others.fold(Bitboard::EMPTY, |all, (_, its)| all | its.places);
            man.attacks_from(from, may_stand).into_iter().any(|to| is_legal(class, number, to))
        })
    })
}

/// Whether a black man may always move to a square that he attacks.
fn is_legal(class: &Class, number: usize, to: Square) -> bool {
    let man = class.men[number];
    let kings = if man.role == Role::King { to.into() } else { class.king(Color::Black) };
    let is_own = |(other, its): (usize, &Member)| other != number && its.places.contains(to);
    let is_there = |(_, its): (usize, &Member)| its.places == to.into();
    let others = class.present().filter(|(other, _)| *other != number);
    let steady: Bitboard = others.filter_map(|(_, its)| its.places.single_square()).collect();
    !class.of_color(Color::Black).any(is_own)
        && !class.king(Color::White).contains(to)
        && (man.role != Role::Pawn || class.of_color(Color::White).any(is_there))
        && class.of_color(Color::White).all(|(_, its)| {
            its.places
                .without(to)
                .into_iter()
                .all(|from| its.attacks_from(from, steady.with(to) & !kings).is_disjoint(kings))
        })
}
