//! Whether a pattern may hold a mate.
//!
//! In a mate the winner's king stands on one square, one man of his attacks the mated king, and every
//! square next to the mated king is attacked by the winner or occupied by a man of the loser, no two by
//! the same. Every placement of the two kings and the man who gives check is tried; the winner's
//! other men are allowed to attack all that they ever can, all at once.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::patterns::{all_places, forms};
use crate::mate::certificate::{Fate, Man};

pub(super) fn may_hold_mate(men: &[Man], winner: Color) -> bool {
    let (kings, officers): (Vec<&Man>, Vec<&Man>) =
        men.iter().partition(|man| man.role == Role::King);
    let king = |color| {
        let places = kings.iter().filter(|man| man.color == color);
        places.fold(Bitboard::EMPTY, |places, man| places | man.places)
    };
    let (attackers, blockers): (Vec<&Man>, Vec<&Man>) =
        officers.into_iter().partition(|man| man.color == winner);
    // Squares on which a man always stands, the mated king aside, who steps off the line.
    let stays = men
        .iter()
        .filter(|man| man.fate == Fate::Stays && (man.role != Role::King || man.color == winner));
    let steady = stays.filter_map(|man| all_places(man).single_square()).collect();
    let seen: Vec<Bitboard> = attackers.iter().map(|man| attacked_by(man, steady)).collect();
    for mated in king(!winner) {
        let around = attacks::king_attacks(mated);
        for other in king(winner) & !around.with(mated) {
            let near = attacks::king_attacks(other);
            for (number, giver) in attackers.iter().enumerate() {
                if !seen[number].contains(mated) {
                    continue;
                }
                let others = seen.iter().enumerate().filter(|(its, _)| *its != number);
                let others = others.fold(near, |all, (_, seen)| all | *seen);
                let closes = |from: Square, seen: Bitboard| {
                    let open = around & !others & !seen;
                    let taken = Bitboard::from(from).with(other);
                    open.is_disjoint(taken) && can_stand(open, &blockers)
                };
                if gives_check(giver, mated, other, steady, closes) {
                    return true;
                }
            }
        }
    }
    false
}

/// Whether a man may give check from a square from which he closes the net.
fn gives_check(
    giver: &Man,
    mated: Square,
    other: Square,
    steady: Bitboard,
    closes: impl Fn(Square, Bitboard) -> bool,
) -> bool {
    forms(giver).any(|(role, places)| {
        places.without(mated).without(other).into_iter().any(|from| {
            let seen = attacks::attacks(from, Piece { color: giver.color, role }, steady);
            seen.contains(mated) && closes(from, seen)
        })
    })
}

/// All that a man may attack from anywhere.
fn attacked_by(man: &Man, steady: Bitboard) -> Bitboard {
    let attacks = forms(man).flat_map(|(role, places)| {
        let piece = Piece { color: man.color, role };
        places.into_iter().map(move |from| attacks::attacks(from, piece, steady))
    });
    attacks.fold(Bitboard::EMPTY, |all, squares| all | squares)
}

/// Whether each of these squares may be occupied by another man.
fn can_stand(mut squares: Bitboard, men: &[&Man]) -> bool {
    let Some(square) = squares.pop_front() else { return true };
    men.iter().enumerate().any(|(number, man)| {
        let others = || [&men[..number], &men[number + 1..]].concat();
        all_places(man).contains(square) && can_stand(squares, &others())
    })
}
