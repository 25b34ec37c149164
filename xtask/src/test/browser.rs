//! The browser tests: the app (`beside.rs` chooses the build) in Chromium, and in other engines where they are
//! installed, file by file, several in parallel on each core.
//!
//! A file is not run again while it, what it shares with the others, and the sources of the pages that it
//! visits are unchanged (`visited.rs`).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::inputs::{Digests, Inputs, digest_with_version};
use super::native;
use super::run::{Effort, Run};
use super::visited::{self, is_file};
use crate::process::{self, step};
use crate::project;
use crate::tools::engines::ENGINES;
use crate::tools::{chromium, node};

const BROWSER_TESTS: &str = "app/tests/browser";

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
    let chromium = chromium::find()?;
    let mut node = node::node()?;
    let mut files = files(&run.words)?;
    let engines = engines(&mut files)?;
    let all = files.len();
    let sources = Sources::read(&chromium, &engines)?;
    let mut changed = Vec::new();
    for file in files {
        let visited = run.passed.known(&pages_of(&file)).unwrap_or_default();
        let pages: Vec<_> = visited.split_whitespace().map(str::to_owned).collect();
        // A file that nobody knows yet has not passed either.
        if pages.is_empty() || !run.may_skip(&file, &sources.inputs_of(&file, &pages)?) {
            changed.push(file);
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
    node.env("ACCONCIO_APP", run.app.folder());
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
        run.passed.note(&pages_of(file), &pages.join(" "))?;
        run.passed.note(file, &sources.inputs_of(file, pages)?)?;
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

/// The inputs of the browser tests: the sources of the app and of the build, the other files of this folder, and
/// the browser.
struct Sources {
    digests: Digests,
    chromium: String,
    /// The digests of the other engines, by the file that runs in them.
    engines: BTreeMap<&'static str, String>,
}

impl Sources {
    fn read(chromium: &Path, engines: &BTreeMap<&'static str, PathBuf>) -> Result<Sources> {
        let nothing_to_the_app = ["docs", "README.md", "LICENSE", ".ci"].map(PathBuf::from);
        let digests = Inputs::everything().without(nothing_to_the_app).digests()?;
        let mut of_engines = BTreeMap::new();
        for (file, program) in engines {
            // The driver of WebKitGTK does not tell its version.
            let content = fs::read(program).with_context(|| program.display().to_string())?;
            let content = acconcio_app_files::digest::sha256(&content);
            of_engines.insert(*file, digest_with_version(program, &[&content]));
        }
        Ok(Sources { digests, chromium: digest_with_version(chromium, &[]), engines: of_engines })
    }

    /// Returns the digest of what a file depends on that visits these pages.
    fn inputs_of(&self, file: &str, pages: &[String]) -> Result<String> {
        let left_out = visited::left_out(pages)?;
        let own = Path::new(BROWSER_TESTS).join(file);
        let digest = self.digests.of(|path| {
            let is_test = path.starts_with(BROWSER_TESTS) && is_file(&path.to_string_lossy());
            (!is_test || path == own) && !left_out.iter().any(|folder| path.starts_with(folder))
        });
        let browser = self.engines.get(file).unwrap_or(&self.chromium);
        Ok(format!("{browser} {digest}"))
    }
}
