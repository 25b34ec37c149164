//! Whether patterns hold: no move leaves them, and none holds a mate.
//!
//! *No move leaves them.* Take any position of a pattern and any move, legal or not, of a man `m` from
//! one of his squares to another one. Before the move the other men stood in their places, not on the
//! squares between and, the captured man aside, not on the square of arrival; if that leaves a man who
//! stays no place, there is no such move. A king may not come to a square that some man of the enemy
//! who stays attacks from each of his places. What remains of the pattern, `m` on the square of
//! arrival, must be held by a pattern of the list, or its material must be dead. So the position
//! after the move is one of a pattern again, whatever was played: nothing is used but what held
//! before the move and the move's own effect. Castling is no right in a pattern, and a capture en
//! passant is looked at together with the double step before it.
//!
//! *None holds a mate.* See [`nets`].

use shakmaty::{
    Bitboard, Chess, Color, EnPassantMode, Piece, Position, Rank, Role, Square, attacks,
};

use super::Flaw;
use super::nets;
use crate::mate::certificate::{Fate, Man, Pattern};

/// Holds a list of patterns.
pub(super) fn hold(patterns: &[Pattern], winner: Color) -> Result<(), Flaw> {
    for pattern in patterns {
        if !is_well_made(pattern) {
            return Err(Flaw::NoPattern);
        }
        if pattern.to_move != Some(winner) && nets::may_hold_mate(&pattern.men, winner) {
            return Err(Flaw::Mate);
        }
    }
    let case = Case { patterns, winner, by_kings: ByKings::of(patterns) };
    patterns.iter().try_for_each(|pattern| case.is_left_by_no_move(pattern))
}

/// Whether a position is one of a pattern's.
pub(super) fn fits(position: &Chess, pattern: &Pattern) -> bool {
    let has_rights = position.castles().any() || position.legal_ep_square().is_some();
    let setup = position.to_setup(EnPassantMode::Legal);
    let stands = |(square, piece): (Square, Piece)| Man {
        color: piece.color,
        role: piece.role,
        places: square.into(),
        promoted: Bitboard::EMPTY,
        fate: Fate::Stays,
    };
    let men: Vec<Man> = setup.board.iter().map(stands).collect();
    !has_rights
        && pattern.to_move.is_none_or(|color| color == position.turn())
        && is_held(&men, &pattern.men)
}

/// One king of each colour, who stay; men somewhere; promotion and the last ranks as for pawns.
fn is_well_made(pattern: &Pattern) -> bool {
    let kings = |color| {
        let kings = pattern.men.iter().filter(|man| man.role == Role::King && man.color == color);
        kings.filter(|man| man.fate == Fate::Stays).count() == 1
    };
    let is_well_made = |man: &Man| match man.role {
        Role::Pawn => man.places.is_disjoint(Bitboard::BACKRANKS),
        Role::King => man.fate == Fate::Stays && man.promoted.is_empty(),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => man.promoted.is_empty(),
    };
    let is_somewhere = |man: &Man| all_places(man).any();
    kings(Color::White)
        && kings(Color::Black)
        && pattern.men.len() <= 32
        && pattern.men.iter().filter(|man| man.role == Role::King).count() == 2
        && pattern.men.iter().all(|man| is_well_made(man) && is_somewhere(man))
}

/// Everywhere a man may stand, promoted or not.
pub(super) fn all_places(man: &Man) -> Bitboard {
    man.places | man.promoted
}

/// What a man may be, and where he may stand as that. A promoted pawn moves as queen or knight.
pub(super) fn forms(man: &Man) -> impl Iterator<Item = (Role, Bitboard)> {
    let promoted = [(Role::Queen, man.promoted), (Role::Knight, man.promoted)];
    std::iter::once((man.role, man.places)).chain(promoted)
}

struct Case<'a> {
    patterns: &'a [Pattern],
    winner: Color,
    by_kings: ByKings,
}

/// The numbers of the patterns in which each king may stand on each square: a shorter list to look
/// through, in which every pattern is that could hold a position.
struct ByKings([Vec<Vec<usize>>; 2]);

impl ByKings {
    fn of(patterns: &[Pattern]) -> ByKings {
        ByKings(Color::ALL.map(|color| {
            let mut by_square = vec![Vec::new(); 64];
            for (number, pattern) in patterns.iter().enumerate() {
                for square in king(&pattern.men, color) {
                    by_square[square.to_usize()].push(number);
                }
            }
            by_square
        }))
    }

    /// The patterns that may hold men with the kings on these squares.
    fn near(&self, men: &[Man]) -> &[usize] {
        let lists = Color::ALL.into_iter().zip(&self.0).map(|(color, by_square)| {
            king(men, color).first().map_or(&[][..], |square| &by_square[square.to_usize()])
        });
        lists.min_by_key(|list| list.len()).unwrap_or(&[])
    }
}

fn king(men: &[Man], color: Color) -> Bitboard {
    let kings = men.iter().filter(|man| man.role == Role::King && man.color == color);
    kings.fold(Bitboard::EMPTY, |places, man| places | man.places)
}

/// A move that may be played in some position of a pattern.
#[derive(Clone, Copy)]
struct Move {
    /// The number of the man.
    man: usize,
    /// What he moves as.
    role: Role,
    to: Square,
    victim: Option<usize>,
    /// The squares between, which are empty.
    path: Bitboard,
}

impl Case<'_> {
    fn is_left_by_no_move(&self, pattern: &Pattern) -> Result<(), Flaw> {
        for (number, man) in pattern.men.iter().enumerate() {
            if pattern.to_move.is_some_and(|color| color != man.color) {
                continue;
            }
            for (role, places) in forms(man) {
                for from in places {
                    self.moves_stay(pattern, number, role, from)?;
                }
            }
        }
        Ok(())
    }

    fn moves_stay(&self, at: &Pattern, man: usize, role: Role, from: Square) -> Result<(), Flaw> {
        let men = &at.men;
        let color = men[man].color;
        let quiet = |to| Move { man, role, to, victim: None, path: attacks::between(from, to) };
        let attacked = attacks::attacks(from, Piece { color, role }, Bitboard::EMPTY);
        for to in attacked {
            for (victim, its) in men.iter().enumerate() {
                let is_victim = its.color != color && its.role != Role::King;
                if is_victim && all_places(its).contains(to) {
                    self.stays(at, Move { victim: Some(victim), ..quiet(to) })?;
                }
            }
            if role != Role::Pawn {
                self.stays(at, quiet(to))?;
            }
        }
        if role != Role::Pawn {
            return Ok(());
        }
        let (step, home) = color.fold_wb((8, Rank::Second), (-8, Rank::Seventh));
        let Some(one) = from.offset(step) else { return Err(Flaw::NoPattern) };
        self.stays(at, quiet(one))?;
        let two = one.offset(step).filter(|_| from.rank() == home);
        two.map_or(Ok(()), |two| {
            self.stays(at, quiet(two))?;
            self.taken_in_passing(at, man, two)
        })
    }

    /// The double step of a pawn and the capture en passant that follows, as one move.
    fn taken_in_passing(&self, at: &Pattern, pawn: usize, to: Square) -> Result<(), Flaw> {
        let men = &at.men;
        let from = men[pawn].color.fold_wb(to.offset(-16), to.offset(16));
        let Some(from) = from else { return Err(Flaw::NoPattern) };
        let passed = attacks::between(from, to);
        let Some(over) = passed.first() else { return Err(Flaw::NoPattern) };
        for (taker, man) in men.iter().enumerate() {
            let beside = attacks::pawn_attacks(men[pawn].color, over) & man.places;
            if man.role == Role::Pawn && man.color != men[pawn].color && beside.any() {
                let (role, path) = (Role::Pawn, passed.with(to));
                let taken = Move { man: taker, role, to: over, victim: Some(pawn), path };
                self.stays(at, taken)?;
            }
        }
        Ok(())
    }

    /// Whether the position after a move is one of a pattern, or there is no such move.
    fn stays(&self, at: &Pattern, played: Move) -> Result<(), Flaw> {
        let men = &at.men;
        if played.role == Role::King && is_guarded(men, played) {
            return Ok(());
        }
        let Some(mut others) = left_over(men, played) else { return Ok(()) };
        let is_last_rank = Bitboard::BACKRANKS.contains(played.to);
        let becomes: &[Role] = if played.role == Role::Pawn && is_last_rank {
            &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
        } else {
            &[]
        };
        let mover = men[played.man];
        let is_promoted = played.role != mover.role || !becomes.is_empty();
        let place = Bitboard::from(played.to);
        let own = match is_promoted {
            true => Man { promoted: place, places: Bitboard::EMPTY, ..mover },
            false => Man { promoted: Bitboard::EMPTY, places: place, ..mover },
        };
        // The pattern itself holds what is left over of it, if it holds the two men who changed.
        let is_own = at.to_move.is_none()
            && is_within(&own, &mover)
            && played.victim.is_none_or(|victim| men[victim].fate == Fate::MayBeTaken);
        let mut is_anywhere = |own: Man| {
            others.push(Man { fate: Fate::Stays, ..own });
            let is_held = self.is_dead(&others) || self.is_held_after(mover.color, &others);
            others.pop();
            is_held
        };
        let promoted =
            |role: &Role| Man { role: *role, places: place, promoted: Bitboard::EMPTY, ..mover };
        let stays = is_own
            || match becomes {
                [] if is_promoted => false,
                [] => is_anywhere(own),
                roles => roles.iter().map(promoted).all(is_anywhere),
            };
        stays.then_some(()).ok_or(Flaw::NotClosed)
    }

    /// Whether a pattern of the list holds what is left over after a move of this colour.
    fn is_held_after(&self, color: Color, men: &[Man]) -> bool {
        self.by_kings.near(men).iter().any(|number| {
            let pattern = &self.patterns[*number];
            pattern.to_move != Some(color)
                && Color::ALL.iter().all(|of| king(men, *of).is_subset(king(&pattern.men, *of)))
                && is_held(men, &pattern.men)
        })
    }

    fn is_dead(&self, men: &[Man]) -> bool {
        let of = |color| men.iter().filter(move |man| man.color == color && man.role != Role::King);
        let are_all = |color, roles: &[Role]| of(color).all(|man| roles.contains(&man.role));
        let bishops = men.iter().filter(|man| man.role == Role::Bishop);
        let squares = bishops.fold(Bitboard::EMPTY, |squares, man| squares | man.places);
        let is_one_color =
            squares.is_subset(Bitboard::LIGHT_SQUARES) || squares.is_subset(Bitboard::DARK_SQUARES);
        let (winner, loser) = (self.winner, !self.winner);
        let is_lone_knight = of(winner).count() == 1 && are_all(winner, &[Role::Knight]);
        of(winner).next().is_none()
            || (is_lone_knight && are_all(loser, &[Role::Queen]))
            || (is_one_color
                && are_all(winner, &[Role::Bishop])
                && are_all(loser, &[Role::Bishop, Role::Rook, Role::Queen]))
    }
}

/// Whether an enemy man who stays attacks the square to which a king moves, wherever the men stand.
fn is_guarded(men: &[Man], played: Move) -> bool {
    let color = men[played.man].color;
    let guards = men.iter().enumerate().filter(|(number, man)| {
        man.color != color && man.fate == Fate::Stays && Some(*number) != played.victim
    });
    guards.into_iter().any(|(number, guard)| {
        let others = men.iter().enumerate();
        let others = others.filter(|(other, _)| *other != number && *other != played.man);
        let occupied = others.fold(Bitboard::EMPTY, |all, (_, man)| all | all_places(man));
        guard.promoted.is_empty()
            && guard.places.without(played.to).into_iter().all(|from| {
                let piece = guard.role.of(guard.color);
                attacks::attacks(from, piece, occupied).contains(played.to)
            })
    })
}

/// The other men after a move, each where he may still stand; none if there is no such move.
fn left_over(men: &[Man], played: Move) -> Option<Vec<Man>> {
    let mut left = Vec::with_capacity(men.len());
    for (number, man) in men.iter().enumerate() {
        if number == played.man || Some(number) == played.victim {
            continue;
        }
        let mut elsewhere = !played.path.with(played.to);
        if man.role == Role::King && played.role == Role::King {
            elsewhere &= !attacks::king_attacks(played.to);
        }
        let man =
            Man { places: man.places & elsewhere, promoted: man.promoted & elsewhere, ..*man };
        match (all_places(&man).any(), man.fate) {
            (true, Fate::Stays | Fate::MayBeTaken) => left.push(man),
            (false, Fate::Stays) => return None,
            (false, Fate::MayBeTaken) => {}
        }
    }
    Some(left)
}

/// Whether every position of some men is one of a pattern with these.
fn is_held(men: &[Man], pattern: &[Man]) -> bool {
    let mut told: Vec<Option<usize>> = vec![None; pattern.len()];
    for number in 0..men.len() {
        if !tell(number, men, pattern, &mut told, &mut vec![false; pattern.len()]) {
            return false;
        }
    }
    let mut left = pattern.iter().zip(&told).filter(|(_, told)| told.is_none());
    left.all(|(man, _)| man.fate == Fate::MayBeTaken)
}

/// Tells one man as a man of the pattern, telling others anew where need be.
fn tell(
    number: usize,
    men: &[Man],
    pattern: &[Man],
    told: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for (as_man, its) in pattern.iter().enumerate() {
        if tried[as_man] || !is_within(&men[number], its) {
            continue;
        }
        tried[as_man] = true;
        let is_free = match told[as_man] {
            Some(other) => tell(other, men, pattern, told, tried),
            None => true,
        };
        if is_free {
            told[as_man] = Some(number);
            return true;
        }
    }
    false
}

/// Whether a man can be told as another one: nowhere he may stand is new.
fn is_within(man: &Man, other: &Man) -> bool {
    let is_promoted = other.role == Role::Pawn
        && !matches!(man.role, Role::Pawn | Role::King)
        && man.places.is_subset(other.promoted);
    let is_same = man.role == other.role
        && man.places.is_subset(other.places)
        && man.promoted.is_subset(other.promoted);
    man.color == other.color
        && (is_same || is_promoted)
        && (man.fate == Fate::Stays || other.fate == Fate::MayBeTaken)
}
