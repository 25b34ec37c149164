//! The scenarios, with their tags and what the core rules on them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use acconcio_core::story::Story;
use anyhow::{Result, bail};

use super::lines::{self, Lines};
use crate::scenario::{self, Scenario, Tagged};

/// The scenarios.
pub struct Library {
    pub stories: Vec<Shelved>,
}

/// A scenario file with its tags and what the core rules on each variant.
pub struct Shelved {
    pub path: PathBuf,
    pub text: String,
    pub story: Story,
    pub tags: Vec<Tagged>,
    pub lines: BTreeMap<String, Lines>,
}

impl Library {
    /// The scenarios of the repository.
    ///
    /// # Errors
    /// When the folder cannot be read, or a scenario is not right.
    pub fn read() -> Result<Library> {
        Ok(Library { stories: scenario::all()?.into_iter().map(shelved).collect::<Result<_>>()? })
    }

    /// How many variants there are.
    pub fn variants(&self) -> usize {
        self.stories.iter().map(|shelved| shelved.story.variants.len()).sum()
    }
}

impl Shelved {
    /// A scenario from its text, for tests.
    #[cfg(test)]
    pub fn of(id: &str, text: &str) -> Result<Shelved> {
        let path = PathBuf::from(format!("scenarios/{id}.toml"));
        let story = scenario::parse(id, text);
        shelved(Scenario { path, text: text.to_owned(), story })
    }
}

fn shelved(scenario: Scenario) -> Result<Shelved> {
    let Scenario { path, text, story } = scenario;
    let story = match story {
        Ok(story) => story,
        Err(wrong) => bail!("{}", scenario::render(&path, &text, &wrong)),
    };
    let tags = scenario::tags(&text);
    let lines = lines::of(&story)?;
    Ok(Shelved { path, text, story, tags, lines })
}
