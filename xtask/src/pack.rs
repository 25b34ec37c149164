//! `pack`: the scenarios, compiled into the files that the app reads.
//!
//! Trunk calls it before every build, and copies `app/packs` into `dist/packs` afterwards. The app
//! fetches the catalogue of its language, `packs/catalogue.it.json` relative to its page, and later the
//! files of that language that it needs: a scenario's own when it is opened, `courses` for a course,
//! `articles` and `glossary` for the handbook, `quadrigliona` for its pages; and without texts the index under
//! the laws that the reader chose, `packs/index-2023.json`, the boards of lists, `packs/boards.json`, the facts for exams, `packs/facts.json`, and the changes of rulings, `packs/changes.json`. The
//! texts of the app are in `packs/words`: one file for each group and language. Their signatures stand beside the texts, in
//! `app/words/signatures.txt`.

mod tables;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acconcio_scenario_files::{courses, handbook, pack, texts};
use acconcio_training::digest::Index;
use anyhow::{Context, Result, ensure};

use crate::{coverage, project};

/// The file from which the app has the functions of the texts.
const SIGNATURES: &str = "app/words/signatures.txt";

/// Compiles the scenarios into `app/packs`: the catalogue, the derived index, the texts of the handbook,
/// and a file for each scenario, in each language.
///
/// # Errors
/// When a scenario is wrong, or a file cannot be written.
pub fn pack() -> Result<()> {
    let root = project::root();
    let scenarios = pack::scenarios_in_order(&root)?;
    let indexes = Index::under_each(&scenarios, coverage::statements_told()?)?;
    let matches = pack::matches_in_order(&root)?;
    let courses = courses::read(&root, &scenarios, &matches)?;
    let languages = texts::languages(&root)?;
    let content = pack::Content {
        scenarios: &scenarios,
        indexes: &indexes,
        matches: &matches,
        courses: &courses,
    };
    let mut files = pack::files(&content, &languages)?;
    let (glossary, articles) = (handbook::glossary(&root)?, handbook::articles(&root)?);
    files.extend(pack::handbook(&glossary, &articles, &languages)?);
    files.extend([pack::changes(&scenarios)?]);
    let folder = root.join("app/packs");
    for (name, json) in &files {
        write_if_changed(&folder.join(name), json)?;
    }
    remove_others(&folder, &files)?;
    let texts = crate::texts::read()?;
    write_if_changed(&root.join(SIGNATURES), &texts.signatures().to_string())?;
    let (words, tables) = (folder.join(tables::FOLDER), tables::tables(&texts));
    for (name, table) in &tables {
        write_if_changed(&words.join(name), table)?;
    }
    remove_others(&words, &tables)
}

/// Checks that the app has its functions from the texts as they are.
///
/// # Errors
/// When a text was added, taken out or given other arguments since the file was written.
pub fn check_signatures() -> Result<()> {
    let present = fs::read_to_string(project::root().join(SIGNATURES)).unwrap_or_default();
    let is_of_these = present == crate::texts::read()?.signatures().to_string();
    ensure!(is_of_these, "{SIGNATURES} is not of these texts: `cargo xtask pack` writes it");
    Ok(())
}

/// Removes the files of an earlier pack that this one does not have.
fn remove_others(folder: &Path, written: &BTreeMap<String, String>) -> Result<()> {
    let read = || format!("{} cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(read)? {
        let entry = entry.with_context(read)?;
        let is_folder = entry.path().is_dir();
        if !is_folder && !written.contains_key(entry.file_name().to_string_lossy().as_ref()) {
            let told = || format!("{} cannot be removed", entry.path().display());
            fs::remove_file(entry.path()).with_context(told)?;
        }
    }
    Ok(())
}

/// Writes a file only if its content changes, so that nothing is rebuilt because of its date.
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
mod tests;
