//! The measures that an arbiter may impose.

use serde::Serialize;

/// A penalty at the arbiter's disposal.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    Warning,
    MoreTimeForOpponent,
    LessTimeForOffender,
    LossOfGame,
    FewerPointsForOffender,
    MorePointsForOpponent,
    /// A fine announced in advance.
    Fine,
    Exclusion,
    Expulsion,
}
