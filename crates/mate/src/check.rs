//! The checker of proofs: small, slow, and independent of the search.
//!
//! The moves are those of shakmaty; the search has its own. Each accepted proof is a theorem:
//!
//! - *Over*, *Repetition*: nobody has a choice from here on, and none of the positions is mate.
//! - *Material*: see [`Theorem`].
//! - *Forced*: each move is the only legal one, so the position asked about is dead if the last one is.
//! - *Closed*: by induction on the length of a line, every position reached is in the set or dead by
//!   itself; none of either is mate.
//! - *Patterns*: by induction likewise, see [`patterns`](self::patterns).

mod nets;
mod packed;
mod patterns;

use std::collections::HashMap;

use shakmaty::{Bitboard, Chess, Color, Position, Role};

use super::certificate::{Certificate, ClosedSet, Ending, PackedPosition, Pattern, Theorem};
use super::query::{MoveLimit, Query};
use super::step::Step;

/// The reason why a proof does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Flaw {
    /// The game is not over in the way that the proof states.
    #[error("the game is not over as the proof says")]
    NotOver,
    /// The theorem does not apply to this material.
    #[error("the theorem does not speak of the men on the board")]
    OtherMaterial,
    /// A move that is stated to be forced is not the only legal one.
    #[error("a move is not the only legal one")]
    NotForced,
    /// No position has occurred again.
    #[error("the position has not arisen before")]
    NoRepetition,
    /// The proof begins with a position other than the one asked about.
    #[error("the proof begins with another position")]
    OtherPosition,
    /// A packed position cannot be unpacked, or its clock is missing.
    #[error("a position of the proof is none")]
    NoPosition,
    /// A legal move leads out of the set.
    #[error("a legal move leads out of the positions of the proof")]
    NotClosed,
    /// A position of the proof is mate, or may be.
    #[error("a position of the proof is mate, or may be")]
    Mate,
    /// A pattern is malformed.
    #[error("a pattern of the proof is none")]
    NoPattern,
}

/// Checks a proof against the query that it answers.
///
/// # Errors
/// Returns the first flaw found: then the proof proves nothing.
pub fn certificate(query: &Query, certificate: &Certificate) -> Result<(), Flaw> {
    let case = Case { winner: query.winner(), limit: query.limit() };
    case.hold(query.position().clone(), certificate, &mut Vec::new())
}

#[derive(Clone, Copy)]
struct Case {
    winner: Color,
    limit: MoveLimit,
}

impl Case {
    fn hold(self, at: Chess, proof: &Certificate, before: &mut Vec<Chess>) -> Result<(), Flaw> {
        if self.is_won(&at) {
            return Err(Flaw::Mate);
        }
        match proof {
            Certificate::Over(ending) => {
                self.is_over(&at, *ending).then_some(()).ok_or(Flaw::NotOver)
            }
            Certificate::Material(theorem) => {
                speaks_of(*theorem, &at, self.winner).then_some(()).ok_or(Flaw::OtherMaterial)
            }
            Certificate::Repetition => before.contains(&at).then_some(()).ok_or(Flaw::NoRepetition),
            Certificate::Forced { moves, then } => {
                let after = self.play(at, moves, before)?;
                self.hold(after, then, before)
            }
            Certificate::Closed(set) => self.closed(&at, set),
            Certificate::Patterns(patterns) => {
                let first = patterns.first().ok_or(Flaw::OtherPosition)?;
                if !patterns::fits(&at, first) {
                    return Err(Flaw::OtherPosition);
                }
                patterns::hold(patterns, self.winner)
            }
        }
    }

    fn is_won(self, position: &Chess) -> bool {
        position.turn() != self.winner && position.is_checkmate()
    }

    fn is_over(self, position: &Chess, ending: Ending) -> bool {
        match ending {
            Ending::Stalemate => position.is_stalemate(),
            Ending::WinnerMated => position.is_checkmate() && position.turn() == self.winner,
            Ending::SeventyFiveMoves => self.is_drawn(position),
        }
    }

    fn is_drawn(self, position: &Chess) -> bool {
        self.limit == MoveLimit::SeventyFive && position.halfmoves() >= MoveLimit::HALF_MOVES
    }

    /// Plays moves of which each has to be the only legal one; the positions before them are added to
    /// `before`.
    fn play(self, at: Chess, moves: &[Step], before: &mut Vec<Chess>) -> Result<Chess, Flaw> {
        let mut position = at;
        for step in moves {
            let legal = position.legal_moves();
            let [only] = legal[..] else { return Err(Flaw::NotForced) };
            if step.0.to_move(&position).ok() != Some(only) {
                return Err(Flaw::NotForced);
            }
            before.push(position.clone());
            position.play_unchecked(only);
            if self.is_won(&position) {
                return Err(Flaw::Mate);
            }
        }
        Ok(position)
    }

    fn closed(self, at: &Chess, set: &ClosedSet) -> Result<(), Flaw> {
        let counts = !set.clocks.is_empty();
        if counts && (set.clocks.len() != set.positions.len() || self.limit == MoveLimit::None) {
            return Err(Flaw::NoPosition);
        }
        let clock = |index: usize| set.clocks.get(index).map_or(0, |clock| u32::from(*clock));
        let mut members = HashMap::with_capacity(set.positions.len());
        for (index, position) in set.positions.iter().enumerate() {
            members.insert(*position, clock(index));
        }
        let now = if counts { at.halfmoves() } else { 0 };
        let is_member = members.get(&packed::pack(at)).is_some_and(|least| *least <= now);
        if !is_member {
            return Err(Flaw::OtherPosition);
        }
        for (position, clock) in &members {
            let position = packed::unpack(*position, *clock).ok_or(Flaw::NoPosition)?;
            self.leads_only_to(&position, &members, set)?;
        }
        patterns::hold(&set.patterns, self.winner)
    }

    fn leads_only_to(
        self,
        position: &Chess,
        members: &HashMap<PackedPosition, u32>,
        set: &ClosedSet,
    ) -> Result<(), Flaw> {
        if self.is_won(position) {
            return Err(Flaw::Mate);
        }
        for legal in position.legal_moves() {
            let mut child = position.clone();
            child.play_unchecked(legal);
            if self.is_won(&child) {
                return Err(Flaw::Mate);
            }
            let clock = if set.clocks.is_empty() { 0 } else { child.halfmoves() };
            let is_dead = members.get(&packed::pack(&child)).is_some_and(|least| *least <= clock)
                || (!set.clocks.is_empty() && self.is_drawn(&child))
                || is_material_dead(&child, self.winner)
                || fits_one(&child, &set.patterns)
                || child.legal_moves().is_empty();
            if !is_dead {
                return Err(Flaw::NotClosed);
            }
        }
        Ok(())
    }
}

fn fits_one(position: &Chess, all: &[Pattern]) -> bool {
    all.iter().any(|pattern| patterns::fits(position, pattern))
}

fn is_material_dead(position: &Chess, winner: Color) -> bool {
    let all = [Theorem::BareKing, Theorem::KnightAgainstQueens, Theorem::BishopsOfOneColor];
    all.into_iter().any(|theorem| speaks_of(theorem, position, winner))
}

fn speaks_of(theorem: Theorem, position: &Chess, winner: Color) -> bool {
    let board = position.board();
    let men = |color, role| board.by_color(color) & board.by_role(role);
    let none = |color, roles: &[Role]| roles.iter().all(|role| men(color, *role).is_empty());
    let loser = !winner;
    match theorem {
        Theorem::BareKing => board.by_color(winner).count() == 1,
        Theorem::KnightAgainstQueens => {
            men(winner, Role::Knight).count() == 1
                && none(winner, &[Role::Pawn, Role::Bishop, Role::Rook, Role::Queen])
                && none(loser, &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook])
        }
        Theorem::BishopsOfOneColor => {
            let bishops = board.bishops();
            let is_of_one_color = bishops.is_subset(Bitboard::LIGHT_SQUARES)
                || bishops.is_subset(Bitboard::DARK_SQUARES);
            is_of_one_color
                && none(winner, &[Role::Pawn, Role::Knight, Role::Rook, Role::Queen])
                && none(loser, &[Role::Pawn, Role::Knight])
        }
    }
}
