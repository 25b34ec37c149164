//! The reasons for which no ruling can be given.

use std::error::Error;

use crate::board_state::ActError;
use crate::laws::{Book, Laws};
use crate::ruling::{Clash, Unfinished};

/// The reason for which no ruling can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdjudicationError<E: Error = ActError, B: Book = Laws> {
    /// An act that cannot be done at a board.
    #[error("act {}: {error}", .act + 1)]
    Act {
        /// The index of the act.
        act: usize,
        /// The reason why the act cannot be done.
        error: E,
    },
    /// Two provisions order one facet differently: an error in the tables of an edition.
    #[error(transparent)]
    Clash(#[from] Clash<B>),
    /// No provision fills a facet: an error in the tables of an edition.
    #[error("no provision fills the facet {0}")]
    Gap(&'static str),
}

impl<E: Error, B: Book> From<Unfinished<B>> for AdjudicationError<E, B> {
    fn from(unfinished: Unfinished<B>) -> AdjudicationError<E, B> {
        match unfinished {
            Unfinished::Clash(clash) => AdjudicationError::Clash(clash),
            Unfinished::Gap(facet) => AdjudicationError::Gap(facet),
        }
    }
}
