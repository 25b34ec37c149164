//! The pages on which a text can be seen, and its language: a change of `app/words/it/pages/claims.ftl` breaks no other
//! page, and none that is not in Italian.
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

/// The groups of texts that the app fetches in the language of the reader.
const FETCHED: [&str; 4] = ["home", "incident", "openings", "pages"];

/// The ending of the files of texts.
const TEXTS: &str = ".ftl";

/// The subjects of the texts that the app fetches, each with the modules that name it; nothing where any page may show it.
pub struct Subjects {
    shown: BTreeMap<String, Option<BTreeSet<String>>>,
}

/// The texts of a subject in a language.
pub struct Texts<'a> {
    pub language: &'a str,
    pub subject: &'a str,
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
            let path = Path::new(WORDS).join(&file);
            let Some(Texts { subject, .. }) = Texts::of_file(&path) else { continue };
            if !shown.contains_key(subject) {
                shown.insert(subject.to_owned(), showing(subject, sources, &modules));
            }
        }
        Ok(Subjects { shown })
    }

    /// Returns the modules that show this subject; nothing where that may be any page.
    pub fn shown_by(&self, subject: &str) -> Option<&BTreeSet<String>> {
        self.shown.get(subject)?.as_ref()
    }

    /// Whether a subject may be shown where these modules are seen.
    pub fn may_be_shown(&self, subject: &str, modules: &BTreeSet<String>) -> bool {
        self.shown_by(subject).is_none_or(|by| !by.is_disjoint(modules))
    }
}

impl<'a> Texts<'a> {
    /// Reads a path from the root of the repository: `app/words/it/pages/claims.ftl` has the texts of `claims` in `it`;
    /// nothing for any other file.
    pub fn of_file(path: &'a Path) -> Option<Texts<'a>> {
        let within = path.strip_prefix(WORDS).ok()?.to_str()?;
        let [language, group, file] = within.split('/').collect::<Vec<_>>()[..] else {
            return None;
        };
        let subject = file.strip_suffix(TEXTS)?;
        FETCHED.contains(&group).then_some(Texts { language, subject })
    }

    /// Reads the name of a part, which is written as by [`Texts::part`].
    pub fn of_part(part: &'a str) -> Option<Texts<'a>> {
        let (language, subject) = part.strip_suffix(TEXTS)?.split_once('/')?;
        Some(Texts { language, subject })
    }

    /// Returns the name of what a test may depend on: `it/claims.ftl`.
    pub fn part(&self) -> String {
        format!("{}/{}{TEXTS}", self.language, self.subject)
    }
}

/// Returns the modules that show a subject; nothing where anything else does, or nothing that is known.
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
    Some(shown).filter(|it| !it.is_empty())
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
    fn ok_a_file_that_the_app_fetches_is_of_a_language_and_a_subject() {
        let part = |path: &str| Texts::of_file(Path::new(path)).map(|it| it.part());
        assert_eq!(part("app/words/it/pages/claims.ftl").as_deref(), Some("it/claims.ftl"));
        assert_eq!(part("app/words/it/served/classroom.ftl"), None, "a program has it");
        assert_eq!(part("app/words/it/start/start.ftl"), None, "the page has it in every language");
        assert_eq!(part("app/words/it/grammar.ftl"), None);
        assert_eq!(part("scenarios/castling.toml"), None);
    }
}
