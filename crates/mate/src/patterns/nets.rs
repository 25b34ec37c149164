//! The test whether a pattern may contain a mate of Black.
//!
//! Necessary for mate: a white man attacks the black king; every square next to him is attacked by a white
//! man, or occupied by a black man, each by a different one. The white king stands on one square.

use shakmaty::{Bitboard, Color, Role, Square};

use super::class::Class;
use super::exits::{Last, arrivals};
use crate::attacks;

/// Whether mate cannot be excluded; the pattern is saturated.
pub(super) fn may_hold_mate(class: &Class) -> bool {
    may_be_mate_after(class, Last::Within)
}

/// Whether a quiet move of a white man within the pattern may mate.
pub(super) fn may_be_mated_within(class: &Class) -> bool {
    let moving = class.of_color(Color::White).filter(|(_, man)| !class.stands(man));
    moving.into_iter().any(|(number, man)| {
        man.places.into_iter().any(|to| {
            let last = Last::Of(number, man.squares_before(to));
            arrivals(class, number, to, None).any(|after| may_be_mate_after(&after, last))
        })
    })
}

/// Whether this move of White may mate. The black king was not in check before it, so the man who moved
/// gives the check, or another one whose line he has left.
pub(super) fn may_be_mate_after(class: &Class, last: Last) -> bool {
    let net = Net { last, ..Net::of(class) };
    let places = class.king(Color::Black) & net.reached;
    places.into_iter().any(|square| net.may_close(class, square))
}

struct Net {
    /// The squares on which some man always stands, apart from the black king.
    steady: Bitboard,
    attackers: Vec<Attacker>,
    /// The squares that some attacker may attack.
    reached: Bitboard,
    /// The squares of each black man, except the king.
    blockers: Vec<Bitboard>,
    last: Last,
}

/// A white man other than the king.
struct Attacker {
    number: usize,
    /// The squares that he may attack.
    squares: Bitboard,
}

/// A man who may give check from one square.
struct Giver {
    from: Square,
    /// The squares next to the mated king that neither he nor another attacker may cover.
    open: Bitboard,
}

impl Net {
    fn of(class: &Class) -> Net {
        let black_king = class.king(Color::Black);
        let steady =
            class.steady() & !black_king.single_square().map_or(Bitboard::EMPTY, Bitboard::from);
        let white = class.of_color(Color::White).filter(|(_, man)| man.role != Role::King);
        let attackers = white.map(|(number, man)| {
            let from = man.places.into_iter();
            let squares =
                from.fold(Bitboard::EMPTY, |all, from| all | man.attacks_from(from, steady));
            Attacker { number, squares }
        });
        let attackers: Vec<Attacker> = attackers.collect();
        let reached = attackers.iter().fold(Bitboard::EMPTY, |all, man| all | man.squares);
        let black = class.of_color(Color::Black).filter(|(_, man)| man.role != Role::King);
        let blockers = black.map(|(_, man)| man.places).collect();
        Net { steady, attackers, reached, blockers, last: Last::Within }
    }

    /// Whether the black king may be mated on a square.
    fn may_close(&self, class: &Class, square: Square) -> bool {
        let around = attacks::king_attacks(square);
        let open = around & !self.reached;
        let kings = class.king(Color::White) & !around.with(square);
        let mut kings = kings.into_iter().filter(|king| {
            self.can_be_blocked(open & !attacks::king_attacks(*king), (*king).into())
        });
        let Some(first) = kings.next() else { return false };
        let givers = self.givers(class, square);
        std::iter::once(first).chain(kings).any(|king| {
            givers.iter().any(|giver| {
                let open = giver.open & !attacks::king_attacks(king);
                giver.from != king
                    && self.can_be_blocked(open, Bitboard::from(giver.from).with(king))
            })
        })
    }

    /// The men who may give check to a king on that square, and the squares from which they do.
    fn givers(&self, class: &Class, square: Square) -> Vec<Giver> {
        let around = attacks::king_attacks(square);
        let mut givers = Vec::new();
        for Attacker { number, .. } in
            self.attackers.iter().filter(|man| man.squares.contains(square))
        {
            let others = self.attackers.iter().filter(|man| man.number != *number);
            let others = others.fold(Bitboard::EMPTY, |all, man| all | man.squares);
            let man = class.men[*number];
            let lines = man.attacks_from(square, Bitboard::EMPTY);
            let from = if man.role == Role::Pawn { man.places } else { man.places & lines };
            for from in from.without(square) {
                let seen = man.attacks_from(from, self.steady);
                if seen.contains(square) && self.may_have_opened(*number, from, square) {
                    givers.push(Giver { from, open: around & !(others | seen) });
                }
            }
        }
        givers
    }

    /// Whether the check by this man on that square may have arisen by the last move.
    fn may_have_opened(&self, number: usize, from: Square, square: Square) -> bool {
        match self.last {
            Last::Within | Last::InPassing => true,
            Last::Of(mover, left) => {
                mover == number || attacks::between(from, square).intersects(left)
            }
        }
    }

    /// Whether a different black man may stand on each of these squares, and none on those taken.
    fn can_be_blocked(&self, squares: Bitboard, taken: Bitboard) -> bool {
        if squares.intersects(taken) || squares.count() > self.blockers.len() {
            return false;
        }
        let is_blocked = |square| self.blockers.iter().any(|places| places.contains(square));
        if !squares.into_iter().all(is_blocked) {
            return false;
        }
        if !squares.more_than_one() {
            return true;
        }
        let mut board_state = vec![None; self.blockers.len()];
        squares.into_iter().all(|square| self.place(square, &mut board_state, &mut 0))
    }

    /// Assigns a man to a square, and other men to other squares if necessary.
    fn place(&self, square: Square, board_state: &mut [Option<Square>], tried: &mut u64) -> bool {
        for (number, places) in self.blockers.iter().enumerate() {
            if !places.contains(square) || *tried >> number & 1 == 1 {
                continue;
            }
            *tried |= 1 << number;
            let is_free = match board_state[number] {
                Some(other) => self.place(other, board_state, tried),
                None => true,
            };
            if is_free {
                board_state[number] = Some(square);
                return true;
            }
        }
        false
    }
}
