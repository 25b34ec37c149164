//! A language and a choice of laws on the command line.

use std::path::Path;

use acconcio_scenario_files::texts;
use acconcio_training::scenario::{LanguageCode, LawsChoice};
use anyhow::Result;

use crate::bad_input::BadInput;

/// Returns the laws of this name.
///
/// # Errors
/// When there are none, naming those there are.
pub fn laws_choice(name: &str) -> Result<LawsChoice, String> {
    LawsChoice::named(name).ok_or_else(|| {
        format!("there are no laws named `{name}`; there are {}", LawsChoice::names())
    })
}

/// Returns the language with this code, if the repository at `root` has texts in it.
///
/// # Errors
/// [`BadInput`] when there are none, naming the languages there are.
pub fn language(root: &Path, code: &str) -> Result<LanguageCode> {
    let languages = texts::languages(root)?;
    if let Some(language) = languages.iter().find(|language| language.as_str() == code) {
        return Ok(language.clone());
    }
    let codes: Vec<&str> = languages.iter().map(LanguageCode::as_str).collect();
    let codes = codes.join(", ");
    Err(BadInput::new(format!("there are no texts in `{code}`; the languages are {codes}")).into())
}
