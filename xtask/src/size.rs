//! `size`: what the browser fetches until home can be used, until the first act of an incident can be seen, until
//! its ruling is there and until one can act at the bench; and what it may fetch later.
//!
//! The files are those that Chromium asks for (`app/tests/browser/reach.mjs`), so that none can be forgotten.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::tools::{chromium, node};
use crate::{finish, process, project};

/// The moments that have a limit, by the beginning of their names in the script, with the most that may be fetched until then:
/// bytes after brotli at its highest level.
const LIMITS: [(&str, usize); 3] = [("home", 200_000), ("first act", 260_000), ("ruling", 650_000)];

/// The moments at which less is aimed at.
const AIMS: [(&str, usize); 1] = [("ruling", 450_000)];

/// The script that weighs the files; Node runs it.
const WEIGH: &str = include_str!("size/weigh.mjs");
/// The script that visits the app, beside the browser tests.
const REACH: &str = "reach.mjs";

/// Prints the files fetched until each moment, one by one, and those left for later.
///
/// # Errors
/// When there is no app in `dist`, Chromium is missing, a moment is not reached, or more than its limit is fetched
/// until then.
pub fn size() -> Result<()> {
    let files = weigh_all(&project::dist())?;
    let moments = moments()?;
    let mut seen = BTreeSet::new();
    let mut over = Vec::new();
    for moment in &moments {
        println!("{:>10}  {:>10}  fetched until {}", "bytes", "brotli", moment.name);
        for file in files.iter().filter(|file| moment.received(file).is_some()) {
            if seen.insert(&file.path) {
                print(file, moment.received(file).unwrap_or_default());
            }
        }
        let together = moment.together(&files);
        let (seconds, count) = (moment.seconds, moment.files.len());
        println!("{:>10}  {together:>10}  in {count} files, {seconds:.1} s on slow 4G", "");
        over.extend(against_limit(moment, together));
    }
    tell_the_rest(&files, &seen)?;
    if over.is_empty() {
        return Ok(());
    }
    bail!(
        "{}: make it smaller, or load a part later (app/src/ui/lazy.rs tells how)",
        over.join(", ")
    )
}

/// Prints how far a moment is from its limit or aim; returns a line where it is over a limit.
fn against_limit(moment: &Moment, together: usize) -> Option<String> {
    let of = |all: &[(&str, usize)]| {
        all.iter().find(|(name, _)| moment.name.starts_with(name)).map(|it| it.1)
    };
    if let Some(aim) = of(&AIMS) {
        println!("{:>10}  {aim:>10}  are aimed at", "");
    }
    let limit = of(&LIMITS)?;
    if let Some(left) = limit.checked_sub(together) {
        println!("{:>10}  {left:>10}  left of {limit}", "");
        return None;
    }
    Some(format!("{} takes {} bytes over its limit of {limit}", moment.name, together - limit))
}

/// Prints what was not fetched until any of the moments, in groups.
fn tell_the_rest(files: &[Weighed], seen: &BTreeSet<&String>) -> Result<()> {
    let packs = finish::scenario_packs(&project::dist())?;
    let is_of_incident = |file: &&Weighed| packs.values().any(|packs| packs.contains(&file.path));
    let later = files.iter().filter(|file| !seen.contains(&file.path));
    println!("{:>10}  {:>10}  fetched when it is needed", "", "");
    later.filter(|file| !is_of_incident(file)).for_each(|file| print(file, file.compressed));
    let together = |is_in: &dyn Fn(&Weighed) -> bool, what: String| {
        let found = || files.iter().filter(|file| is_in(file));
        let raw: usize = found().map(|file| file.raw).sum();
        let compressed: usize = found().map(|file| file.compressed).sum();
        println!("{raw:>10}  {compressed:>10}  {what}");
    };
    for (code, packs) in &packs {
        let is_in = |file: &Weighed| packs.contains(&file.path);
        together(&is_in, format!("the incidents in `{code}`, together"));
        let is_in = |file: &Weighed| is_text_of(file, code);
        together(&is_in, format!("the texts of the app in `{code}`, together"));
    }
    Ok(())
}

/// Whether a file has texts of the app in this language.
fn is_text_of(file: &Weighed, code: &str) -> bool {
    let name = file.path.strip_prefix("packs/words/");
    name.is_some_and(|name| name.ends_with(&format!(".{code}.txt")))
}

fn print(file: &Weighed, received: usize) {
    println!("{:>10}  {received:>10}  {}", file.raw, file.path);
}

#[derive(Deserialize)]
struct Weighed {
    path: String,
    raw: usize,
    compressed: usize,
}

/// A moment of a first visit.
#[derive(Deserialize)]
struct Moment {
    name: String,
    /// The seconds from the beginning of the visit, on the slow network.
    seconds: f64,
    files: Vec<Fetched>,
}

#[derive(Deserialize)]
struct Fetched {
    path: String,
    /// The bytes that had been received of a file that was still arriving.
    received: Option<usize>,
}

impl Moment {
    /// The bytes of a file that had been received by then; none where it had not been asked for.
    fn received(&self, file: &Weighed) -> Option<usize> {
        let fetched = self.files.iter().find(|fetched| fetched.path == file.path)?;
        Some(fetched.received.unwrap_or(file.compressed).min(file.compressed))
    }

    fn together(&self, files: &[Weighed]) -> usize {
        files.iter().filter_map(|file| self.received(file)).sum()
    }
}

/// Visits the app in Chromium.
fn moments() -> Result<Vec<Moment>> {
    let chromium = chromium::find()?;
    let mut node = node::node()?;
    let told = process::output(node.env("CHROME_PATH", chromium).arg(REACH));
    let told =
        told.with_context(|| format!("a moment is not reached; run app/tests/browser/{REACH}"))?;
    let last = told.lines().last().unwrap_or_default();
    serde_json::from_str(last).context("the visits were told otherwise than expected")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(received: Option<usize>, expected: usize) {
        let file = Weighed { path: "a.wasm".to_owned(), raw: 30, compressed: 10 };
        let other = Weighed { path: "b.wasm".to_owned(), raw: 3, compressed: 1 };
        let files = vec![Fetched { path: "a.wasm".to_owned(), received }];
        let moment = Moment { name: "home in it".to_owned(), seconds: 1.0, files };
        assert_eq!(moment.together(&[file, other]), expected);
    }

    #[test]
    fn ok_a_file_counts_as_far_as_it_had_arrived() {
        check(None, 10);
        check(Some(4), 4);
        // Headers are received as well.
        check(Some(12), 10);
    }

    #[test]
    fn err_what_is_over_its_limit_is_told() {
        let moment = Moment { name: "home in it".to_owned(), seconds: 1.0, files: Vec::new() };
        assert_eq!(against_limit(&moment, 200_000), None);
        assert!(against_limit(&moment, 200_001).is_some_and(|line| line.contains("1 bytes over")));
    }
}
