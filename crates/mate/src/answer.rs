//! The answer: a line to mate, a proof that there is none, or neither yet.

use serde::{Deserialize, Serialize};
use shakmaty::{Move, Position};

use super::certificate::Certificate;
use super::query::{MoveLimit, Query};
use super::step::Step;

/// The answer to a [`Query`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Mate can be reached, by these moves for one.
    Possible(Line),
    /// No series of legal moves leads to mate, and this proves it.
    Impossible(Certificate),
    /// Neither was shown within the budget.
    Undecided {
        /// The states examined.
        spent: u64,
    },
}

/// The part of the search that found an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The board itself, its material, and the moves that are forced.
    AtOnce,
    /// The quick searches for an easy mate.
    Probe,
    /// A search of every position that can arise, as long as there are few.
    SmallClosure,
    /// Patterns of the squares that every man could ever reach.
    Patterns,
    /// The full search.
    FullSearch,
    /// The full search with the half-move clock as part of the position.
    ClockSearch,
}

/// Legal moves from the position asked about to mate by the intended winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The moves of both players, forced ones included; none where the position is already mate.
    pub moves: Vec<Step>,
    /// The part of the search that found it.
    pub found_by: Part,
}

impl Line {
    /// Returns the moves as legal moves of the position asked about; none if they are not a mating line.
    ///
    /// Under [`MoveLimit::SeventyFive`] a line beyond the draw is not a mating line.
    pub fn replay(&self, query: &Query) -> Option<Vec<Move>> {
        let mut position = query.position().clone();
        let mut moves = Vec::with_capacity(self.moves.len());
        for step in &self.moves {
            let is_drawn = query.limit() == MoveLimit::SeventyFive
                && position.halfmoves() >= MoveLimit::HALF_MOVES;
            let legal = step.0.to_move(&position).ok().filter(|_| !is_drawn)?;
            position.play_unchecked(legal);
            moves.push(legal);
        }
        (position.is_checkmate() && position.turn() != query.winner()).then_some(moves)
    }
}
