//! One file of texts: a table of texts, some of them in tables of their own.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;

use acconcio_training::scenario::LanguageCode;
use toml::de::{DeTable, DeValue};

use super::worded::{Key, Kind, paragraphs};
use crate::{Diagnostic, render};

/// A file with the texts of one language.
pub struct TextFile {
    /// The language.
    pub language: LanguageCode,
    /// The path of the file, from the root of the repository.
    pub path: PathBuf,
    /// Its text.
    pub content: String,
    /// The texts, in the order of the file.
    pub entries: Vec<Entry>,
    /// The errors that need no knowledge of the facts: of the format, and of types.
    errors: Vec<Diagnostic>,
}

/// A text in a file.
pub struct Entry {
    /// The name, with the tables in which it is: `variants.legal-reply`.
    pub key: String,
    /// The text as it is written.
    pub text: String,
    /// The byte range of its value in the file.
    pub span: Range<usize>,
}

/// A file with errors.
#[derive(Clone, Debug)]
pub struct WrongFile {
    /// The path of the file, from the root of the repository.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The errors, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
}

/// Renders the errors of files for a terminal.
pub fn shown(wrong: &[WrongFile]) -> String {
    let each = wrong.iter().map(|file| render(&file.path, &file.text, &file.diagnostics));
    each.collect::<Vec<_>>().join("\n\n")
}

impl TextFile {
    /// Parses the text of a file; its errors are kept for [`Texts::tell`](super::Texts::tell).
    pub fn parse(language: LanguageCode, path: PathBuf, content: String) -> TextFile {
        let (mut entries, mut errors) = (Vec::new(), Vec::new());
        match DeTable::parse(&content) {
            Ok(table) => walk(table.get_ref(), "", &mut entries, &mut errors),
            Err(error) => errors.push(Diagnostic::of_toml(&error, &content)),
        }
        entries.sort_by_key(|entry| entry.span.start);
        TextFile { language, path, content, entries, errors }
    }

    /// The text with this key.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// Returns the line in which a text begins, from 1.
    pub fn line_of(&self, entry: &Entry) -> usize {
        1 + self.content[..entry.span.start].matches('\n').count()
    }

    /// Returns the errors of the file in the first language, which must have every text.
    pub(super) fn errors_of_first(&self, keys: &[Key]) -> Vec<Diagnostic> {
        let mut errors = self.errors_of_content(keys);
        for entry in &self.entries {
            if !keys.iter().any(|key| key.name == entry.key) {
                let message = "the facts have nothing with this text";
                let help = match siblings(&entry.key, keys.iter().map(|key| key.name.as_str())) {
                    Some(names) => format!("remove it, or correct the name; one of: {names}"),
                    None => "remove it, or correct the name".to_owned(),
                };
                errors.push(Diagnostic::new(entry.span.clone(), &entry.key, message, help));
            }
        }
        if errors.is_empty() {
            errors.extend(self.missing(keys));
        }
        errors.sort_by_key(|error| error.span.start);
        errors
    }

    /// Returns the errors of a file in another language, of which the first one has the texts `known`.
    pub(super) fn errors_beside(&self, keys: &[Key], known: &[&str]) -> Vec<Diagnostic> {
        let mut errors = self.errors_of_content(keys);
        for entry in self.entries.iter().filter(|entry| !known.contains(&entry.key.as_str())) {
            let message = "the file in the first language has no such text";
            let help = match siblings(&entry.key, known.iter().copied()) {
                Some(names) => format!("remove it, or correct the name; one of: {names}"),
                None => "remove it, or correct the name".to_owned(),
            };
            errors.push(Diagnostic::new(entry.span.clone(), &entry.key, message, help));
        }
        errors.sort_by_key(|error| error.span.start);
        errors
    }

    fn missing(&self, keys: &[Key]) -> Vec<Diagnostic> {
        let end = self.content.trim_end().len();
        let missing = keys.iter().filter(|key| !matches!(key.kind, Kind::Optional | Kind::Own));
        let missing = missing.filter(|key| self.entry(&key.name).is_none()).map(|key| {
            let help = match key.name.rsplit_once('.') {
                Some((table, name)) => format!("write `{name} = \"…\"` under [{table}]"),
                None => format!("write `{} = \"…\"`", key.name),
            };
            Diagnostic::new(end..end, &key.name, "the text is missing", help)
        });
        missing.collect()
    }

    /// Returns the errors that every language can have.
    fn errors_of_content(&self, keys: &[Key]) -> Vec<Diagnostic> {
        let mut errors = self.errors.clone();
        for entry in &self.entries {
            let is_prose =
                keys.iter().any(|key| key.name == entry.key && key.kind == Kind::Paragraphs);
            let told = match paragraphs(&entry.text).len() {
                0 => ("the text is empty", "write it, or leave out the line until it is written"),
                1 => continue,
                _ if is_prose => continue,
                _ => ("the text has more than one paragraph", "remove the blank line"),
            };
            errors.push(Diagnostic::new(entry.span.clone(), &entry.key, told.0, told.1));
        }
        errors
    }
}

/// Collects the texts of a table and of the tables in it.
fn walk(table: &DeTable<'_>, above: &str, entries: &mut Vec<Entry>, errors: &mut Vec<Diagnostic>) {
    for (name, value) in table {
        let name = name.get_ref();
        let key = if above.is_empty() { name.to_string() } else { format!("{above}.{name}") };
        let span = value.span();
        match value.get_ref() {
            DeValue::String(text) => entries.push(Entry { key, text: text.to_string(), span }),
            DeValue::Table(inner) => walk(inner, &key, entries, errors),
            other @ (DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)) => {
                let message = format!("this is of type {}, not a text", other.type_str());
                errors.push(Diagnostic::new(
                    span,
                    key,
                    message,
                    "write a text between quotation marks",
                ));
            }
        }
    }
}

/// Returns the names beside a key, in the same table, if there are any.
fn siblings<'a>(key: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let table = |key: &str| key.rsplit_once('.').map_or("", |(table, _)| table).to_owned();
    let own = table(key);
    let beside: BTreeSet<&str> = names.filter(|name| table(name) == own).collect();
    let names = beside.iter().map(|name| name.rsplit_once('.').map_or(*name, |(_, last)| last));
    (!beside.is_empty()).then(|| names.collect::<Vec<_>>().join(", "))
}
