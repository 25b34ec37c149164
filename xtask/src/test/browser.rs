//! The browser tests: the app (`beside.rs` chooses the build) in Chromium, and in other engines where they are
//! installed, file by file, several in parallel on each core.
//!
//! A file is not run again while it, what it shares with the others, and the sources of the pages that it
//! visits are unchanged (`sources.rs`). Where only the sources of some pages have changed, a file that goes through
//! every page is asked to visit these.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::native;
use super::run::{Effort, Run};
use super::sources::{Due, Sources};
use super::visited::is_file;
use crate::process::{self, step};
use crate::project;
use crate::tools::engines::ENGINES;
use crate::tools::{chromium, node};

/// The variable that names to `asked.mjs` the pages which a file is asked to visit, where these are not all.
const PAGES_ASKED: &str = "PAGES_ASKED";

/// The report of `run.mjs` on a file.
#[derive(Deserialize)]
struct Told {
    file: String,
    passed: bool,
    /// The first words of the addresses that it has opened.
    pages: Vec<String>,
}

/// Runs the files that a change could have broken, or those that are named.
///
/// # Errors
/// When a test fails, or no file has such a name.
pub fn test(run: &mut Run) -> Result<()> {
    let chromium = chromium::for_tests()?;
    let mut node = node::node()?;
    let mut files = files(&run.words)?;
    let engines = engines(&mut files)?;
    let all = files.len();
    let sources = Sources::read(&chromium, &engines)?;
    let mut changed = Vec::new();
    let mut asked = BTreeMap::new();
    for file in files {
        match due(run, &sources, &file) {
            Due::Nothing => continue,
            Due::Pages(pages) => drop(asked.insert(file.clone(), pages)),
            Due::Everything => {}
        }
        changed.push(file);
    }
    if changed.len() < all {
        step(format!("browser: {} of {all} files passed before on the same", all - changed.len()));
    }
    if changed.is_empty() {
        return Ok(());
    }
    for (file, pages) in &asked {
        let pages: Vec<_> = pages.iter().map(String::as_str).collect();
        step(format!("browser: {file} on the pages of {}", pages.join(", ")));
    }
    let told = project::test_folder().join("browser.json");
    fs::create_dir_all(project::test_folder())?;
    node.env("CHROME_PATH", chromium).env("ACCONCIO", native::built("acconcio")?);
    node.env("ACCONCIO_APP", run.app.folder());
    node.env(PAGES_ASKED, serde_json::to_string(&asked)?);
    if run.effort == Effort::Thorough {
        node.env(native::THOROUGH, "yes");
    }
    node.arg("run.mjs").arg(&told).args(&changed);
    for engine in ENGINES {
        node.env(engine.variable, engines.get(engine.file).map_or(Path::new(""), PathBuf::as_path));
    }
    let outcome = process::run(&mut node);
    // Files that passed are noted even if another file has failed.
    let passed: Vec<Told> =
        serde_json::from_str(&fs::read_to_string(&told).unwrap_or_default()).unwrap_or_default();
    for Told { file, pages, .. } in passed.iter().filter(|told| told.passed) {
        let mut visited: BTreeSet<_> = pages.iter().cloned().collect();
        if asked.contains_key(file) {
            visited.extend(known_pages(run, file));
        }
        let visited: Vec<_> = visited.into_iter().collect();
        run.passed.note(&pages_of(file), &visited.join(" "))?;
        run.passed.note(file, &sources.state_of(file, &visited).to_string())?;
    }
    outcome
}

/// Returns what of a file a change could have broken.
fn due(run: &Run, sources: &Sources, file: &str) -> Due {
    let pages = known_pages(run, file);
    match run.passed.known(file) {
        // A file that nobody knows yet has not passed either.
        Some(passed) if run.effort == Effort::Changed && !pages.is_empty() => {
            sources.due_since(&passed, &sources.state_of(file, &pages))
        }
        _ => Due::Everything,
    }
}

/// Returns the first words of the addresses that a file has opened when it was run before.
fn known_pages(run: &Run, file: &str) -> Vec<String> {
    let known = run.passed.known(&pages_of(file)).unwrap_or_default();
    known.split_whitespace().map(str::to_owned).collect()
}

/// Returns the test files, or those with one of these words in their names; the longest first, so that
/// none is left over at the end.
fn files(words: &[String]) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(project::browser_tests()).context("there are no browser tests")? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if is_file(&name) {
            files.push((entry.metadata()?.len(), name));
        }
    }
    files.sort_by(|one, other| other.cmp(one));
    let is_asked = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let files: Vec<_> = files.into_iter().map(|(_, name)| name).filter(|it| is_asked(it)).collect();
    ensure!(!files.is_empty(), "no file of app/tests/browser has one of these words: {words:?}");
    Ok(files)
}

/// Returns the program of each other engine that these files need, by the file; takes out the files whose
/// engine is not here, and says so.
fn engines(files: &mut Vec<String>) -> Result<BTreeMap<&'static str, PathBuf>> {
    let mut found = BTreeMap::new();
    for engine in ENGINES {
        if !files.iter().any(|file| file == engine.file) {
            continue;
        }
        if let Some(program) = engine.find()? {
            found.insert(engine.file, program);
        } else {
            files.retain(|file| file != engine.file);
            step(format!("browser: nothing is tested in {}: {}", engine.name, engine.what_to_do()));
        }
    }
    Ok(found)
}

/// Returns the name under which the pages of a file are noted.
fn pages_of(file: &str) -> String {
    format!("{file}: pages")
}
