//! The browser tests: the published app in Chromium, file by file, as many in parallel as there are
//! cores.
//!
//! A file is not run again while the app, the file and the sources that all files share are unchanged.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::inputs::{Inputs, digest_of_folder, digest_with_version};
use super::native;
use super::run::Run;
use crate::process::{self, step};
use crate::project;
use crate::tools::{chromium, node};

/// The ending of the name of a test file.
const ENDING: &str = ".test.mjs";

/// The report of `run.mjs` on a file.
#[derive(Deserialize)]
struct Told {
    file: String,
    passed: bool,
}

/// Runs the files that a change could have broken, or those that are named.
///
/// # Errors
/// When a test fails, or no file has such a name.
pub fn test(run: &mut Run) -> Result<()> {
    let chromium = chromium::find()?;
    let mut node = node::node()?;
    let files = files(&run.words)?;
    let all = files.len();
    let shared = shared(&chromium)?;
    let mut changed = Vec::new();
    for file in files {
        let inputs = inputs_of(&file, &shared)?;
        if !run.may_skip(&file, &inputs) {
            changed.push((file, inputs));
        }
    }
    if changed.len() < all {
        step(format!("browser: {} of {all} files passed before on the same", all - changed.len()));
    }
    if changed.is_empty() {
        return Ok(());
    }
    let told = project::test_folder().join("browser.json");
    fs::create_dir_all(project::test_folder())?;
    node.env("CHROME_PATH", chromium).env("ACCONCIO", native::built("acconcio")?);
    node.arg("run.mjs").arg(&told).args(changed.iter().map(|(file, _)| file));
    let outcome = process::run(&mut node);
    // Files that passed are noted even if another file has failed.
    let passed: Vec<Told> =
        serde_json::from_str(&fs::read_to_string(&told).unwrap_or_default()).unwrap_or_default();
    for (file, inputs) in changed {
        if passed.iter().any(|told| told.passed && told.file == file) {
            run.passed.note(&file, &inputs)?;
        }
    }
    outcome
}

/// Returns the test files, or those with one of these words in their names; the longest first, so that
/// none is left over at the end.
fn files(words: &[String]) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(project::browser_tests()).context("there are no browser tests")? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(ENDING) {
            files.push((entry.metadata()?.len(), name));
        }
    }
    files.sort_by(|one, other| other.cmp(one));
    let is_asked = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let files: Vec<_> = files.into_iter().map(|(_, name)| name).filter(|it| is_asked(it)).collect();
    ensure!(!files.is_empty(), "no file of app/tests/browser has one of these words: {words:?}");
    Ok(files)
}

/// Returns the digest of what every test file depends on.
fn shared(chromium: &Path) -> Result<String> {
    let folder = project::browser_tests();
    let mut tests = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name();
        if name.to_string_lossy().ends_with(ENDING) {
            tests.push(PathBuf::from("app/tests/browser").join(name));
        }
    }
    let written_with = Inputs::of(&["app/tests/browser", "crates", "scenarios"]);
    let written_with = written_with.without(tests).digest()?;
    let app = digest_of_folder(&project::dist())?;
    Ok(digest_with_version(chromium, &[&written_with, &app]))
}

fn inputs_of(file: &str, shared: &str) -> Result<String> {
    Ok(format!("{shared} {}", Inputs::of(&[&format!("app/tests/browser/{file}")]).digest()?))
}
