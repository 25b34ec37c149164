//! The files that authors write: scenarios, courses and lists of incidents, read, checked and compiled.
//!
//! A scenario is one TOML file of facts, and beside it one of texts for each language; the format is
//! described for authors in `scenarios/README.md` and `scenarios/quadrigliona/README.md`. [`all`],
//! [`named_or_all`] and [`read`] read the facts of scenarios of either game, [`texts`] the texts,
//! [`courses`] the courses, [`handbook`] the glossary and the paraphrases of the articles, [`Chosen`] the
//! incidents named on a command line, and [`pack`] compiles them all into the files that the app fetches.
//!
//! Guarantee: a file becomes a scenario only when it has no errors and the core rules on each of its
//! variants. Otherwise all errors are reported at once, each as a [`Diagnostic`] with the place in the
//! file, the field, the error, and the remedy. The compiled files depend on nothing but the files read:
//! the same files are compiled into the same bytes.
//!
//! Limit: nothing here decides what a ruling should be. [`expectation`] writes the rulings of the core
//! for a reviewer to read; whether they are right is for people to say.

mod acts;
mod block;
pub mod bundle;
mod chosen;
pub mod courses;
mod diagnostic;
mod fields;
pub mod handbook;
mod laws;
mod opening;
pub mod pack;
mod quadrigliona;
mod reader;
mod scenario;
mod tags;
pub mod texts;
pub mod writer;
mod written;
pub use acconcio_notation::words;

pub use block::{Entry, expectation, split};
pub use chosen::Chosen;
pub use diagnostic::{Diagnostic, render};
pub(crate) use fields::Field;
pub use fields::is_name;
pub use laws::{PRESETS, REGIMES, known_editions};
pub use quadrigliona::READINGS;
pub use tags::{Tag, Tagged, tags};

use std::path::{Path, PathBuf};

use acconcio_quadrigliona::scenario::Scenario as Match;
use acconcio_training::scenario::Scenario;
use anyhow::{Context, Result};

/// The file beside the scenarios that lists the statements of the source documents.
pub const STATEMENTS: &str = "statements.toml";

/// A scenario of either game, as the commands use it.
pub trait AnyScenario: Sized {
    /// The folder of its files.
    const FOLDER: Folder;

    /// The beginning of the app's addresses of its incidents.
    const ADDRESS: &'static str;

    /// Parses a file of facts; the texts are empty.
    ///
    /// # Errors
    /// All errors in it.
    fn parse(id: &str, text: &str) -> Result<Self, Vec<Diagnostic>>;

    /// The name of its file, without extension.
    fn id(&self) -> &str;

    /// The number of variants.
    fn variants(&self) -> usize;

    /// The ruling of the core on each variant, by the variant's name.
    fn rulings(&self) -> Vec<(&str, Vec<Entry>)>;
}

/// The path of a folder, from the root of the repository.
#[derive(Clone, Copy)]
pub struct Folder(pub &'static str);

/// A scenario's file of facts that has been read.
pub struct ScenarioFile<S = Scenario> {
    /// The path of the file, from the root of the repository.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The scenario without its texts, or all errors in the file.
    pub scenario: Result<S, Vec<Diagnostic>>,
}

/// The scenario files of both games.
pub struct Scenarios {
    /// The scenario files under the Laws.
    pub games: Vec<ScenarioFile>,
    /// The scenario files of Quadrigliona.
    pub matches: Vec<ScenarioFile<Match>>,
}

/// Reads the facts of all scenarios of one game in the repository at `root`, in the order of their names.
///
/// # Errors
/// When the folder or a file cannot be read, or there is no scenario at all.
pub fn all<S: AnyScenario>(root: &Path) -> Result<Vec<ScenarioFile<S>>> {
    let folder = root.join(S::FOLDER.0);
    let entries = std::fs::read_dir(&folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let is_scenario = path.file_name().is_some_and(|name| name != STATEMENTS);
        if is_scenario && path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
    files.sort();
    anyhow::ensure!(!files.is_empty(), "{} has no scenario (*.toml)", folder.display());
    files.iter().map(|file| read(root, file)).collect()
}

/// Reads the scenario files named on a command line, or all of the repository at `root`.
///
/// # Errors
/// When a file cannot be read.
pub fn named_or_all(root: &Path, files: &[PathBuf]) -> Result<Scenarios> {
    if files.is_empty() {
        return Ok(Scenarios { games: all(root)?, matches: all(root)? });
    }
    let (matches, games): (Vec<_>, Vec<_>) = files.iter().partition(|file| is_of_a_match(file));
    let games = games.into_iter().map(|file| read(root, file)).collect::<Result<_>>()?;
    let matches = matches.into_iter().map(|file| read(root, file)).collect::<Result<_>>()?;
    Ok(Scenarios { games, matches })
}

/// Whether a file is in the folder of the matches.
pub fn is_of_a_match(file: &Path) -> bool {
    let folder = Path::new(Match::FOLDER.0).file_name();
    let parent = file.canonicalize().ok().and_then(|file| file.parent().map(Path::to_path_buf));
    parent.is_some_and(|parent| parent.file_name() == folder)
}

/// Reads the facts of a scenario; the path of the file is given relative to `root`, if it is below.
///
/// # Errors
/// When it cannot be read.
pub fn read<S: AnyScenario>(root: &Path, file: &Path) -> Result<ScenarioFile<S>> {
    let bytes =
        std::fs::read(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let path = file.strip_prefix(root).unwrap_or(file).to_path_buf();
    let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(match String::from_utf8(bytes) {
        Ok(text) => ScenarioFile { path, scenario: S::parse(&id, &text), text },
        Err(error) => {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
                .iter()
                .filter(|byte| **byte == b'\n')
                .count();
            let message = format!("the file is not UTF-8 text (line {line})");
            let help = "save it as UTF-8; a scenario is a TOML file";
            ScenarioFile {
                path,
                text: String::new(),
                scenario: Err(vec![Diagnostic::new(0..0, "file", message, help)]),
            }
        }
    })
}

/// Returns the root of the repository, for tests.
#[cfg(test)]
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("a folder")
}

#[cfg(test)]
pub(crate) mod tests;
