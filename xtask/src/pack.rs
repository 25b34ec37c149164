//! `pack`: the scenarios, compiled into what the app reads.
//!
//! Trunk calls it before every build, and copies `app/packs` into `dist/packs` afterwards. The app
//! fetches the catalogue of its language, relative to its page, and later what it needs: `packs/<story>.json`
//! when a story is opened, `packs/courses.json` when a course is, `packs/index.json`,
//! `packs/articles.json` and `packs/glossary.json` for the handbook, `packs/quadrigliona.json` for its pages.

mod catalogue;
pub(crate) mod courses;
mod glossary;
mod wordings;
mod words;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use acconcio_core::digest::Index;
use acconcio_core::quadrigliona::story::{Films, Story as Match};
use acconcio_core::story::{PACK_VERSION, Sheet, Story};
use anyhow::{Context, Result, bail};
use serde::Serialize;

use crate::scenario::{self, Film, Scenario};
use crate::{coverage, project};

/// The names of the files beside the stories.
const INDEX: &str = "index";
const GLOSSARY: &str = "glossary";
const ARTICLES: &str = "articles";
const COURSES: &str = "courses";
/// The file of the matches: list and films.
pub const MATCHES: &str = "quadrigliona";

/// Compiles the scenarios into `app/packs`: the catalogue, the derived index, the words of the handbook,
/// and a sheet for each story.
///
/// # Errors
/// When a scenario is wrong, or a file cannot be written.
pub fn pack() -> Result<()> {
    // The easiest first, within a level what is recorded; then as the file names go.
    let mut stories: Vec<Story> = stories()?;
    stories.sort_by_key(|story| (story.level, story.provenance));
    let mut matches: Vec<Match> = self::stories()?;
    matches.sort_by_key(|story| (story.level, story.provenance));
    let mut pack = Pack { folder: project::root().join("app/packs"), written: BTreeSet::new() };
    for (name, catalogue) in catalogue::catalogues(&stories) {
        pack.write(name, &catalogue)?;
    }
    pack.write(INDEX, &Index::of(&stories, coverage::statements_told()?)?)?;
    pack.write(GLOSSARY, &glossary::read()?)?;
    pack.write(ARTICLES, &wordings::read()?)?;
    pack.write(COURSES, &courses::read(&stories)?)?;
    pack.write(MATCHES, &Films { version: PACK_VERSION, stories: matches })?;
    for story in stories {
        let id = story.id.clone();
        if [INDEX, GLOSSARY, ARTICLES, COURSES, MATCHES].contains(&id.as_str()) {
            bail!("scenarios/{id}.toml: this name is taken by another file of the pack; rename it");
        }
        pack.write(&id, &Sheet { version: PACK_VERSION, story })?;
    }
    remove_others(&pack.folder, &pack.written)
}

/// The stories of a game.
fn stories<S: Film>() -> Result<Vec<S>> {
    let story = |scenario: Scenario<S>| match scenario.story {
        Ok(story) => Ok(story),
        Err(wrong) => bail!("{}", scenario::render(&scenario.path, &scenario.text, &wrong)),
    };
    scenario::all()?.into_iter().map(story).collect()
}

/// The folder of the compiled files, and what has been written into it.
struct Pack {
    folder: PathBuf,
    written: BTreeSet<String>,
}

impl Pack {
    fn write<T: Serialize>(&mut self, name: &str, content: &T) -> Result<()> {
        let name = format!("{name}.json");
        let json = serde_json::to_string(content)
            .with_context(|| format!("packs/{name} cannot be written"))?;
        write_if_changed(&self.folder.join(&name), &json)?;
        self.written.insert(name);
        Ok(())
    }
}

/// Removes what an earlier pack left and this one does not have.
fn remove_others(folder: &Path, written: &BTreeSet<String>) -> Result<()> {
    let read = || format!("{} cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(read)? {
        let entry = entry.with_context(read)?;
        if !written.contains(entry.file_name().to_string_lossy().as_ref()) {
            let told = || format!("{} cannot be removed", entry.path().display());
            fs::remove_file(entry.path()).with_context(told)?;
        }
    }
    Ok(())
}

/// Leaves a file that is right alone, so that nothing is rebuilt because of its date.
fn write_if_changed(file: &Path, content: &str) -> Result<()> {
    if fs::read_to_string(file).is_ok_and(|present| present == content) {
        return Ok(());
    }
    let write = || {
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(file, content)
    };
    write().with_context(|| format!("{} cannot be written", file.display()))
}

#[cfg(test)]
mod exams;

#[cfg(test)]
mod tests {
    use super::*;

    /// The films of matches are read back as they were, and with them nothing that is blessed.
    #[test]
    fn ok_the_films_of_matches_are_read_back() -> Result<()> {
        let films = Films { version: PACK_VERSION, stories: stories()? };
        let json = serde_json::to_string(&films)?;
        assert!(
            json.starts_with(&format!(r#"{{"version":{PACK_VERSION},"#)),
            "as the app reads it"
        );
        assert_eq!(serde_json::from_str::<Films>(&json)?, films);
        assert!(!json.contains("expected") && !json.contains("classification"));
        let variants: usize = films.stories.iter().map(Film::variants).sum();
        assert!(films.stories.len() >= 40 && variants >= 150, "{variants} variants");
        Ok(())
    }
}
