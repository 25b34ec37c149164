//! The patterns to which a capture or a pawn move leads.

use std::ops::ControlFlow;

use shakmaty::{Bitboard, Color, Rank, Role, Square};

use super::attacked::{always_attacked, is_barred};
use super::class::{Class, Member, arrival};
use crate::attacks;

/// A pattern to which a move leads; not saturated.
pub(super) struct Exit {
    pub(super) class: Class,
    pub(super) last: Last,
}

/// The move after which a position arises.
#[derive(Clone, Copy, Debug)]
pub(super) enum Last {
    /// A quiet move within the pattern.
    Within,
    /// A move of this man from one of these squares.
    Of(usize, Bitboard),
    /// A capture en passant, which vacates two squares.
    InPassing,
}

/// Whether more exits are wanted.
pub(super) type Wanted = ControlFlow<()>;

/// Passes every pattern that a capture or a pawn move may lead to, as long as more are wanted.
pub(super) fn exits(class: &Class, told: &mut impl FnMut(Exit) -> Wanted) -> Wanted {
    let all = Exits::of(class);
    let moving = class.present().filter(|(number, man)| {
        class.turn.is_none_or(|turn| turn == man.color) && !all.is_double(*number)
    });
    for (number, man) in moving {
        all.captures(number, man, told)?;
        if man.role == Role::Pawn {
            pushes(class, number, man, told)?;
        }
        if class.turn.is_none() {
            continue;
        }
        if man.role == Role::King {
            all.steps(number, man, told)?;
        } else if class.is_in_check() {
            all.answers(number, man, told)?;
        } else if man.places.more_than_one() {
            let class = Class { turn: Some(!man.color), ..class.clone() };
            told(Exit { class, last: Last::Within })?;
        }
    }
    Wanted::Continue(())
}

/// A pattern, and what is known of all its positions.
struct Exits<'a> {
    class: &'a Class,
    /// The squares on which some man always stands.
    steady: Bitboard,
    /// The squares that each player always attacks, Black first.
    attacked: [Bitboard; 2],
    /// The men who have the same moves as an earlier one, a bit for each.
    doubles: u64,
}

impl Exits<'_> {
    fn of(class: &Class) -> Exits<'_> {
        let doubles = (0..class.men.len()).filter(|number| class.is_like_an_earlier(*number));
        Exits {
            class,
            steady: class.steady(),
            attacked: [Color::Black, Color::White].map(|color| always_attacked(class, color)),
            doubles: doubles.fold(0, |all, number| all | 1 << number),
        }
    }

    const fn is_double(&self, number: usize) -> bool {
        self.doubles >> number & 1 == 1
    }

    /// The squares that a king may enter, as far as the other player does not always attack them.
    const fn open_to_king(&self, color: Color) -> Bitboard {
        Bitboard(!self.attacked[color.other() as usize].0)
    }

    /// Passes the patterns after each quiet move of an officer, which may answer a check.
    fn answers(
        &self,
        number: usize,
        man: &Member,
        told: &mut impl FnMut(Exit) -> Wanted,
    ) -> Wanted {
        if man.role == Role::Pawn {
            return Wanted::Continue(());
        }
        for from in man.places {
            for to in man.attacks_from(from, self.steady) {
                if !is_barred(self.class, &[number], from, to) {
                    arrive(self.class, number, to, None, told)?;
                }
            }
        }
        Wanted::Continue(())
    }

    /// Passes the patterns after each step of a king who does not move within the pattern.
    fn steps(&self, number: usize, man: &Member, told: &mut impl FnMut(Exit) -> Wanted) -> Wanted {
        for from in man.places {
            for to in attacks::king_attacks(from) & self.open_to_king(man.color) {
                arrive(self.class, number, to, None, told)?;
            }
        }
        Wanted::Continue(())
    }

    fn captures(
        &self,
        number: usize,
        man: &Member,
        told: &mut impl FnMut(Exit) -> Wanted,
    ) -> Wanted {
        let class = self.class;
        let reached = attacks::attacks_of(man.places, man.role.of(man.color), self.steady);
        let is_victim = |its: &Member| its.role != Role::King && its.places.intersects(reached);
        for (victim, its) in class.of_color(!man.color).filter(|(_, its)| is_victim(its)) {
            if self.is_double(victim) {
                continue;
            }
            let mut taken_on = Bitboard::EMPTY;
            for from in man.places {
                let to = man.attacks_from(from, self.steady) & its.places & !taken_on;
                taken_on |= to
                    .into_iter()
                    .filter(|to| !is_barred(class, &[number, victim], from, *to))
                    .collect::<Bitboard>();
            }
            if man.role == Role::King {
                taken_on &= self.open_to_king(man.color);
            }
            for to in taken_on {
                arrive(class, number, to, Some(victim), told)?;
            }
        }
        Wanted::Continue(())
    }
}

fn pushes(
    class: &Class,
    number: usize,
    man: &Member,
    told: &mut impl FnMut(Exit) -> Wanted,
) -> Wanted {
    let home = man.color.fold_wb(Rank::Second, Rank::Seventh);
    for from in man.places {
        for to in steps_of_pawn(class, number, from) {
            if !man.places.contains(to) {
                arrive(class, number, to, None, told)?;
            }
        }
        let Some(one) = from.offset(forward(man.color)).filter(|_| from.rank() == home) else {
            continue;
        };
        // En passant: the pawn is gone, and the pawn that took it stands on the square that it passed.
        for (taker, its) in class.of_color(!man.color) {
            let may_take = its.role == Role::Pawn
                && attacks::pawn_attacks(man.color, one).intersects(its.places)
                && steps_of_pawn(class, number, from).count() == 2;
            if may_take {
                for class in arrivals(class, taker, one, Some(number)) {
                    told(Exit { class, last: Last::InPassing })?;
                }
            }
        }
    }
    Wanted::Continue(())
}

const fn forward(color: Color) -> i32 {
    match color {
        Color::White => 8,
        Color::Black => -8,
    }
}

/// The squares to which a pawn may step from this one.
pub(super) fn steps_of_pawn(
    class: &Class,
    number: usize,
    from: Square,
) -> impl Iterator<Item = Square> {
    let color = class.men[number].color;
    let home = color.fold_wb(Rank::Second, Rank::Seventh);
    let free = |to: &Square| !is_barred(class, &[number], from, *to);
    let one = from.offset(forward(color)).filter(free);
    let two = one.and_then(|one| one.offset(forward(color))).filter(|_| from.rank() == home);
    one.into_iter().chain(two.filter(free))
}

fn arrive(
    class: &Class,
    number: usize,
    to: Square,
    victim: Option<usize>,
    told: &mut impl FnMut(Exit) -> Wanted,
) -> Wanted {
    let last = Last::Of(number, class.men[number].squares_before(to));
    arrivals(class, number, to, victim).try_for_each(|class| told(Exit { class, last }))
}

/// The patterns in which a man has reached a square, by a capture or not: none if he cannot, several if he
/// is promoted.
pub(super) fn arrivals(
    class: &Class,
    number: usize,
    to: Square,
    victim: Option<usize>,
) -> impl Iterator<Item = Class> {
    let mover = class.men[number];
    let is_promoted = mover.role == Role::Pawn && Bitboard::BACKRANKS.contains(to);
    let roles =
        if is_promoted { &PROMOTED[..] } else { std::slice::from_ref(&class.men[number].role) };
    let next = arrival(class, number, to, victim);
    roles.iter().filter_map(move |role| {
        let mut next = next.clone()?;
        next.men[number].role = *role;
        Some(next)
    })
}

const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Member {
    /// The squares from which he may have come to this one.
    pub(super) fn squares_before(&self, to: Square) -> Bitboard {
        match self.role {
            Role::Pawn => self.places,
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                self.attacks_from(to, Bitboard::EMPTY) & self.places
            }
        }
    }
}
