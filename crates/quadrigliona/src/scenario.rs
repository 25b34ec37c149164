//! The compiled form of the films of a match: what the app loads when its pages are opened.
//!
//! The files are written by people in TOML and compiled by `cargo xtask pack` into one file, list and
//! films together. It carries facts and words for people, never a verdict.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::act::Act;
use super::incident::Incident;
use acconcio_training::scenario;

/// Every film of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Films {
    /// The version of the compiled form: [`PACK_VERSION`](acconcio_training::scenario::PACK_VERSION).
    pub version: u32,
    /// The scenarios in the order in which they are listed.
    pub scenarios: Vec<Scenario>,
}

/// One scenario: an incident of a match, in the variants that the rules tell apart.
pub type Scenario = scenario::Scenario<Topic, Incident, Act>;

/// One variant of a scenario.
pub type Variant = scenario::Variant<Incident, Act>;

/// What a scenario is about.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// The runner on his way.
    Runner,
    /// Captured pieces and the reserve.
    Reserve,
    /// Pieces put on the board.
    Drop,
    /// Promotion, where the pawn stays a pawn of wood.
    Promotion,
    /// Mate that is final or not, and stalemate.
    Mate,
    /// Moves, and when they are completed.
    Moves,
    /// Illegal moves.
    IllegalMove,
    /// Clocks and flags.
    Clock,
    /// Repetition, agreed draws and other claims of a draw.
    Draw,
    /// The end of a game, and of the match.
    EndOfMatch,
    /// Talk, noise and interference.
    Conduct,
    /// Line-up, registration and what else a team arranges.
    Team,
}

impl Topic {
    /// Every topic.
    pub const ALL: [Topic; Topic::VARIANTS.len()] =
        *Topic::VARIANTS.first_chunk().expect("of the same length");
}

impl Films {
    /// The scenario of that name.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}
