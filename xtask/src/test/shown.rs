//! The pages on which a text can be seen: a change of one of `app/words/*/pages/claims.ftl` breaks no other page.
//!
//! A text is shown by whoever names its subject, `language.claims()`, or a function of `app/src/language` that does.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use acconcio_app_files::files_below;
use anyhow::{Context, Result};

use super::visited::{Features, feature_of};
use crate::project;

const SOURCES: &str = "app/src";
const LANGUAGE: &str = "app/src/language";
const WORDS: &str = "app/words";

/// The subjects of the texts that only some pages show, each with the features that name it.
pub struct Subjects {
    shown: BTreeMap<String, BTreeSet<String>>,
}

/// A source of the app.
struct Source {
    path: String,
    text: String,
    /// The names that follow `fn`.
    functions: BTreeSet<String>,
    /// The names that it calls, or hands on (`Language::name`).
    called: BTreeSet<String>,
}

impl Subjects {
    /// Reads the sources.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(features: &Features) -> Result<Subjects> {
        let sources = sources()?;
        let features: BTreeSet<_> = features.with_pages().collect();
        let mut shown = BTreeMap::new();
        for file in files_below(&project::root().join(WORDS))? {
            let Some(subject) = subject_of(&Path::new(WORDS).join(&file)).map(str::to_owned) else {
                continue;
            };
            if shown.contains_key(&subject) {
                continue;
            }
            if let Some(of) = showing(&subject, &sources, &features) {
                shown.insert(subject, of);
            }
        }
        Ok(Subjects { shown })
    }

    /// Returns the features that show this subject; nothing where that may be any page.
    pub fn shown_by(&self, subject: &str) -> Option<&BTreeSet<String>> {
        self.shown.get(subject)
    }

    /// Returns the subjects that these features show, and none else.
    pub fn of<'a>(&'a self, features: &'a BTreeSet<String>) -> impl Iterator<Item = &'a str> {
        let is_shown = |(_, by): &(&String, &BTreeSet<String>)| !by.is_disjoint(features);
        self.shown.iter().filter(is_shown).map(|(subject, _)| subject.as_str())
    }
}

/// Returns the subject of a file of texts, by its path from the root of the repository: `claims` of
/// `app/words/it/pages/claims.ftl`.
pub fn subject_of(path: &Path) -> Option<&str> {
    let within = path.strip_prefix(WORDS).ok()?;
    let is_of_group = within.components().count() == 3;
    path.file_stem()?.to_str().filter(|_| is_of_group)
}

/// Returns the features that show a subject; nothing where anything else does.
fn showing(
    subject: &str,
    sources: &[Source],
    features: &BTreeSet<&str>,
) -> Option<BTreeSet<String>> {
    let texts = format!(".{}()", subject.replace('-', "_"));
    let mut open: Vec<_> = sources.iter().filter(|source| source.text.contains(&texts)).collect();
    let (mut shown, mut followed) = (BTreeSet::new(), BTreeSet::new());
    while let Some(source) = open.pop() {
        if let Some(feature) = feature_of(Path::new(&source.path)) {
            if !features.contains(feature) {
                return None;
            }
            shown.insert(feature.to_owned());
        } else if !source.path.starts_with(LANGUAGE) {
            return None;
        } else if followed.insert(&source.path) {
            open.extend(sources.iter().filter(|it| !it.called.is_disjoint(&source.functions)));
        }
    }
    Some(shown)
}

fn sources() -> Result<Vec<Source>> {
    let root = project::root();
    let mut sources = Vec::new();
    for file in files_below(&root.join(SOURCES))? {
        let is_code = file.ends_with(".rs") && !file.contains("/tests");
        let path = format!("{SOURCES}/{file}");
        if is_code {
            let text = fs::read_to_string(root.join(&path)).with_context(|| path.clone())?;
            sources.push(Source::of(path, text));
        }
    }
    Ok(sources)
}

impl Source {
    fn of(path: String, text: String) -> Source {
        let (mut functions, mut called) = (BTreeSet::new(), BTreeSet::new());
        let mut before = "";
        let mut rest = text.as_str();
        while let Some(at) = rest.find(is_of_name) {
            let (between, from) = rest.split_at(at);
            let (name, after) =
                from.split_at(from.find(|it| !is_of_name(it)).unwrap_or(from.len()));
            if before == "fn" {
                functions.insert(name.to_owned());
            } else if after.starts_with('(') || between.ends_with("::") {
                called.insert(name.to_owned());
            }
            before = name;
            rest = after;
        }
        Source { path, text, functions, called }
    }
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_subject_is_shown_where_it_is_named_and_nowhere_else() -> Result<()> {
        let features = Features::read()?;
        let subjects = Subjects::read(&features)?;
        let shown = |subject: &str| -> Vec<&str> {
            subjects.shown_by(subject).into_iter().flatten().map(String::as_str).collect()
        };
        assert_eq!(shown("claims"), ["claims", "handbook"]);
        assert_eq!(shown("method"), ["handbook"], "by a function of app/src/language");
        assert_eq!(shown("settings"), [""; 0], "the header names them, which is on any page");
        assert_eq!(shown("bank"), [""; 0], "what shows them has no page of its own");
        Ok(())
    }

    #[test]
    fn ok_a_file_of_texts_is_of_a_subject_in_a_group() {
        assert_eq!(subject_of(Path::new("app/words/it/pages/claims.ftl")), Some("claims"));
        assert_eq!(subject_of(Path::new("app/words/it/grammar.ftl")), None);
        assert_eq!(subject_of(Path::new("scenarios/castling.toml")), None);
    }

    #[test]
    fn ok_what_a_source_calls_is_told_from_what_it_offers() {
        let source = Source::of(
            String::new(),
            "fn offered(it: It) { called(it.field, Language::handed_on) }".to_owned(),
        );
        let names = |them: &[&str]| them.iter().map(|it| (*it).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(source.functions, names(&["offered"]));
        assert_eq!(source.called, names(&["called", "handed_on"]));
    }
}
