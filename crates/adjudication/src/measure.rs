//! The measures that an arbiter may impose.

use serde::{Deserialize, Serialize};

/// A penalty at the arbiter's disposal.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

impl Measure {
    /// A list of this measure alone.
    pub const fn alone(self) -> &'static [Measure] {
        match self {
            Measure::Warning => &[Measure::Warning],
            Measure::MoreTimeForOpponent => &[Measure::MoreTimeForOpponent],
            Measure::LessTimeForOffender => &[Measure::LessTimeForOffender],
            Measure::LossOfGame => &[Measure::LossOfGame],
            Measure::FewerPointsForOffender => &[Measure::FewerPointsForOffender],
            Measure::MorePointsForOpponent => &[Measure::MorePointsForOpponent],
            Measure::Fine => &[Measure::Fine],
            Measure::Exclusion => &[Measure::Exclusion],
            Measure::Expulsion => &[Measure::Expulsion],
        }
    }
}
