//! `pack`: the scenarios, compiled into what the app reads.
//!
//! Trunk calls it before every build, and copies `app/packs` into `dist/packs` afterwards. The app
//! fetches `packs/incidents.json`, relative to its page.

use std::fs;
use std::path::Path;

use acconcio_core::story::{PACK_VERSION, Pack};
use anyhow::{Context, Result, bail};

use crate::{project, scenario};

/// Compiles the scenarios into `app/packs/incidents.json`.
///
/// # Errors
/// When a scenario is wrong, or the file cannot be written.
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
    // The easiest first; within a level as the file names go.
    stories.sort_by_key(|story| story.level);
    let pack = Pack { version: PACK_VERSION, stories };
    let json = serde_json::to_string(&pack).context("the pack cannot be written as JSON")?;
    write_if_changed(&project::root().join("app/packs/incidents.json"), &json)
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
