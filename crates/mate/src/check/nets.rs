//! The test whether men on some squares may form a mate.
//!
//! In a mate the winner's king stands on one square, one of his men attacks the mated king, and every
//! square next to the mated king is attacked by the winner or occupied by a man of the loser, each square
//! by a different man. Every placement of the two kings and the man who gives check is tried; the winner's
//! other men are assumed to attack all the squares that they ever can, all at once.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::certificate::Man;

/// The men that may give the check.
#[derive(Clone, Copy)]
pub(super) enum Check {
    /// Any man of the winner.
    Any,
    /// The last of the men, who has come from this square, or another one along a line that the last man
    /// left.
    ByMoveOfLast(Square),
}

pub(super) fn may_hold_mate(men: &[Man], winner: Color, check: Check) -> bool {
    let net = Net::of(men, winner, check);
    let king = |color| {
        let kings = men.iter().filter(|man| man.role == Role::King && man.color == color);
        kings.fold(Bitboard::EMPTY, |places, man| places | man.places)
    };
    king(!winner).into_iter().any(|mated| {
        let around = attacks::king_attacks(mated);
        let givers = net.givers(mated);
        let others = king(winner) & !around.with(mated);
        others.into_iter().any(|other| net.may_close(mated, other, &givers))
    })
}

struct Net<'a> {
    winner: Color,
    check: Check,
    men: &'a [Man],
    /// The squares on which a man always stands, except the mated king, who steps off the line.
    steady: Bitboard,
    /// The squares that each man may attack from anywhere; none for the kings and the loser's men.
    attacked: Vec<Bitboard>,
}

impl<'a> Net<'a> {
    fn of(men: &'a [Man], winner: Color, check: Check) -> Net<'a> {
        let stays = men.iter().filter(|man| man.role != Role::King || man.color == winner);
        let steady = stays.filter_map(|man| man.places.single_square()).collect();
        let attacked = men.iter().map(|man| {
            let is_attacker = man.color == winner && man.role != Role::King;
            let from = if is_attacker { man.places } else { Bitboard::EMPTY };
            from.into_iter().fold(Bitboard::EMPTY, |all, from| all | seen(man, from, steady))
        });
        Net { winner, check, men, steady, attacked: attacked.collect() }
    }

    /// The men who may give check to a king on that square, and the squares from which they do.
    fn givers(&self, mated: Square) -> Vec<(usize, Square)> {
        let numbers = (0..self.men.len()).filter(|number| self.attacked[*number].contains(mated));
        let from = |number: usize| {
            let places = self.men[number].places.without(mated).into_iter();
            places.filter(move |from| {
                seen(&self.men[number], *from, self.steady).contains(mated)
                    && self.is_new(number, *from, mated)
            })
        };
        numbers.flat_map(|number| from(number).map(move |from| (number, from))).collect()
    }

    /// Whether the last move may have given this check.
    fn is_new(&self, number: usize, from: Square, mated: Square) -> bool {
        match self.check {
            Check::Any => true,
            Check::ByMoveOfLast(left) => {
                number + 1 == self.men.len() || attacks::between(from, mated).contains(left)
            }
        }
    }

    /// Whether a king may be mated on one square by a king on another and one of these men.
    fn may_close(&self, mated: Square, other: Square, givers: &[(usize, Square)]) -> bool {
        let around = attacks::king_attacks(mated);
        givers.iter().filter(|(_, from)| *from != other).any(|(number, from)| {
            let others = self.attacked.iter().enumerate().filter(|(its, _)| its != number);
            let near = attacks::king_attacks(other);
            let others = others.fold(near, |all, (_, attacked)| all | *attacked);
            let open = around & !others & !seen(&self.men[*number], *from, self.steady);
            let blockers = self.men.iter();
            let blockers =
                blockers.filter(|man| man.color != self.winner && man.role != Role::King);
            open.is_disjoint(Bitboard::from(*from).with(other))
                && can_stand(open, &blockers.collect::<Vec<_>>())
        })
    }
}

fn seen(man: &Man, from: Square, steady: Bitboard) -> Bitboard {
    attacks::attacks(from, man.role.of(man.color), steady)
}

/// Whether each of these squares may be occupied by a different man.
fn can_stand(mut squares: Bitboard, men: &[&Man]) -> bool {
    let Some(square) = squares.pop_front() else { return true };
    men.iter().enumerate().any(|(number, man)| {
        let others = || [&men[..number], &men[number + 1..]].concat();
        man.places.contains(square) && can_stand(squares, &others())
    })
}
