//! `size`: the files that the browser loads before it can show home, and those that it loads later.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::tools::node;
use crate::{finish, process, project};

/// The largest size of the first load, in bytes after brotli at its highest level.
const LIMIT: usize = 200_000;

/// The script that Node runs.
const WEIGH: &str = include_str!("size/weigh.mjs");

/// Prints the files loaded first, one by one, and those loaded later.
///
/// # Errors
/// When there is no app in `dist`, or the first load is over the budget.
pub fn size() -> Result<()> {
    let files = weigh_all(&project::dist())?;
    let packs = finish::scenario_packs(&project::dist())?;
    // The outline and the texts of home are loaded first, in one language: the heaviest counts.
    let first_of = |code: &String| {
        [format!("packs/outline.{code}.json"), format!("packs/words/home.{code}.txt")]
    };
    let weight = |first: &[String; 2]| -> usize {
        files.iter().filter(|file| first.contains(&file.path)).map(|file| file.compressed).sum()
    };
    let first = packs.keys().map(first_of).max_by_key(weight).unwrap_or_default();
    let when_loaded = |path: &str| match packs.values().position(|packs| packs.contains(path)) {
        Some(language) => When::WithItsIncident(language),
        None if first.iter().any(|it| it == path) => When::First,
        None => when_loaded(path),
    };
    let all_when = |when: When| files.iter().filter(move |file| when_loaded(&file.path) == when);
    let compressed = compressed(all_when(When::First));

    println!("{:>10}  {:>10}  loaded first", "bytes", "brotli");
    all_when(When::First).for_each(print);
    println!("{:>10}  {compressed:>10}  together", "");
    println!("{:>10}  {:>10}  loaded when its page is opened", "", "");
    all_when(When::WithItsPage).for_each(print);
    let together = |when: When, what: &str| {
        println!("{:>10}  {:>10}  {what}", "", self::compressed(all_when(when)));
    };
    for (language, code) in packs.keys().enumerate() {
        together(When::WithItsIncident(language), &format!("the incidents in `{code}`, together"));
    }
    for code in packs.keys() {
        let texts: Vec<&Weighed> = files.iter().filter(|file| is_text_of(file, code)).collect();
        let raw: usize = texts.iter().map(|file| file.raw).sum();
        let compressed = self::compressed(texts.into_iter());
        println!("{raw:>10}  {compressed:>10}  the texts of the app in `{code}`, together");
    }
    together(When::Quietly, "what keeps the app on the device, together");
    if compressed > LIMIT {
        let over = compressed - LIMIT;
        bail!(
            "the first load is {over} bytes over its limit of {LIMIT}: make it smaller, or load a \
             part later (app/src/ui/lazy.rs tells how)"
        );
    }
    println!("{:>10}  {:>10}  left of {LIMIT}", "", LIMIT - compressed);
    Ok(())
}

/// The time at which a file is loaded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Before anything is shown.
    First,
    /// With its page: a part of the app, or data that its pages read.
    WithItsPage,
    /// With its incident: a scenario, in the language in this place.
    WithItsIncident(usize),
    /// In the background, after everything else.
    Quietly,
}

/// Returns the time at which a file other than a scenario is loaded.
fn when_loaded(path: &str) -> When {
    let is_worker = path == "sw.js" || path == "manifest.webmanifest" || path.starts_with("icons/");
    let is_first = path.starts_with("acconcio-app-");
    if is_worker {
        When::Quietly
    } else if path.starts_with("pages-")
        || !is_first && (path.ends_with(".wasm") || path.starts_with("packs/"))
    {
        When::WithItsPage
    } else {
        When::First
    }
}

/// Whether a file has texts of the app in this language.
fn is_text_of(file: &Weighed, code: &str) -> bool {
    let name = file.path.strip_prefix("packs/words/");
    name.is_some_and(|name| name.ends_with(&format!(".{code}.txt")))
}

fn print(file: &Weighed) {
    println!("{:>10}  {:>10}  {}", file.raw, file.compressed, file.path);
}

fn compressed<'a>(files: impl Iterator<Item = &'a Weighed>) -> usize {
    files.map(|file| file.compressed).sum()
}

#[derive(Deserialize)]
struct Weighed {
    path: String,
    raw: usize,
    compressed: usize,
}

/// Measures every file, the heaviest first. Node compresses, which makes most of the app small already:
/// its encoder is the one that hosts use, and twenty times faster than one that is compiled with this
/// program.
fn weigh_all(dist: &Path) -> Result<Vec<Weighed>> {
    anyhow::ensure!(dist.is_dir(), "dist/ is missing: run `cargo xtask build` first");
    let mut node = Command::new(node::check_node()?);
    node.args(["--input-type=module", "--eval", WEIGH]).arg(dist);
    let told = process::output(&mut node).context("dist/ cannot be weighed")?;
    serde_json::from_str(&told).context("dist/ was weighed otherwise than expected")
}
