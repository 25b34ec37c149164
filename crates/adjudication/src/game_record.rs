//! The record of a game: every position that arose, the occurrences of the same position, and the number of
//! plies without a capture or a pawn move.
//!
//! The record holds facts only, under no edition; the claims that they allow are in [`crate::claimable`].
//!
//! # The same position
//!
//! [`GameRecord::repetition`] compares by equality, never by a digest: the same player to move, men of the
//! same kind and colour on the same squares, the same castling rights, and the same en passant rights. Two
//! equal men may have changed places, and a promoted man counts like an original one.
//!
//! The five editions come to the same result here, in different words (9.2 of 2009 and 2014, 9.2.2 of 2017
//! and 2018, 9.2.3 of 2023):
//!
//! - All ask for the same possible moves of all men of both players. With the same men, the same
//!   player to move and the same rights these are the same, so nothing is left to compare.
//! - A castling right is lost by moving king or rook (2009, 2014), by moving the king or the castling rook
//!   (since 2017), and only once the move is made. A right that cannot be used now is still held. A right
//!   lost with a captured rook makes no difference: the men differ anyway.
//! - Since 2014 the pawn must have been open to capture "at the start of the sequence". No pawn moves
//!   backwards, so of all positions with the same men only the first can have such a pawn.
//!
//! One point is disputed in all of them: see [`EnPassantReading`].

mod dead;
mod repetition;
mod sameness;
#[cfg(test)]
mod tests;

pub use dead::{Dead, Reach};
pub(crate) use repetition::are_in_a_row;
pub use repetition::{Lookalike, Repetition};
pub use sameness::{Capturer, Difference, EnPassantReading, Holder, differences};

use shakmaty::{Chess, Color, Move, Position};

/// A game as it was played: a starting position and legal moves.
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
    /// Its number, in plies from the start.
    pub ply: usize,
    /// The position.
    pub position: &'a Chess,
    /// The move that led to it, and the player who made it; none at the start.
    pub by: Option<(Color, Move)>,
}

/// The error for a move that is not legal in the position in which it was to be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {ply} is not a legal move: give the moves in the order in which they were made")]
pub struct NotLegal {
    /// The ply that it would have led to.
    pub ply: usize,
}

impl GameRecord {
    /// A record without a move yet, from any legal position, of standard chess or Chess960.
    ///
    /// The plies since a capture or pawn move that the position itself counts are included in the count.
    pub fn from(start: Chess) -> GameRecord {
        GameRecord { positions: vec![start], moves: Vec::new() }
    }

    /// The record of these moves.
    ///
    /// Returns an error for the first move that is not legal.
    /// The first move that is not legal.
    pub fn of(start: Chess, moves: impl IntoIterator<Item = Move>) -> Result<GameRecord, NotLegal> {
        let mut record = GameRecord::from(start);
        moves.into_iter().try_for_each(|next| record.play(next))?;
        Ok(record)
    }

    /// Records the next move.
    ///
    /// # Errors
    /// Returns an error for a move that is not legal; the record stays as it was.
    pub fn play(&mut self, next: Move) -> Result<(), NotLegal> {
        let last = &self.positions[self.moves.len()];
        let Ok(position) = last.clone().play(next) else {
            return Err(NotLegal { ply: self.positions.len() });
        };
        self.positions.push(position);
        self.moves.push(next);
        Ok(())
    }

    /// Returns the record as it would be if this move were made after a ply, whatever was played there. A
    /// claim on a move that was only written down is about such a record.
    ///
    /// # Errors
    /// Returns an error for a move that is not legal there, or a ply beyond the record.
    pub fn intending(&self, ply: usize, intended: Move) -> Result<GameRecord, NotLegal> {
        let positions =
            self.positions.get(..=ply).ok_or(NotLegal { ply: ply.saturating_add(1) })?;
        let mut record =
            GameRecord { positions: positions.to_vec(), moves: self.moves[..ply].to_vec() };
        record.play(intended)?;
        Ok(record)
    }

    /// The number of the last position, which is the number of plies recorded.
    pub const fn last_ply(&self) -> usize {
        self.moves.len()
    }

    /// The position after so many plies, if the record has it.
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

    /// The number of plies up to a ply without a capture or a pawn move; none beyond the record.
    ///
    /// Mate and stalemate are not considered here: they end the game before anything is counted, and the
    /// position itself shows them.
    pub fn quiet_half_moves(&self, ply: usize) -> u32 {
        self.positions.get(ply).map_or(0, Position::halfmoves)
    }
}
