//! The compiled form of the scenarios of a match: the file that the app loads when its pages are opened.
//!
//! The scenarios are written in TOML and compiled by `cargo xtask pack` into one file, list and scenarios
//! together. It carries facts and texts, never a ruling.

use serde::{Deserialize, Serialize};

use super::act::Act;
use super::incident::Incident;
use acconcio_training::scenario::{Provenance, Text};

/// All scenarios of the game.
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
    /// The name of its file without the extension; stable, part of links.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The facts that the reader should know before the replay.
    pub framing: Text,
    /// The topics; at least one.
    pub topics: Vec<Topic>,
    /// The level of difficulty, by how much of the rules it asks for: 1 to 3.
    pub level: u8,
    /// The source of the scenario.
    pub source: Text,
    /// The certainty of the positions.
    pub provenance: Provenance,
    /// The variants; at least one.
    pub variants: Vec<Variant>,
}

/// One variant of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// The name within the scenario; stable, part of links.
    pub id: String,
    /// The label that tells it apart from the other variants.
    pub label: Text,
    /// The facts, up to the moment of decision.
    pub incident: Incident,
    /// The acts that followed, shown after the ruling.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub epilogue: Vec<Act>,
}

/// The topics of scenarios.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    pub const ALL: [Topic; 12] = [
        Topic::Runner,
        Topic::Reserve,
        Topic::Drop,
        Topic::Promotion,
        Topic::Mate,
        Topic::Moves,
        Topic::IllegalMove,
        Topic::Clock,
        Topic::Draw,
        Topic::EndOfMatch,
        Topic::Conduct,
        Topic::Team,
    ];
}

impl Films {
    /// The scenario with this name.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

impl Scenario {
    /// The variant with this name.
    pub fn variant(&self, id: &str) -> Option<&Variant> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}
