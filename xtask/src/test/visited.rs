//! The features of the app that a file of browser tests has visited: a change of any other cannot break it.
//!
//! Each file is run on everything at first; the run reports the pages that it has opened.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use acconcio_app_files::files_below;
use anyhow::{Context, Result};

use crate::project;

const FEATURES: &str = "app/src/features";

/// The features that have pages, with the first words of the addresses of these.
const PAGES: [(&str, &[&str]); 20] = [
    ("bench", &["bench"]),
    ("claims", &["claims"]),
    ("course_plan", &["plan"]),
    ("courses", &["course", "courses"]),
    ("exam", &["exam"]),
    ("handbook", &["handbook"]),
    ("home", &["home"]),
    ("incident", &["incident"]),
    ("laws", &["laws"]),
    ("library", &["incidents"]),
    ("mate", &["mate"]),
    ("own", &["own"]),
    ("practice", &["practice"]),
    ("presenter", &["presenter"]),
    ("print", &["print"]),
    ("progress", &["progress"]),
    ("quadrigliona", &["quadrigliona"]),
    ("results", &["results"]),
    ("settings", &["settings"]),
    ("teach", &["teach"]),
];

/// Whether a file, or a part that has passed, is a file of browser tests by its name.
pub fn is_file(name: &str) -> bool {
    name.ends_with(".test.mjs")
}

/// Returns the folders and modules of the features that none of these pages needs.
///
/// # Errors
/// When a source cannot be read.
pub fn left_out(pages: &[String]) -> Result<Vec<PathBuf>> {
    let root = project::root().join(FEATURES);
    let has_no_page = |name: &String| PAGES.iter().all(|(feature, _)| feature != name);
    let is_visited = |name: &String| {
        let words =
            PAGES.iter().filter(|(feature, _)| feature == name).flat_map(|(_, words)| *words);
        words.into_iter().any(|word| pages.iter().any(|page| page == word))
    };
    let all = features(&root)?;
    let mut needed = BTreeSet::new();
    let mut open: Vec<_> =
        all.iter().filter(|it| has_no_page(it) || is_visited(it)).cloned().collect();
    while let Some(feature) = open.pop() {
        if needed.insert(feature.clone()) {
            open.extend(imported(&root, &feature, &all)?);
        }
    }
    let of = |name: &String| {
        [PathBuf::from(FEATURES).join(name), PathBuf::from(FEATURES).join(format!("{name}.rs"))]
    };
    Ok(all.iter().filter(|it| !needed.contains(*it)).flat_map(of).collect())
}

fn features(root: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(root).with_context(|| root.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".rs").map(str::to_owned));
    }
    Ok(names)
}

/// Returns the features that the sources of this one name.
fn imported(root: &Path, feature: &str, all: &BTreeSet<String>) -> Result<Vec<String>> {
    let folder = root.join(feature);
    let mut text = fs::read_to_string(folder.with_extension("rs"))?;
    if folder.is_dir() {
        for file in files_below(&folder)?.iter().filter(|file| file.ends_with(".rs")) {
            text += &fs::read_to_string(folder.join(file))?;
        }
    }
    let names = |name: &&String| text.contains(&format!("features::{name}::"));
    Ok(all.iter().filter(names).cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_the_pages_need_is_never_left_out() -> Result<()> {
        let left =
            |pages: &[&str]| left_out(&pages.iter().map(|it| (*it).into()).collect::<Vec<_>>());
        let is_out =
            |out: &[PathBuf], name: &str| out.contains(&PathBuf::from(FEATURES).join(name));
        let of_exam = left(&["exam"])?;
        for needed in ["exam", "incident", "print", "library", "review"] {
            assert!(!is_out(&of_exam, needed), "exams need {needed}");
        }
        for idle in ["claims", "quadrigliona", "settings", "presenter"] {
            assert!(is_out(&of_exam, idle), "exams do not need {idle}");
        }
        assert!(!is_out(&left(&["settings"])?, "exam"), "the settings name the exams");
        Ok(())
    }

    /// Checks that a feature that is renamed, or gets a page, is thought of here.
    #[test]
    fn ok_the_features_with_pages_are_those_of_the_app() -> Result<()> {
        let all = features(&project::root().join(FEATURES))?;
        for (feature, _) in PAGES {
            assert!(all.contains(feature), "there is no feature {feature}");
        }
        let boot = fs::read_to_string(project::root().join("static/boot.js"))?;
        for line in boot.lines().filter(|line| line.trim_start().starts_with("\"#/")) {
            let address = line.split('"').nth(1).context("an address")?;
            let word = address.trim_start_matches("#/").trim_end_matches('/');
            let is_known = PAGES.iter().any(|(_, words)| words.contains(&word));
            assert!(is_known, "no feature is named for the pages below {address}");
        }
        Ok(())
    }
}
