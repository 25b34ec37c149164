//! The compiled form of the scenarios of a match: the file that the app loads when its pages are opened.
//!
//! The scenarios are written in TOML and compiled by `cargo xtask pack` into one file, list and scenarios
//! together. It carries facts and texts, never a ruling.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::act::Act;
use super::incident::Incident;
use acconcio_training::scenario;

/// All scenarios of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchScenarios {
    /// The version of the compiled form: [`PACK_VERSION`](acconcio_training::scenario::PACK_VERSION).
    pub version: u32,
    /// The scenarios in the order in which they are listed.
    pub scenarios: Vec<Scenario>,
}

/// One scenario: an incident of a match, in the variants that the rules tell apart.
pub type Scenario = scenario::Scenario<Topic, Incident, Act>;

/// One variant of a scenario.
pub type Variant = scenario::Variant<Incident, Act>;

/// The topics of scenarios.
#[allow(missing_docs, reason = "the names say it")]
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    Runner,
    Reserve,
    Drop,
    Promotion,
    Mate,
    Moves,
    IllegalMove,
    Clock,
    Draw,
    EndOfMatch,
    Conduct,
    Team,
}

impl Topic {
    /// Every topic.
    pub const ALL: [Topic; Topic::VARIANTS.len()] =
        *Topic::VARIANTS.first_chunk().expect("of the same length");
}

impl MatchScenarios {
    /// The scenario with this name.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}
