//! A variant, made ready to be shown: every standing, every piece with its identity, every hand.
//!
//! All of it is derived from the acts, so that going back is the same as going forward.

mod hands;
mod scene;

pub use hands::{Arm, Reach};
pub use scene::{Cast, Place};

use acconcio_core::incident::Act;
use acconcio_core::standing::{ActError, Standing};
use acconcio_core::story::Variant;
use shakmaty::Square;

/// The film of a variant.
#[derive(Clone, PartialEq)]
pub struct Film {
    /// The acts up to the moment of decision, then those of the epilogue.
    pub acts: Vec<Act>,
    /// How many acts there are up to the moment of decision.
    pub decision: usize,
    /// The standings before the first act and after each act.
    pub standings: Vec<Standing>,
    /// The pieces, with their identities.
    pub cast: Cast,
    /// The hands that act, each with where it is after each number of acts.
    pub arms: Vec<Arm>,
}

/// Why a variant cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("act {} cannot be done: {reason}", index + 1)]
pub struct FilmError {
    /// The index of the act.
    pub index: usize,
    /// Why it cannot be done.
    pub reason: ActError,
}

impl Film {
    /// The film of a variant.
    ///
    /// # Errors
    /// The first act that cannot be done on the board.
    pub fn of(variant: &Variant) -> Result<Film, FilmError> {
        let mut acts = variant.incident.acts.clone();
        let decision = acts.len();
        acts.extend(variant.epilogue.iter().cloned());
        let standings = Standing::all(&variant.incident, &acts)
            .map_err(|(index, reason)| FilmError { index, reason })?;
        let boards: Vec<_> = standings.iter().map(|standing| &standing.board).collect();
        let cast = Cast::of(&boards);
        let arms = hands::arms(&acts, &standings);
        Ok(Film { acts, decision, standings, cast, arms })
    }

    /// The act that led to a step; none at the beginning.
    pub fn act_at(&self, step: usize) -> Option<&Act> {
        self.acts.get(step.checked_sub(1)?)
    }

    /// The squares that the act before a step is about.
    pub fn squares_at(&self, step: usize) -> Vec<Square> {
        self.act_at(step).map(|act| hands::squares_of(&act.deed)).unwrap_or_default()
    }
}
