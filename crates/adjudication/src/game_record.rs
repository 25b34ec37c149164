//! The record of a game: every position that arose, which of them are the same, and how long nothing
//! was captured and no pawn moved.
//!
//! Facts only, under no edition: who may claim what on them is in [`crate::claimable`].
//!
//! # The same position
//!
//! [`GameRecord::repetition`] compares by equality, never by a digest: the same player to move, men of
//! the same kind and colour on the same squares, the castling rights as they are held, and en passant.
//! Which of two equal men stands where, or whether one was promoted, does not matter.
//!
//! The five editions come to the same here, in other words (9.2 of 2009 and 2014, 9.2.2 of 2017 and
//! 2018, 9.2.3 of 2023):
//!
//! - All ask for the same possible moves of all men of both players. With the same men, the same
//!   player to move and the same rights these are the same, so nothing is left to compare.
//! - A castling right is lost by moving king or rook (2009, 2014), by moving the king or the rook
//!   that it is held with (since 2017), and only once the move is made. A right that cannot be used
//!   now is still held. A right lost with a captured rook parts no two positions: the men differ.
//! - Since 2014 the pawn must have been open to capture "at the start of the sequence". No pawn steps
//!   back, so of all positions with the same men only the first can have such a pawn.
//!
//! One point is open in all of them: see [`EnPassantReading`].

mod dead;
pub mod pgn;
mod repetition;
mod sameness;
mod start;
#[cfg(test)]
mod tests;

pub use dead::{Dead, Reach};
pub use repetition::{Lookalike, Repetition};
pub use sameness::{Capturer, Difference, EnPassantReading, Holder, differences};
pub use start::{StartError, start};

use shakmaty::{Chess, Color, Move, Position};

/// A game as it was played: a position to start from, and legal moves.
///
/// Positions are numbered by ply: 0 is the start, 1 the position after the first move recorded.
#[derive(Clone, Debug)]
pub struct GameRecord {
    positions: Vec<Chess>,
    moves: Vec<Move>,
}

/// A position of the record, and the move that led to it.
#[derive(Clone, Copy, Debug)]
pub struct Arising<'a> {
    /// Its number, in half-moves from the start.
    pub ply: usize,
    /// The position.
    pub position: &'a Chess,
    /// The move that led to it, and who made it; none at the start.
    pub by: Option<(Color, Move)>,
}

/// A move that is not legal where it was to be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {ply} is not a legal move: give the moves in the order in which they were made")]
pub struct NotLegal {
    /// The ply that it would have led to.
    pub ply: usize,
}

impl GameRecord {
    /// A record without a move yet, from any legal position, of standard chess or Chess960.
    ///
    /// Half-moves that the position itself counts since a capture or pawn move are counted on.
    pub fn from(start: Chess) -> GameRecord {
        GameRecord { positions: vec![start], moves: Vec::new() }
    }

    /// The record of these moves.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn of(start: Chess, moves: impl IntoIterator<Item = Move>) -> Result<GameRecord, NotLegal> {
        let mut record = GameRecord::from(start);
        moves.into_iter().try_for_each(|next| record.play(next))?;
        Ok(record)
    }

    /// Records the next move.
    ///
    /// # Errors
    /// A move that is not legal; the record stays as it was.
    pub fn play(&mut self, next: Move) -> Result<(), NotLegal> {
        let last = &self.positions[self.moves.len()];
        let Ok(position) = last.clone().play(next) else {
            return Err(NotLegal { ply: self.positions.len() });
        };
        self.positions.push(position);
        self.moves.push(next);
        Ok(())
    }

    /// The record as it would be if this move were made next after a ply, whatever was played then:
    /// what a player means who only writes his move.
    ///
    /// # Errors
    /// A move that is not legal there, or a ply that the record has not.
    pub fn intending(&self, ply: usize, intended: Move) -> Result<GameRecord, NotLegal> {
        let positions =
            self.positions.get(..=ply).ok_or(NotLegal { ply: ply.saturating_add(1) })?;
        let mut record =
            GameRecord { positions: positions.to_vec(), moves: self.moves[..ply].to_vec() };
        record.play(intended)?;
        Ok(record)
    }

    /// The number of the last position, which is that of the half-moves recorded.
    pub const fn last_ply(&self) -> usize {
        self.moves.len()
    }

    /// The position after so many half-moves, if the record goes so far.
    pub fn position(&self, ply: usize) -> Option<&Chess> {
        self.positions.get(ply)
    }

    /// The moves, in order.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Every position that arose, in order.
    pub fn arisen(&self) -> impl DoubleEndedIterator<Item = Arising<'_>> {
        self.positions.iter().enumerate().map(|(ply, position)| {
            let by = ply.checked_sub(1).map(|before| (!position.turn(), self.moves[before]));
            Arising { ply, position, by }
        })
    }

    /// The half-moves up to a ply without a capture or a pawn move; none beyond the record.
    ///
    /// That the last of them was mate is seen on the position: mate, and stalemate, end the game before
    /// anything is counted.
    pub fn quiet_half_moves(&self, ply: usize) -> u32 {
        self.positions.get(ply).map_or(0, Position::halfmoves)
    }
}
