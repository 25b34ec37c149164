//! What an arbiter may impose.

use serde::Serialize;

/// A penalty at the arbiter's disposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent,
    /// Less time for the offender.
    LessTimeForOffender,
    /// The game is lost.
    LossOfGame,
    /// Fewer points for the offender.
    FewerPointsForOffender,
    /// More points for the opponent.
    MorePointsForOpponent,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}
