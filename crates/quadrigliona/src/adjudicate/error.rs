//! Why no ruling can be given.

use crate::book::Quadrigliona;
use crate::hall::ActError;

/// Why no ruling can be given.
pub type AdjudicationError = acconcio_adjudication::AdjudicationError<ActError, Quadrigliona>;
