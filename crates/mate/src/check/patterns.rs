//! The checker of patterns: no move leaves them, and none contains a mate.
//!
//! *No move leaves them.* Take any position of a pattern and any move, legal or not, of a man `m` from one
//! of his squares to another one. Before the move the other men stood on their squares, not on the squares
//! between and, except for the captured man, not on the square of arrival; if that leaves a remaining man
//! no square, there is no such move. A king may not move to a square that some remaining enemy man attacks
//! from each of his squares. The rest of the pattern, with `m` on the square of arrival, must be contained
//! in a pattern of the list, or its material must be dead. So the position after the move fits a pattern
//! again, whatever was played: the proof uses only the position before the move and the move's own effect.
//! There is no right to castle in a pattern, and a capture en passant is examined together with the double
//! step before it.
//!
//! *None contains a mate.* A mate arises by a move of the winner. Before it the other king was not in
//! check, so the man who moved gives the check from the square of arrival, or another one along a line that
//! he has left; see [`nets`]. Where no position of a pattern can be mate at all, the moves into it need not
//! be examined.

use shakmaty::{
    Bitboard, Chess, Color, EnPassantMode, Piece, Position, Rank, Role, Square, attacks,
};

use super::Flaw;
use super::nets::{self, Check};
use crate::certificate::{Man, Pattern};

/// Checks a list of patterns.
pub(super) fn hold(patterns: &[Pattern], winner: Color) -> Result<(), Flaw> {
    if !patterns.iter().all(is_well_made) {
        return Err(Flaw::NoPattern);
    }
    let may_hold_mate = |pattern: &Pattern| {
        pattern.to_move != Some(winner) && nets::may_hold_mate(&pattern.men, winner, Check::Any)
    };
    let mates = patterns.iter().map(may_hold_mate).collect();
    let case = Case { patterns, winner, mates, by_kings: ByKings::of(patterns) };
    (0..patterns.len()).try_for_each(|number| case.is_left_by_no_move(number))
}

/// Whether a position fits a pattern.
pub(super) fn fits(position: &Chess, pattern: &Pattern) -> bool {
    let has_rights = position.castles().any() || position.legal_ep_square().is_some();
    let setup = position.to_setup(EnPassantMode::Legal);
    let stands = |(square, piece): (Square, Piece)| Man {
        color: piece.color,
        role: piece.role,
        places: square.into(),
    };
    let men: Vec<Man> = setup.board.iter().map(stands).collect();
    !has_rights
        && pattern.to_move.is_none_or(|color| color == position.turn())
        && is_held(&men, &pattern.men)
}

/// Whether a pattern has one king of each colour, a square for each man, and no pawns on the last ranks.
fn is_well_made(pattern: &Pattern) -> bool {
    let kings = |color| {
        pattern.men.iter().filter(|man| man.role == Role::King && man.color == color).count() == 1
    };
    let is_well_made = |man: &Man| {
        man.places.any() && (man.role != Role::Pawn || man.places.is_disjoint(Bitboard::BACKRANKS))
    };
    kings(Color::White)
        && kings(Color::Black)
        && pattern.men.len() <= 32
        && pattern.men.iter().all(is_well_made)
}

struct Case<'a> {
    patterns: &'a [Pattern],
    winner: Color,
    /// Whether one of its positions may be mate, for each pattern.
    mates: Vec<bool>,
    by_kings: ByKings,
}

/// The numbers of the patterns in which each king may stand on each square: a shorter list to search, which
/// contains every pattern that could contain a position.
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

    /// The patterns that may contain men with the kings on these squares.
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
    /// The square from which he moves; none for a capture en passant, which is examined with the double
    /// step before it.
    from: Option<Square>,
    to: Square,
    victim: Option<usize>,
    /// The squares between, which are empty.
    path: Bitboard,
}

/// The roles to which a pawn may be promoted.
const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Case<'_> {
    fn is_left_by_no_move(&self, number: usize) -> Result<(), Flaw> {
        let pattern = &self.patterns[number];
        for (man, its) in pattern.men.iter().enumerate() {
            if pattern.to_move.is_none_or(|color| color == its.color) {
                its.places.into_iter().try_for_each(|from| self.moves_stay(number, man, from))?;
            }
        }
        Ok(())
    }

    fn moves_stay(&self, at: usize, man: usize, from: Square) -> Result<(), Flaw> {
        let men = &self.patterns[at].men;
        let Man { color, role, .. } = men[man];
        let quiet =
            |to| Move { man, from: Some(from), to, victim: None, path: attacks::between(from, to) };
        let attacked = attacks::attacks(from, Piece { color, role }, Bitboard::EMPTY);
        for to in attacked {
            for (victim, its) in men.iter().enumerate() {
                let is_victim = its.color != color && its.role != Role::King;
                if is_victim && its.places.contains(to) {
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
            self.taken_in_passing(at, man, one, two)
        })
    }

    /// Checks the double step of a pawn and the capture en passant that follows, as one move.
    fn taken_in_passing(
        &self,
        at: usize,
        pawn: usize,
        over: Square,
        two: Square,
    ) -> Result<(), Flaw> {
        let men = &self.patterns[at].men;
        let color = men[pawn].color;
        for (taker, man) in men.iter().enumerate() {
            let beside = attacks::pawn_attacks(color, over) & man.places;
            if man.role == Role::Pawn && man.color != color && beside.any() {
                let path = Bitboard::from(over).with(two);
                let taken = Move { man: taker, from: None, to: over, victim: Some(pawn), path };
                self.stays(at, taken)?;
            }
        }
        Ok(())
    }

    /// Checks that the position after a move fits a pattern and is no mate, or that there is no such move.
    fn stays(&self, at: usize, played: Move) -> Result<(), Flaw> {
        let men = &self.patterns[at].men;
        let mover = men[played.man];
        if mover.role == Role::King && is_guarded(men, played) {
            return Ok(());
        }
        let Some(mut after) = left_over(men, played) else { return Ok(()) };
        after.push(Man { places: played.to.into(), ..mover });
        if mover.role != Role::Pawn || !Bitboard::BACKRANKS.contains(played.to) {
            // The pattern itself contains the remaining men, if the man stays on his squares.
            let is_own = self.patterns[at].to_move.is_none()
                && played.victim.is_none()
                && mover.places.contains(played.to);
            return self.is_harmless(is_own.then_some(at), &after, played);
        }
        PROMOTED.into_iter().try_for_each(|role| {
            let places = played.to.into();
            after.pop();
            after.push(Man { role, places, ..mover });
            self.is_harmless(None, &after, played)
        })
    }

    /// Checks that a pattern contains these men, the last of whom has just moved, and that none of their
    /// positions is mate.
    fn is_harmless(&self, own: Option<usize>, men: &[Man], played: Move) -> Result<(), Flaw> {
        if self.is_dead(men) {
            return Ok(());
        }
        let Some(Man { color, .. }) = men.last() else { return Err(Flaw::NoPattern) };
        let near = self.by_kings.near(men).iter().copied();
        let holding = near.filter(|number| self.holds_after(*color, men, *number));
        let mut holding = own.into_iter().chain(holding);
        let Some(first) = holding.next() else { return Err(Flaw::NotClosed) };
        let check = played.from.map_or(Check::Any, Check::ByMoveOfLast);
        if *color != self.winner
            || !self.mates[first]
            || !nets::may_hold_mate(men, self.winner, check)
            || holding.any(|number| !self.mates[number])
        {
            return Ok(());
        }
        Err(Flaw::Mate)
    }

    /// Whether a pattern contains the men that remain after a move of this colour.
    fn holds_after(&self, color: Color, men: &[Man], number: usize) -> bool {
        let pattern = &self.patterns[number];
        pattern.to_move != Some(color)
            && Color::ALL.iter().all(|of| king(men, *of).is_subset(king(&pattern.men, *of)))
            && is_held(men, &pattern.men)
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

/// Whether a remaining enemy man attacks the square to which a king moves, wherever the men stand.
fn is_guarded(men: &[Man], played: Move) -> bool {
    let color = men[played.man].color;
    let guards = men.iter().enumerate();
    let mut guards =
        guards.filter(|(number, man)| man.color != color && Some(*number) != played.victim);
    guards.any(|(number, guard)| {
        let others = men.iter().enumerate();
        let others = others.filter(|(other, _)| *other != number && *other != played.man);
        let occupied = others.fold(Bitboard::EMPTY, |all, (_, man)| all | man.places);
        guard.places.without(played.to).into_iter().all(|from| {
            let piece = guard.role.of(guard.color);
            attacks::attacks(from, piece, occupied).contains(played.to)
        })
    })
}

/// The other men after a move, each with the squares on which he may still stand; none if there is no such
/// move.
fn left_over(men: &[Man], played: Move) -> Option<Vec<Man>> {
    let mover = men[played.man].role;
    let mut left = Vec::with_capacity(men.len());
    for (number, man) in men.iter().enumerate() {
        if number == played.man || Some(number) == played.victim {
            continue;
        }
        let mut elsewhere = !played.path.with(played.to);
        if man.role == Role::King && mover == Role::King {
            elsewhere &= !attacks::king_attacks(played.to);
        }
        let places = man.places & elsewhere;
        if places.is_empty() {
            return None;
        }
        left.push(Man { places, ..*man });
    }
    Some(left)
}

/// Whether every position of some men fits a pattern with these men.
fn is_held(men: &[Man], pattern: &[Man]) -> bool {
    if men.len() != pattern.len() {
        return false;
    }
    let mut told: Vec<Option<usize>> = vec![None; pattern.len()];
    (0..men.len())
        .all(|number| tell(number, men, pattern, &mut told, &mut vec![false; pattern.len()]))
}

/// Matches one man with a man of the pattern, and rematches others if necessary.
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

/// Whether a man can be matched with another one: all his squares are squares of the other.
fn is_within(man: &Man, other: &Man) -> bool {
    man.color == other.color && man.role == other.role && man.places.is_subset(other.places)
}
