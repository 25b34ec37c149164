//! The compiled form of a scenario file, which the app loads.
//!
//! Scenario files are written by people in TOML and compiled by `cargo xtask pack`: for each language a
//! catalogue, and a sheet for each scenario; the app reads only these. A scenario contains facts and texts
//! for people, never a ruling. In a compiled file a text is in the language of the file; where that
//! language has none, in the original one.

mod boards;
mod course;
mod facts;
mod glossary;
mod laws_choice;
mod own;
mod package;
mod text;
mod wordings;

pub use boards::{Boards, ScenarioBoards};
pub use course::{Course, Courses, IncidentName, Lesson};
pub use facts::AllFacts;
pub use glossary::{Glossary, Home, Term};
pub use laws_choice::{LawsChoice, Scope};
pub use own::{OWN, in_pack, is_name_in_pack, is_own, own_name};
pub use package::{Package, Standard};
pub use text::{LanguageCode, Prose, Text, Translated};
pub use wordings::{Wording, Wordings};

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::complexity::{Complexity, complexity};
use acconcio_adjudication::anachronism::Anachronism;
use acconcio_adjudication::incident::{Act, Incident, Regime};
use acconcio_adjudication::laws::EditionId;

/// The version of the compiled form. A catalogue or a sheet of another version is rejected.
pub const PACK_VERSION: u32 = 6;

/// The scenarios and their variants by name: what the first page needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outline {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    /// The scenarios in the order in which they are listed.
    pub scenarios: Vec<OutlineEntry>,
}

/// The entry of a scenario in the outline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutlineEntry {
    /// The name of its file without the ending.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The names of its variants for study under any laws, under all of which they can arise.
    pub variants: Vec<String>,
    /// Whether it has others, whose own laws are the point or which cannot arise under some laws; home, which fetches the outline, has no use for their
    /// names.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_own_laws: bool,
}

/// The list of every scenario, without its incidents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    /// The scenarios in the order in which they are listed.
    pub scenarios: Vec<ScenarioEntry>,
}

/// The entry of a scenario in the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioEntry {
    /// The name of its file without the ending; stable, part of links.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The first sentence of the introduction.
    pub summary: Text,
    /// The event: place and time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Text>,
    /// Its topics.
    pub topics: Vec<Topic>,
    /// The chapter of the seminar of 2012 that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<Chapter>,
    /// The knowledge of the Laws required: 1 to 3.
    pub level: u8,
    /// The certainty of the position.
    pub provenance: Provenance,
    /// The variants; at least one.
    pub variants: Vec<VariantEntry>,
}

/// The entry of a variant in the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantEntry {
    /// Its name within the scenario; stable, part of links.
    pub id: String,
    /// The label that distinguishes it from the other variants.
    pub label: Text,
    /// The laws of its own time and place.
    pub played_under: EditionId,
    /// The laws under which it makes sense to study it.
    #[serde(default, skip_serializing_if = "Scope::is_any")]
    pub scope: Scope,
    /// The editions and codes under which its facts cannot arise.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub cannot_arise_under: BTreeSet<EditionId>,
    /// The time control and the supervision.
    pub regime: Regime,
    /// The complexity of the incident.
    pub complexity: Complexity,
}

/// A scenario with its incidents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioPack {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    /// The scenario.
    pub scenario: Scenario,
}

/// One scenario: an incident, in all the variants that the rules tell apart; of chess unless another
/// game is named by its topics, its incidents and its acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario<T = Topic, I = Incident, A = Act> {
    /// The name of its file without the ending; stable, part of links.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The introduction to the incident.
    pub framing: Text,
    /// The players' names, if they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<PlayersNamed>,
    /// The event: place and time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Text>,
    /// Its topics.
    pub topics: Vec<T>,
    /// The chapter of the seminar of 2012 that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<Chapter>,
    /// The knowledge of the rules that it asks for: 1 to 3.
    pub level: u8,
    /// The source of the scenario.
    pub source: Text,
    /// The certainty of the position.
    pub provenance: Provenance,
    /// The variants; at least one.
    pub variants: Vec<Variant<I, A>>,
}

/// One variant of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant<I = Incident, A = Act> {
    /// Its name within the scenario; stable, part of links.
    pub id: String,
    /// The label that distinguishes it from the other variants.
    pub label: Text,
    /// The laws under which it makes sense to study it.
    #[serde(default, skip_serializing_if = "Scope::is_any")]
    pub scope: Scope,
    /// The facts, up to the moment of decision.
    pub incident: I,
    /// The acts that happened afterwards, shown after the ruling.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub epilogue: Vec<A>,
}

/// The names of both players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayersNamed {
    /// The name of the player of the white pieces.
    pub white: String,
    /// The name of the player of the black pieces.
    pub black: String,
}

/// A topic of a scenario.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Touched pieces.
    TouchMove,
    /// Castling.
    Castling,
    /// Promotion.
    Promotion,
    /// Illegal moves.
    IllegalMove,
    /// The clock.
    Clock,
    /// Claims and their time limits.
    Claims,
    /// Set-up, board, colours and displaced pieces.
    SetUp,
    /// The end of the game.
    EndOfGame,
    /// Older rules and historical incidents.
    History,
    /// Points on which the Laws are read in two ways.
    Disputed,
    /// The conduct of the players and of others.
    Conduct,
    /// The recording of the moves.
    Recording,
}

impl Topic {
    /// Every topic.
    pub const ALL: [Topic; Topic::VARIANTS.len()] =
        *Topic::VARIANTS.first_chunk().expect("of the same length");
}

/// A chapter of the seminar of Salerno, 2012.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Chapter {
    /// The definitions of legal, illegal and irregular.
    Definitions,
    /// The consequences.
    Sanctions,
    /// The arbiter's initiative: of his own accord, or on a claim.
    Initiative,
    /// Rapid and blitz.
    FastPlay,
    /// Paradoxes and gaps.
    Paradoxes,
    /// Gijssen's answers.
    Interpretations,
    /// The changes proposed.
    Proposals,
}

impl Chapter {
    /// Every chapter, in the order of the seminar.
    pub const ALL: [Chapter; Chapter::VARIANTS.len()] =
        *Chapter::VARIANTS.first_chunk().expect("of the same length");
}

/// The certainty of the position of a scenario; the most certain first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// The position of the game as given in the source.
    Recorded,
    /// The reconstructed position of a real incident.
    Reconstructed,
    /// A position made up to illustrate a provision.
    Constructed,
}

impl Catalogue {
    /// The scenario with that name.
    pub fn scenario(&self, id: &str) -> Option<&ScenarioEntry> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

impl ScenarioEntry {
    /// The variant with that name.
    pub fn variant(&self, id: &str) -> Option<&VariantEntry> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}

impl Scenario {
    /// The entry of the scenario in the outline.
    pub fn outline_entry(&self) -> OutlineEntry {
        let is_any = |it: &&Variant| it.scope.is_any() && cannot_arise_under(it).is_empty();
        let variants: Vec<String> =
            self.variants.iter().filter(is_any).map(|it| it.id.clone()).collect();
        OutlineEntry {
            id: self.id.clone(),
            title: self.title.clone(),
            has_own_laws: variants.len() < self.variants.len(),
            variants,
        }
    }

    /// The entry of the scenario in the catalogue.
    pub fn catalogue_entry(&self) -> ScenarioEntry {
        let entry = |variant: &Variant| VariantEntry {
            id: variant.id.clone(),
            label: variant.label.clone(),
            played_under: variant.incident.edition,
            scope: variant.scope,
            cannot_arise_under: cannot_arise_under(variant),
            regime: variant.incident.regime,
            complexity: complexity(&variant.incident),
        };
        ScenarioEntry {
            id: self.id.clone(),
            title: self.title.clone(),
            summary: self.framing.map(|text| first_sentence(text).to_owned()),
            event: self.event.clone(),
            topics: self.topics.clone(),
            chapter: self.chapter,
            level: self.level,
            provenance: self.provenance,
            variants: self.variants.iter().map(entry).collect(),
        }
    }
}

impl<T, I, A> Scenario<T, I, A> {
    /// The variant with that name.
    pub fn variant(&self, id: &str) -> Option<&Variant<I, A>> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}

/// The editions and codes, other than its own, under which the facts of a variant cannot arise.
fn cannot_arise_under(variant: &Variant) -> BTreeSet<EditionId> {
    let own = variant.incident.edition;
    let cannot_arise = |edition: &EditionId| {
        *edition != own && Anachronism::of(&variant.ruled_under(*edition).incident).is_some()
    };
    let others = if variant.scope.is_any() { EditionId::ALL.as_slice() } else { &[] };
    others.iter().copied().filter(cannot_arise).collect()
}

/// The first sentence of a text. A sentence of a few letters is an abbreviation or a number: then the next
/// one too.
fn first_sentence(text: &str) -> &str {
    let text = text.trim();
    let is_end =
        |(at, _): &(usize, &str)| text[at + 1..].chars().next().is_none_or(char::is_whitespace);
    let mut ends = text.match_indices(['.', '!', '?']).filter(is_end).map(|(at, _)| at + 1);
    let first = ends.next().unwrap_or(text.len());
    let end = if first < 24 { ends.next().unwrap_or(text.len()) } else { first };
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::first_sentence;

    #[test]
    fn ok_the_first_sentence() {
        for (text, first) in [
            ("A rapid game, White very short. More.", "A rapid game, White very short."),
            ("Round 3. White is short of time. More.", "Round 3. White is short of time."),
            ("After 1.e4 d5 2.exd5 he waits. More.", "After 1.e4 d5 2.exd5 he waits."),
            ("  No end ", "No end"),
        ] {
            assert_eq!(first_sentence(text), first);
        }
    }
}
