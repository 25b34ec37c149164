//! The fields of a scenario file, as they are written.

use serde::Deserialize;
use toml::Spanned;

use crate::fields::{Counts, Field, Words};

/// A scenario file. A variant takes from the file every fact that it does not state itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    pub title: Words,
    pub framing: Words,
    pub players: Option<Players>,
    pub event: Option<Words>,
    pub topics: Spanned<Vec<Field>>,
    pub level: Spanned<u8>,
    pub provenance: Field,
    pub source: Words,
    pub chapter: Option<Field>,
    pub edition: Spanned<Year>,
    pub regime: Option<Field>,
    pub preset_readings: Option<Field>,
    pub enacted: Option<Spanned<Vec<Spanned<u8>>>>,
    pub setting: Option<Field>,
    pub game: Option<Field>,
    pub set_up: Option<Field>,
    pub position: Option<Field>,
    pub start: Option<Field>,
    pub moves: Option<Field>,
    pub clocks: Clocks,
    pub illegal_moves: Option<Counts>,
    pub acts: Option<Vec<Spanned<Act>>>,
    pub epilogue: Option<Vec<Spanned<Act>>>,
    pub variant: Spanned<Vec<Variant>>,
    /// The blessed block; read as text, not as fields.
    #[serde(rename = "expected")]
    pub _expected: Option<serde::de::IgnoredAny>,
}

/// The players' names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "both names: { white = \"…\", black = \"…\" }")]
pub struct Players {
    pub white: Field,
    pub black: Field,
}

/// The clocks before the first act.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "both times: { white = \"5:00\", black = \"5:00\" }")]
pub struct Clocks {
    pub white: Field,
    pub black: Field,
    pub increment: Option<u32>,
}

/// A variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Variant {
    pub id: Field,
    pub label: Words,
    pub edition: Option<Spanned<Year>>,
    pub regime: Option<Field>,
    pub preset_readings: Option<Field>,
    pub enacted: Option<Spanned<Vec<Spanned<u8>>>>,
    pub setting: Option<Field>,
    pub game: Option<Field>,
    pub set_up: Option<Field>,
    pub position: Option<Field>,
    pub start: Option<Field>,
    pub moves: Option<Field>,
    pub clocks: Option<Clocks>,
    pub illegal_moves: Option<Counts>,
    pub acts: Option<Vec<Spanned<Act>>>,
    /// The acts after those of the file, or of `acts`.
    pub then: Option<Vec<Spanned<Act>>>,
    pub epilogue: Option<Vec<Spanned<Act>>>,
    /// The statements of the source documents that this variant shows, by number; read by `tags`.
    #[serde(rename = "shows")]
    pub _shows: Option<Vec<Field>>,
    /// The statements that it is just outside of, by number.
    #[serde(rename = "beside")]
    pub _beside: Option<Vec<Field>>,
}

/// An edition as it is written: a year, or the name of an older or other code.
#[derive(Clone, Deserialize)]
#[serde(untagged, expecting = "a year such as 2009, or the name of a code")]
pub enum Year {
    Of(u16),
    Named(String),
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
    pub with: Option<Field>,
    pub manner: Option<Field>,
    pub hand: Option<Field>,
    pub order: Option<Field>,
    pub piece: Option<Field>,
    pub what: Option<Field>,
    pub san: Option<Field>,
    pub stance: Option<Field>,
    pub seen: Option<bool>,
    pub after: Option<u32>,
}
