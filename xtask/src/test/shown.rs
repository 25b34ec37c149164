//! The pages on which a text can be seen: a change of one of `app/words/*/pages/claims.ftl` breaks no other page.
//!
//! A text is shown by whoever names its subject, `language.claims()`, or a function of `app/src/language` that does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use acconcio_app_files::files_below;
use anyhow::Result;

use super::source::Source;
use super::visited::{Features, module_of};
use crate::project;

const LANGUAGE: &str = "app/src/language";
const WORDS: &str = "app/words";

/// The subjects of the texts that only some pages show, each with the modules that name it.
pub struct Subjects {
    shown: BTreeMap<String, BTreeSet<String>>,
}

impl Subjects {
    /// Finds the subjects.
    ///
    /// # Errors
    /// When a file of texts cannot be found.
    pub fn read(sources: &[Source], features: &Features) -> Result<Subjects> {
        let modules: BTreeSet<_> = features.with_pages().collect();
        let mut shown = BTreeMap::new();
        for file in files_below(&project::root().join(WORDS))? {
            let Some(subject) = subject_of(&Path::new(WORDS).join(&file)).map(str::to_owned) else {
                continue;
            };
            if shown.contains_key(&subject) {
                continue;
            }
            if let Some(of) = showing(&subject, sources, &modules) {
                shown.insert(subject, of);
            }
        }
        Ok(Subjects { shown })
    }

    /// Returns the modules that show this subject; nothing where that may be any page.
    pub fn shown_by(&self, subject: &str) -> Option<&BTreeSet<String>> {
        self.shown.get(subject)
    }

    /// Returns the subjects that these modules show, and none else.
    pub fn of<'a>(&'a self, modules: &'a BTreeSet<String>) -> impl Iterator<Item = &'a str> {
        let is_shown = |(_, by): &(&String, &BTreeSet<String>)| !by.is_disjoint(modules);
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

/// Returns the modules that show a subject; nothing where anything else does.
fn showing(
    subject: &str,
    sources: &[Source],
    modules: &BTreeSet<&str>,
) -> Option<BTreeSet<String>> {
    let function = subject.replace('-', "_");
    let texts = format!(".{function}()");
    // `words.claims()` is a text of the subject that `words` are.
    let names = |source: &&Source| {
        let mut found = source.text.match_indices(&texts);
        source.methods.contains(&function)
            && found.any(|(at, _)| !source.text[..at].ends_with("words"))
    };
    let mut open: Vec<_> = sources.iter().filter(names).collect();
    let (mut shown, mut followed) = (BTreeSet::new(), BTreeSet::new());
    while let Some(source) = open.pop() {
        if let Some(module) = module_of(Path::new(&source.path)) {
            if !modules.contains(&*module) {
                return None;
            }
            shown.insert(module);
        } else if !source.path.starts_with(LANGUAGE) {
            return None;
        } else if followed.insert(&source.path) {
            open.extend(sources.iter().filter(|it| !it.called.is_disjoint(&source.functions)));
        }
    }
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_subject_is_shown_where_it_is_named_and_nowhere_else() -> Result<()> {
        let sources = Source::all()?;
        let subjects = Subjects::read(&sources, &Features::of(&sources)?)?;
        let shown = |subject: &str| -> Vec<&str> {
            subjects.shown_by(subject).into_iter().flatten().map(String::as_str).collect()
        };
        let of_claims = shown("claims");
        assert!(of_claims.contains(&"claims/page"));
        assert!(of_claims.iter().all(|it| it.starts_with("claims/")), "not by a text of that name");
        let of_method = shown("method");
        assert!(of_method.contains(&"handbook/method"), "by a function of app/src/language");
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
}
