//! The compiled form of the films of a match: what the app loads when its pages are opened.
//!
//! The files are written by people in TOML and compiled by `cargo xtask pack` into one file, list and
//! films together. It carries facts and words for people, never a verdict.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::act::Act;
use super::incident::Incident;
use acconcio_training::scenario::{Provenance, Text};

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The name of its file without the ending; stable, part of links.
    pub id: String,
    /// The title.
    pub title: Text,
    /// What one should know before the film.
    pub framing: Text,
    /// What it is about; at least one.
    pub topics: Vec<Topic>,
    /// How much of the rules it asks for: 1 to 3.
    pub level: u8,
    /// Where the scenario comes from.
    pub source: Text,
    /// How sure the positions are.
    pub provenance: Provenance,
    /// The variants; at least one.
    pub variants: Vec<Variant>,
}

/// One variant of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Its name within the scenario; stable, part of links.
    pub id: String,
    /// What tells it apart.
    pub label: Text,
    /// The facts, up to the moment of decision.
    pub incident: Incident,
    /// What happened afterwards, shown after the verdict.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub epilogue: Vec<Act>,
}

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

impl Scenario {
    /// The variant of that name.
    pub fn variant(&self, id: &str) -> Option<&Variant> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}
