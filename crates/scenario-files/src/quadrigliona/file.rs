//! The fields of a scenario file of a match, as they are written.

use serde::Deserialize;
use toml::Spanned;

use crate::fields::{Counts, Field, Words};
use crate::opening::Start;

/// A scenario file. A variant takes from the file every fact that it does not state itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    pub title: Words,
    pub framing: Words,
    pub source: Words,
    pub topics: Spanned<Vec<Field>>,
    pub level: Spanned<u8>,
    pub provenance: Field,
    pub a: Option<Board>,
    pub b: Option<Board>,
    pub history: Option<Histories>,
    pub readings: Option<Vec<Field>>,
    pub acts: Option<Vec<Spanned<Act>>>,
    pub epilogue: Option<Vec<Spanned<Act>>>,
    pub variant: Spanned<Vec<Variant>>,
    /// The blessed block; read as text, not as fields.
    #[serde(rename = "expected")]
    pub _expected: Option<serde::de::IgnoredAny>,
}

/// A variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Variant {
    pub id: Field,
    pub label: Words,
    pub a: Option<Board>,
    pub b: Option<Board>,
    pub history: Option<Histories>,
    pub readings: Option<Vec<Field>>,
    pub acts: Option<Vec<Spanned<Act>>>,
    /// The acts after those of the file, or of `acts`.
    pub then: Option<Vec<Spanned<Act>>>,
    pub epilogue: Option<Vec<Spanned<Act>>>,
    /// The statements of the source documents that this variant shows; read by `tags`.
    #[serde(rename = "shows")]
    pub _shows: Option<Vec<Field>>,
    /// The statements that it is just outside of; read by `tags`.
    #[serde(rename = "beside")]
    pub _beside: Option<Vec<Field>>,
}

/// A board before the first act. A variant states only the differences from the file.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Board {
    pub position: Option<Field>,
    /// With `moves`: the position before the first of them.
    pub start: Option<Field>,
    pub moves: Option<Field>,
    pub clocks: Option<Times>,
    pub illegal_moves: Option<Counts>,
    pub stage: Option<Field>,
    pub beside: Option<Captured>,
    pub set_up: Option<Field>,
}

impl Board {
    /// The start of the board.
    pub fn start(&self) -> Start<'_> {
        Start {
            position: self.position.as_ref(),
            start: self.start.as_ref(),
            moves: self.moves.as_ref(),
        }
    }
}

/// The captured pieces that lie beside the players of a board.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "pieces: { white = [\"knight\"], black = [] }")]
pub struct Captured {
    #[serde(default)]
    pub white: Vec<Field>,
    #[serde(default)]
    pub black: Vec<Field>,
}

/// The clocks of a board before the first act.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "both times: { white = \"5:00\", black = \"5:00\" }")]
pub struct Times {
    pub white: Field,
    pub black: Field,
}

/// The teams' earlier results.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "both teams: { red = \"unbeaten\", blue = \"fresh\" }")]
pub struct Histories {
    pub red: Field,
    pub blue: Field,
}

/// One act with all its fields: the person, the kind of act, and what that kind needs.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Act {
    pub by: Field,
    pub does: Field,
    pub square: Option<Field>,
    pub from: Option<Field>,
    pub to: Option<Field>,
    pub table: Option<Field>,
    pub manner: Option<Field>,
    pub piece: Option<Field>,
    pub pieces: Option<Spanned<Vec<Field>>>,
    pub number: Option<Spanned<u8>>,
    pub of: Option<Field>,
    pub what: Option<Field>,
    pub accord: Option<Field>,
    pub when: Option<Field>,
    pub before: Option<Spanned<u8>>,
    pub places: Option<Spanned<u8>>,
    pub agreed: Option<Field>,
    pub players: Option<Spanned<u8>>,
    pub runners: Option<Spanned<u8>>,
    pub colours: Option<Field>,
    pub captain: Option<Field>,
    pub caps: Option<Field>,
    pub need: Option<Field>,
    pub seen: Option<bool>,
    pub after: Option<u32>,
}
