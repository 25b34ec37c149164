//! The texts of the app.

use acconcio_words_compiler::Words;
use anyhow::{Result, anyhow};

use crate::root::root;

/// Reads the texts in every language.
///
/// # Errors
/// Every fault in the files of `app/words`.
pub fn read() -> Result<Words> {
    Words::read(&root().join("app/words")).map_err(|faults| {
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        anyhow!("{}", told.join("\n"))
    })
}
