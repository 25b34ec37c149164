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

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acconcio_core::digest::Index;
use acconcio_core::quadrigliona::story::{Films, Story as Match};
use acconcio_core::story::{Courses, PACK_VERSION, Sheet, Story};
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
    let stories = stories_in_order()?;
    let mut matches: Vec<Match> = self::stories()?;
    matches.sort_by_key(|story| (story.level, story.provenance));
    let index = Index::of(&stories, coverage::statements_told()?)?;
    let files = files(&stories, &index, matches, &courses::read(&stories)?)?;
    let folder = project::root().join("app/packs");
    for (name, json) in &files {
        write_if_changed(&folder.join(name), json)?;
    }
    remove_others(&folder, &files)
}

/// Every story: the easiest first, within a level what is recorded; then as the file names go.
///
/// # Errors
/// When a scenario is wrong.
pub fn stories_in_order() -> Result<Vec<Story>> {
    let mut stories: Vec<Story> = stories()?;
    stories.sort_by_key(|story| (story.level, story.provenance));
    Ok(stories)
}

/// The files for these stories with their index, for matches and courses, by their names.
///
/// # Errors
/// When a story has the name of another file.
pub fn files(
    stories: &[Story],
    index: &Index,
    matches: Vec<Match>,
    courses: &Courses,
) -> Result<BTreeMap<String, String>> {
    let mut pack = Pack::default();
    for (name, catalogue) in catalogue::catalogues(stories) {
        pack.add(name, &catalogue)?;
    }
    pack.add(INDEX, index)?;
    pack.add(GLOSSARY, &glossary::read()?)?;
    pack.add(ARTICLES, &wordings::read()?)?;
    pack.add(COURSES, courses)?;
    pack.add(MATCHES, &Films { version: PACK_VERSION, stories: matches })?;
    for story in stories {
        let id = story.id.as_str();
        if [INDEX, GLOSSARY, ARTICLES, COURSES, MATCHES].contains(&id) {
            bail!("scenarios/{id}.toml: this name is taken by another file of the pack; rename it");
        }
        pack.add(id, &Sheet { version: PACK_VERSION, story: story.clone() })?;
    }
    Ok(pack.files)
}

/// The stories of a game.
fn stories<S: Film>() -> Result<Vec<S>> {
    let story = |scenario: Scenario<S>| match scenario.story {
        Ok(story) => Ok(story),
        Err(wrong) => bail!("{}", scenario::render(&scenario.path, &scenario.text, &wrong)),
    };
    scenario::all()?.into_iter().map(story).collect()
}

/// The compiled files.
#[derive(Default)]
struct Pack {
    files: BTreeMap<String, String>,
}

impl Pack {
    fn add<T: Serialize>(&mut self, name: &str, content: &T) -> Result<()> {
        let name = format!("{name}.json");
        let json = serde_json::to_string(content)
            .with_context(|| format!("packs/{name} cannot be written"))?;
        self.files.insert(name, json);
        Ok(())
    }
}

/// Removes what an earlier pack left and this one does not have.
fn remove_others(folder: &Path, written: &BTreeMap<String, String>) -> Result<()> {
    let read = || format!("{} cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(read)? {
        let entry = entry.with_context(read)?;
        if !written.contains_key(entry.file_name().to_string_lossy().as_ref()) {
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
