//! Fields that the files of both games have, as they are written, and their parsers.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_training::scenario::Provenance;
use serde::Deserialize;
use serde::de::value::Error as WordError;
use serde::de::{DeserializeOwned, IntoDeserializer};
use toml::Spanned;

use crate::diagnostic::Diagnostic;

/// A text field with its place in the file.
pub type Field = Spanned<String>;

/// The illegal moves already counted against each player.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    #[serde(default)]
    pub white: u8,
    #[serde(default)]
    pub black: u8,
}

/// Whether a name can be part of a link.
pub fn is_name(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Parses the topics of a scenario: at least one of these words.
pub fn topics<T: DeserializeOwned>(
    topics: &Spanned<Vec<Field>>,
    words: &str,
    errors: &mut Vec<Diagnostic>,
) -> Vec<T> {
    let written = topics.get_ref();
    if written.is_empty() {
        let help = format!("at least one of: {words}");
        errors.push(Diagnostic::new(topics.span(), "topics", "there is no topic", help));
    }
    written.iter().filter_map(|topic| word("topics", topic, words, errors)).collect()
}

/// Parses the level of difficulty, 1 to 3.
pub fn level(field: &Spanned<u8>, errors: &mut Vec<Diagnostic>) -> u8 {
    let level = *field.get_ref();
    if !(1..=3).contains(&level) {
        let message = format!("there is no level {level}");
        let help = "1 (basic), 2 (needs the appendices) or 3 (disputed or rare)";
        errors.push(Diagnostic::new(field.span(), "level", message, help));
    }
    level
}

/// Parses the certainty of the position.
pub fn provenance(field: &Field, errors: &mut Vec<Diagnostic>) -> Provenance {
    let words = "recorded, reconstructed, constructed";
    word("provenance", field, words, errors).unwrap_or(Provenance::Constructed)
}

/// Parses one of several words.
pub fn word<T: DeserializeOwned>(
    name: &str,
    field: &Field,
    words: &str,
    errors: &mut Vec<Diagnostic>,
) -> Option<T> {
    let word = field.get_ref().as_str();
    let value = T::deserialize(IntoDeserializer::<WordError>::into_deserializer(word));
    if value.is_err() {
        let message = format!("`{word}` is not known here");
        let help = format!("one of: {words}");
        complain(errors, Diagnostic::new(field.span(), name, message, help));
    }
    value.ok()
}

/// Parses a clock time, in seconds.
pub fn seconds(name: &str, field: &Field, errors: &mut Vec<Diagnostic>) -> Option<u32> {
    let parts: Option<Vec<u32>> =
        field.get_ref().split(':').map(|part| part.parse().ok()).collect();
    let seconds = match parts.as_deref() {
        Some([minutes, seconds]) if *seconds < 60 && *minutes < 1000 => {
            Some(minutes * 60 + seconds)
        }
        Some([hours, minutes, seconds]) if *minutes < 60 && *seconds < 60 && *hours < 100 => {
            Some(hours * 3600 + minutes * 60 + seconds)
        }
        _ => None,
    };
    if seconds.is_none() {
        let message = format!("`{}` is not a clock time", field.get_ref());
        let help = "write minutes:seconds or h:mm:ss";
        complain(errors, Diagnostic::new(field.span(), name, message, help));
    }
    seconds
}

impl From<Counts> for PerPlayer<u8> {
    fn from(counts: Counts) -> PerPlayer<u8> {
        PerPlayer { white: counts.white, black: counts.black }
    }
}

/// The faults that a set-up may have from the first move on.
pub const SET_UP_FAULTS: &str = "king-misplaced, rook-misplaced, pieces-misplaced, board-turned, colours-reversed, \
     clock-wrongly-set, clock-set-against-schedule, clock-misplaced";

/// Adds an error unless it has been reported already: a field of the file is read for each of its
/// variants.
pub fn complain(errors: &mut Vec<Diagnostic>, diagnostic: Diagnostic) {
    if !errors.contains(&diagnostic) {
        errors.push(diagnostic);
    }
}
