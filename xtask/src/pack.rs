//! `pack`: the scenarios, compiled into what the app reads.
//!
//! Trunk calls it before every build, and copies `app/packs` into `dist/packs` afterwards. The app
//! fetches `packs/catalogue.json`, relative to its page, and `packs/<story>.json` when a story is
//! opened, `packs/courses.json` when a course is.

pub(crate) mod courses;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use acconcio_core::story::{Catalogue, PACK_VERSION, Sheet, Story};
use anyhow::{Context, Result, bail};

use crate::{project, scenario};

/// Compiles the scenarios into `app/packs`: the catalogue, and a sheet for each story.
///
/// # Errors
/// When a scenario is wrong, or a file cannot be written.
pub fn pack() -> Result<()> {
    let mut stories = Vec::new();
    for scenario in scenario::all()? {
        match scenario.story {
            Ok(story) => stories.push(story),
            Err(diagnostics) => {
                bail!("{}", scenario::render(&scenario.path, &scenario.text, &diagnostics));
            }
        }
    }
    // The easiest first, within a level what is recorded; then as the file names go.
    stories.sort_by_key(|story| (story.level, story.provenance));
    let folder = project::root().join("app/packs");
    let cards = stories.iter().map(Story::card).collect();
    let catalogue = Catalogue { version: PACK_VERSION, cards };
    let json = serde_json::to_string(&catalogue).context("the catalogue cannot be written")?;
    write_if_changed(&folder.join("catalogue.json"), &json)?;
    let json = serde_json::to_string(&courses::read(&stories)?);
    let json = json.context("the courses cannot be written")?;
    write_if_changed(&folder.join("courses.json"), &json)?;
    let mut written = BTreeSet::from(["catalogue.json".to_owned(), "courses.json".to_owned()]);
    for story in stories {
        let name = format!("{}.json", story.id);
        let sheet = Sheet { version: PACK_VERSION, story };
        let json = serde_json::to_string(&sheet).context("a story cannot be written")?;
        write_if_changed(&folder.join(&name), &json)?;
        written.insert(name);
    }
    remove_others(&folder, &written)
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
