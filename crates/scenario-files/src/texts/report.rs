//! The gaps of a language, and its differences from the first one: for `cargo xtask words`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

use acconcio_training::scenario::LanguageCode;
use anyhow::{Context, Result};
use serde::Deserialize;

use super::marks::Marks;
use super::terms::Terms;
use super::worded::{is_own, paragraphs};
use super::{Entry, FOLDERS, SOURCE, TextFile, Texts, languages, names, without_facts};

/// The texts of one language, compared with those of the first one.
pub struct LanguageReport {
    /// The language.
    pub language: LanguageCode,
    /// The number of texts in the first language.
    pub texts: usize,
    /// The findings, file by file.
    pub findings: Vec<Finding>,
}

/// A difference between a text and the first language's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The path of the file, from the root of the repository.
    pub path: PathBuf,
    /// The line, from 1; where the text is missing, that in the file of the first language.
    pub line: usize,
    /// The key of the text.
    pub key: String,
    /// The difference.
    pub difference: Difference,
}

/// A kind of difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The language has no such text.
    Missing,
    /// The first language has no such text.
    Obsolete,
    /// It is that of the first language, word by word.
    Untranslated,
    /// Something is named in only one of the two.
    Named {
        /// The kind of thing.
        what: Named,
        /// The names in the first language only.
        only_first: Vec<String>,
        /// The names in this language only.
        only_here: Vec<String>,
    },
    /// A word that the glossary of the language avoids stands for a term of the English text.
    Term {
        /// The word.
        avoided: String,
        /// The English term.
        english: String,
    },
}

/// A kind of name that must be the same in every language.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Squares,
    Moves,
    Numbers,
}

/// The facts about all languages, from `languages.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    same: Vec<String>,
    letters: BTreeMap<String, [String; 5]>,
}

/// The knowledge with which the texts of a language are compared with the English ones.
pub struct Comparison {
    language: LanguageCode,
    known: Known,
    terms: Terms,
}

/// Compares every language with the first one in the repository at `root`, in the order of their codes.
///
/// # Errors
/// When a file cannot be read.
pub fn report(root: &Path) -> Result<Vec<LanguageReport>> {
    let mut all: Vec<Texts> = Vec::new();
    for folder in FOLDERS {
        for name in names(&root.join(folder).join(SOURCE))? {
            all.push(Texts::beside(root, &root.join(folder).join(name))?);
        }
    }
    let without_facts = without_facts(root)?;
    let others = languages(root)?.into_iter().filter(|language| language.as_str() != SOURCE);
    let reports = others.map(|language| {
        let mut found = Comparison::of(root, language)?.compare(&all);
        let is_own = |path: &Path| {
            path.parent().is_some_and(|folder| folder.ends_with(found.language.as_str()))
        };
        let left = without_facts.iter().filter(|file| is_own(&file.path)).map(|file| Finding {
            path: file.path.clone(),
            line: 1,
            key: "file".to_owned(),
            difference: Difference::Obsolete,
        });
        let left: Vec<Finding> = left.collect();
        found.findings.extend(left);
        Ok(found)
    });
    reports.collect()
}

impl LanguageReport {
    /// The share of the texts that are there, in per cent, rounded down.
    pub fn percent(&self) -> usize {
        let missing = |finding: &&Finding| finding.difference == Difference::Missing;
        let there = self.texts - self.findings.iter().filter(missing).count();
        (there * 100).checked_div(self.texts).unwrap_or(100)
    }
}

impl Comparison {
    /// Returns the comparison for a language, with its glossary from the repository at `root`.
    ///
    /// # Errors
    /// When the glossary cannot be read.
    pub fn of(root: &Path, language: LanguageCode) -> Result<Comparison> {
        let known = toml::from_str(include_str!("languages.toml"));
        let known = known.context("what is known of languages")?;
        let terms = Terms::of(root, language.as_str())?;
        Ok(Comparison { language, known, terms })
    }

    fn compare(&self, all: &[Texts]) -> LanguageReport {
        let language = self.language.clone();
        let mut report = LanguageReport { language, texts: 0, findings: Vec::new() };
        for texts in all {
            let Some(first) = texts.first() else { continue };
            let own = texts.files.iter().find(|file| file.language == report.language);
            let entries = first.entries.iter().filter(|entry| !is_own(&entry.key));
            for entry in entries {
                report.texts += 1;
                match own.and_then(|own| Some((own, own.entry(&entry.key)?))) {
                    None => {
                        let path = texts.path_in(&report.language);
                        report.findings.push(Finding {
                            path,
                            line: first.line_of(entry),
                            key: entry.key.clone(),
                            difference: Difference::Missing,
                        });
                    }
                    Some((own, told)) => {
                        let one_line = |text: &str| paragraphs(text).join(" ");
                        let (english, here) = (one_line(&entry.text), one_line(&told.text));
                        let found = self.differences(&english, &here);
                        let found = found.into_iter().map(|it| finding(own, told, it));
                        report.findings.extend(found);
                    }
                }
            }
            let own = own.into_iter().flat_map(|own| own.entries.iter().map(move |it| (own, it)));
            let is_obsolete = |(_, entry): &(&TextFile, &Entry)| {
                !is_own(&entry.key) && first.entry(&entry.key).is_none()
            };
            let obsolete = own.filter(is_obsolete);
            let found = obsolete.map(|(own, entry)| finding(own, entry, Difference::Obsolete));
            report.findings.extend(found);
        }
        report
    }

    /// Returns the differences of a text from the one in the first language.
    pub fn differences(&self, english: &str, here: &str) -> Vec<Difference> {
        let mut found = Vec::new();
        if english == here && self.known.is_to_be_translated(english) {
            found.push(Difference::Untranslated);
        }
        let letters = |code: &str| self.known.letters.get(code);
        let own_letters = letters(self.language.as_str());
        let (of_first, of_own) =
            (Marks::of(english, letters(SOURCE)), Marks::of(here, own_letters));
        let mut compare = |what, first: &BTreeSet<String>, here: &BTreeSet<String>| {
            if first != here {
                let only = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
                    one.difference(other).cloned().collect()
                };
                let (only_first, only_here) = (only(first, here), only(here, first));
                found.push(Difference::Named { what, only_first, only_here });
            }
        };
        compare(Named::Squares, &of_first.squares, &of_own.squares);
        if own_letters.is_some() {
            compare(Named::Moves, &of_first.moves, &of_own.moves);
        }
        compare(Named::Numbers, &of_first.numbers, &of_own.numbers);
        let avoided = self.terms.avoided(english, here);
        found.extend(avoided.into_iter().map(|(avoided, english)| Difference::Term {
            avoided: avoided.to_owned(),
            english: english.to_owned(),
        }));
        found
    }
}

impl Known {
    /// Whether a text has words that another language says otherwise: not only names of people and places,
    /// which stand beside a year or between dashes.
    fn is_to_be_translated(&self, text: &str) -> bool {
        let lower = text.to_lowercase();
        let rest =
            self.same.iter().fold(lower, |text, same| text.replace(&same.to_lowercase(), ""));
        let has_words = rest.chars().any(char::is_alphabetic);
        let is_named = text.contains('–') || text.chars().any(|c| c.is_ascii_digit());
        let is_common = |word: &str| {
            word.chars().count() >= 4 && word.chars().all(char::is_lowercase) && rest.contains(word)
        };
        has_words && (!is_named || text.split(|c: char| !c.is_alphabetic()).any(is_common))
    }
}

fn finding(own: &TextFile, told: &Entry, difference: Difference) -> Finding {
    Finding { path: own.path.clone(), line: own.line_of(told), key: told.key.clone(), difference }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { path, line, key, difference } = self;
        match difference {
            Difference::Missing => write!(f, "{}: `{key}` is missing", path.display()),
            Difference::Obsolete => {
                write!(f, "{}:{line}: `{key}` is obsolete: remove it", path.display())
            }
            Difference::Untranslated => {
                write!(f, "{}:{line}: `{key}` is not translated", path.display())
            }
            Difference::Term { avoided, english } => {
                let path = path.display();
                write!(
                    f,
                    "{path}:{line}: `{key}` says “{avoided}” for “{english}”: the glossary avoids it"
                )
            }
            Difference::Named { what, only_first, only_here } => {
                let what = match what {
                    Named::Squares => "squares",
                    Named::Moves => "moves",
                    Named::Numbers => "numbers",
                };
                let listed = |names: &[String]| match names {
                    [] => "nothing".to_owned(),
                    names => names.join(", "),
                };
                let (first, here) = (listed(only_first), listed(only_here));
                write!(
                    f,
                    "{}:{line}: `{key}` names other {what} than `{SOURCE}`: only there {first}, only here {here}",
                    path.display()
                )
            }
        }
    }
}
