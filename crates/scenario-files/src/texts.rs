//! The texts of scenarios, courses and the handbook: beside the facts a folder for each language, in it a
//! file of the same name.
//!
//! The languages are those that have a folder. [`SOURCE`] is the one in which texts are first written and
//! which must have them all; what another one lacks is shown in it.

mod file;
mod marks;
mod references;
mod report;
mod terms;
mod worded;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use acconcio_training::scenario::LanguageCode;
use anyhow::{Context, Result};

use crate::Diagnostic;
pub use file::{Entry, TextFile, WrongFile, shown};
pub(crate) use references::resolved;
pub use report::{Comparison, Difference, Finding, LanguageReport, Named, report};
pub use worded::{Key, Kind, Slot, Worded};

/// The code of the language in which texts are first written.
pub const SOURCE: &str = "en";

/// The folders of facts, from the root of the repository, beside which texts lie.
pub const FOLDERS: [&str; 5] = [
    "scenarios",
    "scenarios/courses",
    "scenarios/quadrigliona",
    "app/handbook/glossary",
    "app/handbook/articles",
];

/// The texts that belong to one file of facts, in every language that has them.
pub struct Texts {
    /// The path of the file in the language in which texts are first written, from the root of the
    /// repository.
    pub source: PathBuf,
    /// The files, that of [`SOURCE`] first if there is one, then by their codes.
    pub files: Vec<TextFile>,
    /// The language that must have every text.
    first: LanguageCode,
}

/// Returns the languages that have a folder of texts in the repository at `root`: [`SOURCE`] first, then
/// by their codes.
///
/// # Errors
/// When a folder cannot be read.
pub fn languages(root: &Path) -> Result<Vec<LanguageCode>> {
    let codes = codes(FOLDERS.map(|folder| root.join(folder)))?;
    Ok(codes.iter().map(|code| LanguageCode::new(code)).collect())
}

/// Returns the codes of the languages that have a folder in one of these, [`SOURCE`] first.
fn codes(folders: impl IntoIterator<Item = PathBuf>) -> Result<Vec<String>> {
    let mut codes = BTreeSet::new();
    for folder in folders.into_iter().filter(|folder| folder.is_dir()) {
        let told = || format!("{} cannot be read", folder.display());
        for entry in fs::read_dir(&folder).with_context(told)? {
            let entry = entry.with_context(told)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if is_code(&name) && entry.path().is_dir() {
                codes.insert(name);
            }
        }
    }
    codes.remove(SOURCE);
    Ok(std::iter::once(SOURCE.to_owned()).chain(codes).collect())
}

fn below(root: &Path, path: &Path) -> PathBuf {
    path.strip_prefix(root).unwrap_or(path).to_path_buf()
}

/// Whether a name has the form of a language's code: `en`, `pt-BR`.
pub(crate) fn is_code(name: &str) -> bool {
    let mut parts = name.split('-');
    let is_first = |part: &str| {
        (2..=3).contains(&part.len()) && part.chars().all(|letter| letter.is_ascii_lowercase())
    };
    let is_other = |part: &str| {
        (2..=8).contains(&part.len()) && part.chars().all(|letter| letter.is_ascii_alphanumeric())
    };
    parts.next().is_some_and(is_first) && parts.all(is_other)
}

/// The check that a kind of texts makes of each: errors with their remedies.
type ErrorsOf = fn(&str) -> Vec<(String, String)>;

impl Texts {
    /// Reads the texts that belong to a file of facts; paths are given relative to `root`, if they are below.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn beside(root: &Path, facts: &Path) -> Result<Texts> {
        let (folder, name) =
            (facts.parent().unwrap_or(facts), facts.file_name().unwrap_or_default());
        let own = |code: &str| folder.join(code).join(name);
        let mut files = Vec::new();
        for code in codes([folder.to_path_buf()])? {
            let path = own(&code);
            if path.exists() {
                let told = || format!("{} cannot be read", path.display());
                let content = fs::read_to_string(&path).with_context(told)?;
                files.push(TextFile::parse(LanguageCode::new(&code), below(root, &path), content));
            }
        }
        Ok(Texts { source: below(root, &own(SOURCE)), files, first: LanguageCode::new(SOURCE) })
    }

    /// Returns the texts of a pack's files. The language that must have every text is [`SOURCE`] if there is a file
    /// in it, otherwise the first by its code.
    pub(crate) fn of_pack(source: PathBuf, mut files: Vec<TextFile>) -> Texts {
        files.sort_by_key(|file| (file.language.as_str() != SOURCE, file.language.clone()));
        let first = files.first().map(|file| file.language.clone());
        Texts { source, files, first: first.unwrap_or_else(|| LanguageCode::new(SOURCE)) }
    }

    /// Puts the texts into the places that are meant for them.
    ///
    /// # Errors
    /// All errors in the files.
    pub fn tell<T: Worded>(&self, told: &mut T) -> Result<(), Vec<WrongFile>> {
        let wrong = self.wrong(&told.keys(), T::errors_of);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        for (key, mut slot) in told.slots() {
            for file in &self.files {
                if let Some(entry) = file.entry(&key) {
                    slot.put(&file.language, &entry.text);
                }
            }
        }
        Ok(())
    }

    /// Returns the path of the file in a language, whether there is one or not.
    pub fn path_in(&self, language: &LanguageCode) -> PathBuf {
        let folder = self.source.parent().and_then(Path::parent).unwrap_or(Path::new(""));
        folder.join(language.as_str()).join(self.source.file_name().unwrap_or_default())
    }

    /// The file in the language that must have every text.
    pub fn first(&self) -> Option<&TextFile> {
        self.files.first().filter(|file| file.language == self.first)
    }

    /// Returns the files that are wrong, with their errors.
    fn wrong(&self, keys: &[Key], errors_of: ErrorsOf) -> Vec<WrongFile> {
        let Some(first) = self.first() else {
            let message =
                format!("there is no file with the texts in the first language, `{SOURCE}`");
            let names: Vec<&str> = keys.iter().map(|key| key.name.as_str()).collect();
            let help = format!("write it, with {}", names.join(", "));
            let missing = Diagnostic::new(0..0, "file", message, help);
            return vec![WrongFile {
                path: self.source.clone(),
                text: String::new(),
                diagnostics: vec![missing],
            }];
        };
        let is_known = |key: &&Key| key.kind == Kind::Own || first.entry(&key.name).is_some();
        let known: Vec<&str> = keys.iter().filter(is_known).map(|key| key.name.as_str()).collect();
        let files = self.files.iter().map(|file| {
            let is_first = file.language == self.first;
            let mut diagnostics = if is_first {
                file.errors_of_first(keys)
            } else {
                file.errors_beside(keys, &known)
            };
            for entry in &file.entries {
                let of_entry = |(message, help)| {
                    Diagnostic::new(entry.span.clone(), &entry.key, message, help)
                };
                diagnostics.extend(errors_of(&entry.text).into_iter().map(of_entry));
            }
            WrongFile { path: file.path.clone(), text: file.content.clone(), diagnostics }
        });
        files.filter(|file| !file.diagnostics.is_empty()).collect()
    }
}

/// Returns the files of texts to which there are no facts, with what to do.
///
/// # Errors
/// When a folder cannot be read.
pub fn without_facts(root: &Path) -> Result<Vec<WrongFile>> {
    let mut left = Vec::new();
    for code in languages(root)? {
        for folder in FOLDERS {
            let own = Path::new(folder).join(code.as_str());
            // Articles are named by the Laws themselves; the first language lists them.
            let facts = match folder {
                "app/handbook/articles" => root.join(folder).join(SOURCE),
                _ => root.join(folder),
            };
            for name in names(&root.join(&own))?.iter().filter(|name| !facts.join(name).is_file()) {
                let message = format!("there is no {folder}/{name} to which these texts belong");
                let help = "rename the file after its facts, or remove it";
                left.push(WrongFile {
                    path: own.join(name),
                    text: String::new(),
                    diagnostics: vec![Diagnostic::new(0..0, "file", message, help)],
                });
            }
        }
    }
    Ok(left)
}

/// Returns the names of the TOML files in a folder, in their order; none where there is no folder.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let told = || format!("{} cannot be read", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(told)? {
        let name = entry.with_context(told)?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".toml") {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests;
