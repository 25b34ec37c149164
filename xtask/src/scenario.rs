//! A scenario file: one TOML file, one story. Read, checked, and turned into the compiled form.
//!
//! The format is described for authors in `scenarios/README.md`.

mod act;
mod diagnostic;
mod expected;
mod facts;
mod file;
mod opening;
mod story;
mod tags;

pub use diagnostic::{Diagnostic, render};
pub use expected::{expectation, split};
pub(crate) use facts::{PRESETS, REGIMES, known_editions};
pub(crate) use file::{Field, Words};
pub(crate) use story::{is_name, text};
pub use tags::{Tag, Tagged, tags};

use std::path::{Path, PathBuf};

use acconcio_core::story::Story;
use anyhow::{Context, Result};

use crate::project;

/// The file beside the scenarios that lists the statements of the source documents.
pub const STATEMENTS: &str = "statements.toml";

/// A scenario file as it was read.
pub struct Scenario {
    /// Where it lies, relative to the repository.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The story, or everything that is wrong with it.
    pub story: Result<Story, Vec<Diagnostic>>,
}

/// Every scenario file of the repository, in the order of their names.
///
/// # Errors
/// When the folder or a file cannot be read, or there is no scenario at all.
pub fn all() -> Result<Vec<Scenario>> {
    let folder = project::root().join("scenarios");
    let entries = std::fs::read_dir(&folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let is_story = path.file_name().is_some_and(|name| name != STATEMENTS);
        if is_story && path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
    files.sort();
    anyhow::ensure!(!files.is_empty(), "{} has no scenario (*.toml)", folder.display());
    files.iter().map(|file| read(file)).collect()
}

/// The scenario files named on a command line, or all of them.
///
/// # Errors
/// When a file cannot be read.
pub fn named_or_all(files: &[PathBuf]) -> Result<Vec<Scenario>> {
    if files.is_empty() { all() } else { files.iter().map(|file| read(file)).collect() }
}

fn read(file: &Path) -> Result<Scenario> {
    let bytes =
        std::fs::read(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let path = file.strip_prefix(project::root()).unwrap_or(file).to_path_buf();
    let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Scenario { path, story: parse(&id, &text), text },
        Err(error) => {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
                .iter()
                .filter(|byte| **byte == b'\n')
                .count();
            let message = format!("the file is not UTF-8 text (line {line})");
            let help = "save it as UTF-8; a scenario is a TOML file";
            Scenario {
                path,
                text: String::new(),
                story: Err(vec![Diagnostic::new(0..0, "file", message, help)]),
            }
        }
    })
}

/// Reads a scenario's text.
///
/// # Errors
/// Everything that is wrong with it.
pub fn parse(id: &str, text: &str) -> Result<Story, Vec<Diagnostic>> {
    match toml::from_str::<file::File>(text) {
        Ok(file) => story::story(id, file),
        Err(error) => Err(vec![Diagnostic::of_toml(&error, text)]),
    }
}

#[cfg(test)]
mod tests;
