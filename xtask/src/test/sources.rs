//! The sources that a file of browser tests depends on, and what of it a change of them could have broken.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::inputs::{Digests, Inputs, digest_with_version};
use super::shown::{Subjects, subject_of};
use super::source::Source;
use super::visited::{Features, is_file, module_of};

const BROWSER_TESTS: &str = "app/tests/browser";

/// The inputs of the browser tests: the sources of the app and of the build, the other files of this folder, and
/// the browsers.
pub struct Sources {
    chromium: String,
    /// The digests of the other engines, by the file that runs in them.
    engines: BTreeMap<&'static str, String>,
    features: Features,
    subjects: Subjects,
    /// The digest of each file of tests.
    tests: BTreeMap<String, String>,
    /// The digest of each part of the app that is not seen on any page.
    parts: BTreeMap<String, String>,
    /// The digest of all else.
    shared: String,
}

/// The digests of what a file of tests depends on.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The digest of all that may be seen on any page.
    rest: String,
    /// The digest of each module that is seen on some pages only (`claims/page`), and of the texts of such a subject
    /// (`claims.ftl`).
    parts: BTreeMap<String, String>,
}

/// The tests of a file that are to be run.
#[derive(Debug, PartialEq, Eq)]
pub enum Due {
    Nothing,
    Everything,
    /// Those of these pages, by the first words of their addresses.
    Pages(BTreeSet<String>),
}

impl Sources {
    /// Reads the sources; the browsers are named by their programs.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(chromium: &Path, engines: &BTreeMap<&'static str, PathBuf>) -> Result<Sources> {
        let nothing_to_the_app = ["docs", "README.md", "LICENSE", ".ci"].map(PathBuf::from);
        let digests = Inputs::everything().without(nothing_to_the_app).digests()?;
        let mut of_engines = BTreeMap::new();
        for (file, program) in engines {
            // The driver of WebKitGTK does not tell its version.
            let content = fs::read(program).with_context(|| program.display().to_string())?;
            let content = acconcio_app_files::digest::sha256(&content);
            of_engines.insert(*file, digest_with_version(program, &[&content]));
        }
        let sources = Source::all()?;
        let features = Features::of(&sources)?;
        let subjects = Subjects::read(&sources, &features)?;
        let with_pages: BTreeSet<_> = features.with_pages().collect();
        let part = |path: &Path| match module_of(path) {
            Some(module) => with_pages.contains(&*module).then_some(module),
            None => subject_of(path).filter(|it| subjects.shown_by(it).is_some()).map(of_texts),
        };
        let (mut tests, mut parts, mut shared) =
            (BTreeMap::new(), BTreeMap::<_, Digests>::new(), digests.of_none());
        for (path, digest) in digests.files() {
            if let Some(test) = test_of(path) {
                tests.insert(test.to_owned(), digest.to_owned());
            } else if let Some(part) = part(path) {
                parts.entry(part).or_insert_with(|| digests.of_none()).insert(path, digest);
            } else {
                shared.insert(path, digest);
            }
        }
        Ok(Sources {
            chromium: digest_with_version(chromium, &[]),
            engines: of_engines,
            parts: parts.into_iter().map(|(part, digests)| (part, digests.digest())).collect(),
            shared: shared.digest(),
            tests,
            subjects,
            features,
        })
    }

    /// Returns the digests of what a file depends on that visits these pages.
    pub fn state_of(&self, file: &str, pages: &[String]) -> State {
        let needed = self.features.needed(pages);
        let features = self.features.with_pages().filter(|it| needed.contains(*it));
        let parts = features.map(str::to_owned).chain(self.subjects.of(&needed).map(of_texts));
        let digest = |part: String| self.parts.get(&part).map(|it| (part, it.clone()));
        let browser = self.engines.get(file).unwrap_or(&self.chromium);
        let own = self.tests.get(file).map_or("", String::as_str);
        State {
            rest: format!("{browser} {own} {}", self.shared),
            parts: parts.filter_map(digest).collect(),
        }
    }

    /// Returns what a change could have broken of a file that has passed in a state, as it was noted.
    pub fn due_since(&self, passed: &str, now: &State) -> Due {
        let Ok(passed) = serde_json::from_str::<State>(passed) else { return Due::Everything };
        if passed.rest != now.rest {
            return Due::Everything;
        }
        let is_new = |(part, digest): &(&String, &String)| passed.parts.get(*part) != Some(digest);
        let mut changed = BTreeSet::new();
        for (part, _) in now.parts.iter().filter(is_new) {
            let subject = part.strip_suffix(TEXTS).and_then(|it| self.subjects.shown_by(it));
            changed.extend(subject.cloned().unwrap_or_else(|| BTreeSet::from([part.clone()])));
        }
        if changed.is_empty() {
            return Due::Nothing;
        }
        self.features.pages_with(&changed).map_or(Due::Everything, Due::Pages)
    }
}

/// The ending of the files of texts.
const TEXTS: &str = ".ftl";

/// Returns the name of a file of browser tests, by its path from the root of the repository.
fn test_of(path: &Path) -> Option<&str> {
    path.strip_prefix(BROWSER_TESTS).ok()?.to_str().filter(|it| is_file(it))
}

fn of_texts(subject: &str) -> String {
    format!("{subject}{TEXTS}")
}

/// As it is noted.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(part: &str, passed: &mut State) {
        assert!(passed.parts.insert(part.to_owned(), "other".to_owned()).is_some(), "{part}");
    }

    #[test]
    fn ok_a_change_makes_due_what_it_can_be_seen_on() -> Result<()> {
        let sources = Sources::read(Path::new("chromium"), &BTreeMap::new())?;
        let now = sources.state_of("low_vision.test.mjs", &["claims".into(), "results".into()]);
        let since = |change: fn(&mut State)| {
            let mut passed = serde_json::from_str(&now.to_string())?;
            change(&mut passed);
            anyhow::Ok(sources.due_since(&passed.to_string(), &now))
        };
        let pages = |words: &[&str]| Due::Pages(words.iter().map(|it| (*it).to_owned()).collect());
        assert_eq!(since(|_| ())?, Due::Nothing);
        assert_eq!(since(|it| changed("claims/page", it))?, pages(&["claims"]));
        assert_eq!(since(|it| changed("claims.ftl", it))?, pages(&["claims"]));
        assert_eq!(since(|it| it.rest.push('.'))?, Due::Everything);
        // It was not needed when the file passed.
        assert_eq!(since(|it| drop(it.parts.remove("claims/page")))?, pages(&["claims"]));
        assert_eq!(sources.due_since("a digest of an earlier form", &now), Due::Everything);
        Ok(())
    }
}
