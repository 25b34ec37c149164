//! The writing of a scenario as the files that authors write: one of facts, and one of texts for each language.
//!
//! Guarantee: what [`AnyScenario::parse`](crate::AnyScenario::parse) and [`Texts::tell`](crate::texts::Texts::tell)
//! have read is written so that they read the same scenario again; a fact that variants share is written once.
//! Limit: a file's comments, the statements that it names and its blessed part are no part of a scenario, and are
//! not written.

mod acts;
mod facts;
mod layout;
mod texts;

use std::collections::BTreeMap;

use acconcio_training::scenario::{LanguageCode, Scenario};

/// A scenario as files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text of the file of facts.
    pub facts: String,
    /// The texts of the files of texts, by their languages.
    pub texts: BTreeMap<LanguageCode, String>,
}

/// A fact of a variant for which the format of the files has no words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    /// The readings are those of no preset.
    #[error("variant `{variant}`: its readings are those of no preset; choose a preset")]
    Readings {
        /// The name of the variant.
        variant: String,
    },
    /// A time of more than 99 hours.
    #[error("variant `{variant}`: a clock shows more than 99 hours; set less")]
    Time {
        /// The name of the variant.
        variant: String,
    },
    /// A move of the game cannot be played.
    #[error("variant `{variant}`: a move of its game cannot be played; correct the game")]
    Score {
        /// The name of the variant.
        variant: String,
    },
    /// An act names one that does not come before it.
    #[error("variant `{variant}`: action {act} names no action before it")]
    About {
        /// The name of the variant.
        variant: String,
        /// The number of the act, from 1.
        act: usize,
    },
}

/// Writes a scenario as files.
///
/// # Errors
/// A fact for which there are no words.
pub fn write(scenario: &Scenario) -> Result<Written, Unwritable> {
    Ok(Written { facts: facts::written(scenario)?, texts: texts::written(scenario) })
}
