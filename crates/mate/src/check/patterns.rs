//! The checker of patterns: no move leaves them, and none contains a mate.
//!
//! *No move leaves them.* Take any position of a pattern and any move, legal or not, of a man `m` from one
//! of his squares to another one. Before the move the other men stood on their squares, not on the squares
//! between and, except for the captured man, not on the square of arrival; if that leaves a remaining man
//! no square, there is no such move. The rest of the pattern, with `m` on the square of arrival, must be
//! contained in a pattern of the list, or its material must be dead, unless
//!
//! - *the move is not legal*: wherever the mover's king and the other men then stand on their squares, some
//!   enemy man attacks him from each of his; or
//! - *the move ends the game*: it is the loser's, and after it the winner has no legal move, since each of
//!   his moves is impossible by one of the two arguments above. He is mated or stalemated, and mates nobody.
//!   A double step is not taken for such a move, since it may be answered en passant.
//!
//! So the position after the move fits a pattern again, or there is none, whatever was played: the proof uses
//! only the position before the move and the exact effect of the move itself. There is no right to castle
//! in a pattern, and a capture en passant is examined together with the double step before it.
//!
//! *None contains a mate.* A mate arises by a move of the winner. Before it the other king was not in
//! check, so the man who moved gives the check from the square of arrival, or another one along a line that
//! he has left; see [`nets`]. It is no mate either if the loser has an answer: a move that is legal wherever
//! the men stand. Where no position of a pattern can be mate at all, the moves into it need not
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

impl Move {
    /// The square passed over, if this is the double step of a pawn.
    fn double_step(self, men: &[Man]) -> Option<Square> {
        let is_pawn = men[self.man].role == Role::Pawn && self.victim.is_none();
        self.path.first().filter(|_| is_pawn)
    }
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
        for played in moves(men, man, from) {
            self.stays(at, played)?;
            if let Some(over) = played.double_step(men) {
                self.taken_in_passing(at, man, over, played.to)?;
            }
        }
        Ok(())
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
        let pattern = &self.patterns[at];
        let mover = pattern.men[played.man];
        let is_promoted = mover.role == Role::Pawn && Bitboard::BACKRANKS.contains(played.to);
        // The pattern itself contains the remaining men, if the man stays on his squares.
        let is_own = pattern.to_move.is_none()
            && !is_promoted
            && played.victim.is_none()
            && mover.places.contains(played.to);
        if is_own && (mover.color != self.winner || !self.mates[at]) {
            return Ok(());
        }
        let Some(mut after) = left_over(&pattern.men, played) else { return Ok(()) };
        let own = [mover.role];
        for role in if is_promoted { &PROMOTED[..] } else { &own } {
            after.push(Man { role: *role, places: played.to.into(), ..mover });
            let held = self.is_harmless(is_own.then_some(at), &after, played);
            let is_out = || is_attacked(&after, mover.color) || self.is_last(&after, mover, played);
            let is_answered = || held == Err(Flaw::Mate) && has_answer(&after, !self.winner);
            if held.is_err() && !is_out() && !is_answered() {
                return held;
            }
            after.pop();
        }
        Ok(())
    }

    /// Whether a move of the loser leaves the winner without a legal move.
    fn is_last(&self, after: &[Man], mover: Man, played: Move) -> bool {
        let is_double_step =
            mover.role == Role::Pawn && played.from.is_none_or(|from| from.distance(played.to) > 1);
        let its = after.iter().enumerate().filter(|(_, man)| man.color == self.winner);
        let mut replies = its.flat_map(|(number, man)| {
            man.places.into_iter().flat_map(move |from| moves(after, number, from))
        });
        mover.color != self.winner
            && !is_double_step
            && replies.all(|reply| {
                left_over(after, reply).is_none_or(|mut left| {
                    left.push(Man { places: reply.to.into(), ..after[reply.man] });
                    is_attacked(&left, self.winner)
                })
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

/// The number of squares to which a queen goes at most.
const MOST_OF_ONE_MAN: usize = 27;

/// The moves of a man from one of his squares, legal or not, apart from captures en passant.
fn moves(men: &[Man], number: usize, from: Square) -> Vec<Move> {
    let Man { color, role, .. } = men[number];
    let mut moves = Vec::with_capacity(MOST_OF_ONE_MAN);
    let mut play = |to, victim| {
        let path = attacks::between(from, to);
        moves.push(Move { man: number, from: Some(from), to, victim, path });
    };
    for to in attacks::attacks(from, Piece { color, role }, Bitboard::EMPTY) {
        for (victim, its) in men.iter().enumerate() {
            if its.color != color && its.role != Role::King && its.places.contains(to) {
                play(to, Some(victim));
            }
        }
        if role != Role::Pawn {
            play(to, None);
        }
    }
    if role == Role::Pawn {
        let (step, home) = color.fold_wb((8, Rank::Second), (-8, Rank::Seventh));
        let one = from.offset(step);
        let two = one.and_then(|one| one.offset(step)).filter(|_| from.rank() == home);
        one.into_iter().chain(two).for_each(|to| play(to, None));
    }
    moves
}

/// Whether this player's king is attacked wherever the men stand: on each of his squares by a man who
/// attacks it from each of his own.
fn is_attacked(men: &[Man], color: Color) -> bool {
    king(men, color).into_iter().all(|square| {
        men.iter().enumerate().filter(|(_, man)| man.color != color).any(|(number, man)| {
            let others = men.iter().enumerate().filter(|(other, its)| {
                *other != number && !(its.color == color && its.role == Role::King)
            });
            let occupied = others.fold(Bitboard::EMPTY, |all, (_, its)| all | its.places);
            man.places.without(square).into_iter().all(|from| {
                attacks::attacks(from, man.role.of(man.color), occupied).contains(square)
            })
        })
    })
}

/// Whether this player has a legal move wherever the men stand: one man on a known square attacks another
/// square, past squares on which nobody may stand; his own men are not on it, and the king whom he leaves
/// or who moves there is attacked from no square of an enemy man who may remain.
fn has_answer(men: &[Man], color: Color) -> bool {
    men.iter().enumerate().filter(|(_, man)| man.color == color).any(|(number, man)| {
        man.places.single_square().is_some_and(|from| {
            let others = men.iter().enumerate().filter(|(other, _)| *other != number);
            let may_stand = others.fold(Bitboard::EMPTY, |all, (_, its)| all | its.places);
            let attacked = attacks::attacks(from, man.role.of(color), may_stand);
            attacked.into_iter().any(|to| is_legal(men, number, to))
        })
    })
}

/// Whether a man may always move to a square that he attacks.
fn is_legal(men: &[Man], number: usize, to: Square) -> bool {
    let man = men[number];
    let others = || men.iter().enumerate().filter(move |(other, _)| *other != number);
    let is_free = others().all(|(_, its)| {
        let is_barred = its.color == man.color || its.role == Role::King;
        !is_barred || !its.places.contains(to)
    });
    let is_capture = others().any(|(_, its)| its.color != man.color && its.places == to.into());
    let steady: Bitboard = others().filter_map(|(_, its)| its.places.single_square()).collect();
    let kings = if man.role == Role::King { to.into() } else { king(men, man.color) };
    let is_safe = others().filter(|(_, its)| its.color != man.color).all(|(_, its)| {
        its.places.without(to).into_iter().all(|from| {
            let piece = its.role.of(its.color);
            attacks::attacks(from, piece, steady.with(to) & !kings).is_disjoint(kings)
        })
    });
    is_free && is_safe && (man.role != Role::Pawn || is_capture)
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
