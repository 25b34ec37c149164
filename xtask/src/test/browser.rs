//! The browser tests: the app (`beside.rs` chooses the build) in Chromium, and in other engines where they are
//! installed, file by file, several in parallel on each core.
//!
//! A file is not run again while it, what it shares with the others, and the sources of the pages that it
//! visits are unchanged (`sources.rs`). Where only the sources of some pages have changed, a file that goes through
//! every page is asked to visit these; where only the texts of a language have, those who read it are asked.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::native;
use super::run::{Effort, Run};
use super::sources::{Due, Sources};
use super::visited::{Visited, is_file};
use crate::process::{self, step};
use crate::project;
use crate::tools::engines::ENGINES;
use crate::tools::{chromium, node};

/// The variable that tells `asked.mjs` what a file is asked to open, where that is not all.
const ASKED: &str = "ASKED";

/// The report of `run.mjs` on a file.
#[derive(Deserialize)]
struct FileReport {
    file: String,
    passed: bool,
    #[serde(flatten)]
    visited: Visited,
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
            Due::Some(tests) => drop(asked.insert(file.clone(), tests)),
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
    for (file, tests) in &asked {
        step(format!("browser: {file} {tests}"));
    }
    let told = project::test_folder().join("browser.json");
    fs::create_dir_all(project::test_folder())?;
    node.env("CHROME_PATH", chromium).env("ACCONCIO", native::built("acconcio")?);
    node.env("ACCONCIO_APP", run.app.folder());
    node.env(ASKED, serde_json::to_string(&asked)?);
    if run.effort == Effort::Thorough {
        node.env(native::THOROUGH, "yes");
    }
    node.arg("run.mjs").arg(&told).args(&changed);
    for engine in ENGINES {
        node.env(engine.variable, engines.get(engine.file).map_or(Path::new(""), PathBuf::as_path));
    }
    let outcome = process::run(&mut node);
    // Files that passed are noted even if another file has failed.
    let passed: Vec<FileReport> =
        serde_json::from_str(&fs::read_to_string(&told).unwrap_or_default()).unwrap_or_default();
    for FileReport { file, mut visited, .. } in passed.into_iter().filter(|told| told.passed) {
        if asked.contains_key(&file) {
            visited.extend(visited_before(run, &file).unwrap_or_default());
        }
        run.passed.note(&visited_by(&file), &serde_json::to_string(&visited)?)?;
        run.passed.note(&file, &sources.state_of(&file, &visited).to_string())?;
    }
    outcome
}

/// Returns what of a file a change could have broken.
fn due(run: &Run, sources: &Sources, file: &str) -> Due {
    let visited = visited_before(run, file);
    match run.passed.known(file).zip(visited) {
        // A file that nobody knows yet has not passed either.
        Some((passed, visited)) if run.effort == Effort::Changed => {
            sources.due_since(&passed, &sources.state_of(file, &visited), &visited)
        }
        _ => Due::Everything,
    }
}

/// Returns what a file has visited when it was run before, which may be no page at all; nothing where that is not known.
fn visited_before(run: &Run, file: &str) -> Option<Visited> {
    serde_json::from_str(&run.passed.known(&visited_by(file))?).ok()
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

/// Returns the name under which is noted what a file has visited.
fn visited_by(file: &str) -> String {
    format!("{file}: visited")
}
