//! The features of the app that a file of browser tests has visited: a change of any other cannot break it.
//!
//! Each file is run on everything at first; the run reports the pages that it has opened.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

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

/// The features, each with those that its sources name.
pub struct Features {
    named: BTreeMap<String, BTreeSet<String>>,
}

impl Features {
    /// Reads the sources.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read() -> Result<Features> {
        let root = project::root().join(FEATURES);
        let all = names(&root)?;
        let mut named = BTreeMap::new();
        for feature in &all {
            let text = source(&root, feature)?;
            let is_named = |other: &&String| text.contains(&format!("features::{other}::"));
            named.insert(feature.clone(), all.iter().filter(is_named).cloned().collect());
        }
        Ok(Features { named })
    }

    /// Returns the features that these pages need: their own, those that may be on any page, and what these name.
    pub fn needed(&self, pages: &[String]) -> BTreeSet<String> {
        let is_visited = |name: &str| {
            words(name)
                .is_none_or(|words| words.iter().any(|word| pages.iter().any(|it| it == word)))
        };
        self.reached(self.named.keys().filter(|name| is_visited(name)).cloned().collect())
    }

    /// Returns the first words of the addresses of the pages on which a change of these features can be seen; nothing
    /// where that may be any page.
    pub fn pages_with(&self, changed: &BTreeSet<String>) -> Option<BTreeSet<String>> {
        let mut pages = BTreeSet::new();
        for feature in self.named.keys() {
            if !self.reached(vec![feature.clone()]).is_disjoint(changed) {
                pages.extend(words(feature)?.iter().map(|word| (*word).to_owned()));
            }
        }
        Some(pages)
    }

    /// Returns those that have pages, and are seen on none but these and the pages of the features that name them.
    pub fn with_pages(&self) -> impl Iterator<Item = &str> {
        let names = self.named.keys().map(String::as_str);
        names.filter(|name| self.pages_with(&BTreeSet::from([(*name).to_owned()])).is_some())
    }

    fn reached(&self, mut open: Vec<String>) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        while let Some(feature) = open.pop() {
            let named = self.named.get(&feature);
            if reached.insert(feature) {
                open.extend(named.into_iter().flatten().cloned());
            }
        }
        reached
    }
}

/// Returns the feature in whose folder or module a source is, by its path from the root of the repository.
pub fn feature_of(path: &Path) -> Option<&str> {
    let first = path.strip_prefix(FEATURES).ok()?.components().next()?;
    let name = first.as_os_str().to_str()?;
    Some(name.strip_suffix(".rs").unwrap_or(name))
}

/// Returns the first words of the addresses of a feature's pages; nothing for one that has none.
fn words(feature: &str) -> Option<&'static [&'static str]> {
    PAGES.iter().find(|(name, _)| *name == feature).map(|(_, words)| *words)
}

fn names(root: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(root).with_context(|| root.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".rs").map(str::to_owned));
    }
    Ok(names)
}

/// Returns all sources of a feature.
fn source(root: &Path, feature: &str) -> Result<String> {
    let folder = root.join(feature);
    let mut text = fs::read_to_string(folder.with_extension("rs"))?;
    if folder.is_dir() {
        for file in files_below(&folder)?.iter().filter(|file| file.ends_with(".rs")) {
            text += &fs::read_to_string(folder.join(file))?;
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_the_pages_need_is_named() -> Result<()> {
        let features = Features::read()?;
        let of_exam = features.needed(&["exam".to_owned()]);
        for needed in ["exam", "incident", "print", "library", "review"] {
            assert!(of_exam.contains(needed), "exams need {needed}");
        }
        for idle in ["claims", "quadrigliona", "settings", "presenter"] {
            assert!(!of_exam.contains(idle), "exams do not need {idle}");
        }
        assert!(
            features.needed(&["settings".to_owned()]).contains("exam"),
            "the settings name the exams"
        );
        Ok(())
    }

    #[test]
    fn ok_a_change_is_seen_on_the_pages_that_need_it() -> Result<()> {
        let features = Features::read()?;
        let seen = |name: &str| features.pages_with(&BTreeSet::from([name.to_owned()]));
        assert_eq!(seen("claims"), Some(BTreeSet::from(["claims".to_owned()])));
        let of_presenter = seen("presenter").context("it has pages")?;
        assert!(of_presenter.contains("settings"), "the settings name the presenter");
        assert!(!of_presenter.contains("exam"));
        assert_eq!(seen("review"), None, "what has no page may be on any");
        Ok(())
    }

    #[test]
    fn ok_a_source_is_of_the_feature_in_whose_folder_it_is() {
        assert_eq!(feature_of(Path::new("app/src/features/exam/code.rs")), Some("exam"));
        assert_eq!(feature_of(Path::new("app/src/features/exam.rs")), Some("exam"));
        assert_eq!(feature_of(Path::new("app/src/ui/board.rs")), None);
    }

    /// Checks that a feature that is renamed, or gets a page, is thought of here.
    #[test]
    fn ok_the_features_with_pages_are_those_of_the_app() -> Result<()> {
        let all = names(&project::root().join(FEATURES))?;
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
