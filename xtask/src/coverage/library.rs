//! The scenarios, with their tags and the rulings of the core.

use std::collections::BTreeMap;
use std::path::PathBuf;

use acconcio_quadrigliona::scenario::Scenario as Match;
use acconcio_scenario_files::{self as scenario, AnyScenario, ScenarioFile, Scenarios, Tagged};
use acconcio_training::scenario::Scenario;
use anyhow::{Result, bail};

use super::lines::{self, Lines};
use crate::root::root;

/// The scenarios.
pub struct Library {
    pub scenarios: Vec<LibraryScenario<Scenario>>,
    pub matches: Vec<LibraryScenario<Match>>,
}

/// A scenario with its file.
pub struct LibraryScenario<S> {
    pub scenario: S,
    pub sheet: Sheet,
}

/// A scenario file with its tags and the ruling of the core on each variant.
pub struct Sheet {
    pub id: String,
    /// The beginning of the addresses of its incidents.
    pub address: &'static str,
    pub path: PathBuf,
    pub text: String,
    pub tags: Vec<Tagged>,
    pub lines: BTreeMap<String, Lines>,
}

impl Library {
    /// Reads the scenarios of the repository.
    ///
    /// # Errors
    /// When a folder cannot be read, or a scenario is not right.
    pub fn read() -> Result<Library> {
        Library::of(scenario::named_or_all(&root(), &[])?)
    }

    /// Returns scenarios that have been read.
    ///
    /// # Errors
    /// When one is not right.
    pub fn of(Scenarios { games, matches }: Scenarios) -> Result<Library> {
        let scenarios = games.into_iter().map(LibraryScenario::read).collect::<Result<_>>()?;
        let matches = matches.into_iter().map(LibraryScenario::read).collect::<Result<_>>()?;
        Ok(Library { scenarios, matches })
    }

    /// The files of both games.
    pub fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        let matches = self.matches.iter().map(|it| &it.sheet);
        self.scenarios.iter().map(|it| &it.sheet).chain(matches)
    }
}

impl<S: AnyScenario> LibraryScenario<S> {
    /// Returns a scenario from its text, for tests.
    #[cfg(test)]
    pub fn of(id: &str, text: &str) -> Result<LibraryScenario<S>> {
        let path = PathBuf::from(format!("{}/{id}.toml", S::FOLDER.0));
        let scenario = S::parse(id, text);
        LibraryScenario::read(ScenarioFile { path, text: text.to_owned(), scenario })
    }

    fn read(file: ScenarioFile<S>) -> Result<LibraryScenario<S>> {
        let ScenarioFile { path, text, scenario } = file;
        let scenario = match scenario {
            Ok(scenario) => scenario,
            Err(wrong) => bail!("{}", scenario::render(&path, &text, &wrong)),
        };
        let (tags, lines) = (scenario::tags(&text), lines::of(&scenario)?);
        let sheet =
            Sheet { id: scenario.id().to_owned(), address: S::ADDRESS, path, text, tags, lines };
        Ok(LibraryScenario { scenario, sheet })
    }
}
