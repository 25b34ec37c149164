//! The sources that a file of browser tests depends on, and what of it a change of them could have broken.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::inputs::{Digests, Inputs, digest_with_version};
use super::shown::{Subjects, Texts};
use super::source::Source;
use super::visited::{Features, Visited, is_file, module_of};

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
    /// The digest of each part of the app that is seen on some pages only, or in one language.
    parts: BTreeMap<String, String>,
    /// The digest of all else.
    shared: String,
}

/// The digests of what a file of tests depends on.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The digest of all that may be seen on any page.
    rest: String,
    /// The digest of each module that is seen on some pages only (`claims/page`), and of the texts of each subject in
    /// each language (`it/claims.ftl`).
    parts: BTreeMap<String, String>,
}

/// The tests of a file that are to be run.
#[derive(Debug, PartialEq, Eq)]
pub enum Due {
    Nothing,
    Everything,
    Some(Asked),
}

/// The tests that a file is asked to run, as `asked.mjs` reads it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// On these pages, by the first words of their addresses; nothing where it may be any.
    pages: Option<BTreeSet<String>>,
    /// For readers of these languages; nothing where it may be any.
    languages: Option<BTreeSet<String>>,
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
            None => Texts::of_file(path).map(|it| it.part()),
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

    /// Returns the digests of what a file depends on that has opened these pages in these languages.
    pub fn state_of(&self, file: &str, visited: &Visited) -> State {
        let needed = self.features.needed(&visited.pages);
        let is_needed = |(part, _): &(&String, &String)| match Texts::of_part(part) {
            Some(Texts { language, subject }) => {
                visited.may_have_shown(language) && self.subjects.may_be_shown(subject, &needed)
            }
            None => needed.contains(*part),
        };
        let parts = self.parts.iter().filter(is_needed);
        let browser = self.engines.get(file).unwrap_or(&self.chromium);
        let own = self.tests.get(file).map_or("", String::as_str);
        State {
            rest: format!("{browser} {own} {}", self.shared),
            parts: parts.map(|(part, digest)| (part.clone(), digest.clone())).collect(),
        }
    }

    /// Returns what a change could have broken of a file that has passed in a state, as it was noted, and has opened these
    /// pages in these languages.
    pub fn due_since(&self, passed: &str, now: &State, visited: &Visited) -> Due {
        let Ok(passed) = serde_json::from_str::<State>(passed) else { return Due::Everything };
        if passed.rest != now.rest {
            return Due::Everything;
        }
        let is_new = |(part, digest): &(&String, &String)| passed.parts.get(*part) != Some(digest);
        let changed: Vec<_> = now.parts.iter().filter(is_new).map(|(part, _)| part).collect();
        if changed.is_empty() {
            return Due::Nothing;
        }
        let pages = |part: &String| match Texts::of_part(part) {
            Some(texts) => self.features.pages_with(self.subjects.shown_by(texts.subject)?),
            None => self.features.pages_with(&BTreeSet::from([part.clone()])),
        };
        let pages: Option<Vec<_>> = changed.iter().copied().map(pages).collect();
        let language = |part: &&String| Some(Texts::of_part(part)?.language.to_owned());
        let languages: Option<BTreeSet<_>> = changed.iter().map(language).collect();
        let asked = Asked {
            pages: pages.map(|it| it.into_iter().flatten().collect()),
            languages: languages.and_then(|it| visited.readers(&it)),
        };
        if asked == (Asked { pages: None, languages: None }) {
            Due::Everything
        } else {
            Due::Some(asked)
        }
    }
}

/// Returns the name of a file of browser tests, by its path from the root of the repository.
fn test_of(path: &Path) -> Option<&str> {
    path.strip_prefix(BROWSER_TESTS).ok()?.to_str().filter(|it| is_file(it))
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
        let pages = self.pages.as_ref().map(|it| format!("on the pages of {}", list(it)));
        let languages = self.languages.as_ref().map(|it| format!("for readers of {}", list(it)));
        f.write_str(&pages.into_iter().chain(languages).collect::<Vec<_>>().join(", "))
    }
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
        let names = |all: &[&str]| all.iter().map(|it| (*it).to_owned()).collect::<BTreeSet<_>>();
        let visited = Visited {
            pages: names(&["claims", "results"]),
            texts: names(&["en en", "it it", "it en"]),
        };
        let now = sources.state_of("low_vision.test.mjs", &visited);
        let since = |change: fn(&mut State)| {
            let mut passed = serde_json::from_str(&now.to_string())?;
            change(&mut passed);
            anyhow::Ok(sources.due_since(&passed.to_string(), &now, &visited))
        };
        let some = |pages: Option<&[&str]>, languages: Option<&[&str]>| {
            Due::Some(Asked { pages: pages.map(names), languages: languages.map(names) })
        };
        assert_eq!(since(|_| ())?, Due::Nothing);
        assert_eq!(since(|it| changed("claims/page", it))?, some(Some(&["claims"]), None));
        let in_italian = since(|it| changed("it/claims.ftl", it))?;
        assert_eq!(in_italian, some(Some(&["claims"]), Some(&["it"])));
        let on_any_page = since(|it| changed("en/shell.ftl", it))?;
        assert_eq!(on_any_page, some(None, Some(&["en", "it"])), "one changes the language");
        assert!(!now.parts.contains_key("es/claims.ftl"), "nobody has read it");
        let with_code =
            since(|it| ["it/claims.ftl", "claims/page"].iter().for_each(|part| changed(part, it)))?;
        assert_eq!(with_code, some(Some(&["claims"]), None));
        assert_eq!(since(|it| it.rest.push('.'))?, Due::Everything);
        // It was not needed when the file passed.
        assert_eq!(
            since(|it| drop(it.parts.remove("claims/page")))?,
            some(Some(&["claims"]), None)
        );
        let earlier = sources.due_since("a digest of an earlier form", &now, &visited);
        assert_eq!(earlier, Due::Everything);
        Ok(())
    }
}
