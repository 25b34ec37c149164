//! The reasons for which no ruling can be given.

use crate::book::Quadrigliona;
use crate::match_state::ActError;

/// The reason for which no ruling can be given.
pub type AdjudicationError = acconcio_adjudication::AdjudicationError<ActError, Quadrigliona>;
