//! The sources of the app, as far as they say which of them needs which.
//!
//! Read word by word: syn, by which `tests/main/modules.rs` reads modules, is built for the tests of xtask only, and does
//! not look into `html!`.

use std::collections::BTreeSet;
use std::fs;
use std::iter::Peekable;

use acconcio_app_files::files_below;
use anyhow::{Context, Result};

use crate::project;

const SOURCES: &str = "app/src";

/// A source of the app.
pub struct Source {
    /// Its path from the root of the repository.
    pub path: String,
    pub text: String,
    /// The names that follow `fn`.
    pub functions: BTreeSet<String>,
    /// Those of them that belong to a type of another file, each with the type: who calls one does not name this file.
    pub extending: BTreeSet<(String, String)>,
    /// The names that it calls, or hands on (`Language::name`).
    pub called: BTreeSet<String>,
    /// Those of them that it calls on a value.
    pub methods: BTreeSet<String>,
    /// The paths of several names, with those of a group taken apart.
    pub paths: BTreeSet<Vec<String>>,
}

impl Source {
    /// Reads all sources but those of tests.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn all() -> Result<Vec<Source>> {
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

    /// Reads one.
    pub fn of(path: String, text: String) -> Source {
        let (mut called, mut methods) = (BTreeSet::new(), BTreeSet::new());
        let mut before = "";
        let mut tokens = tokens(&text).peekable();
        while let Some(token) = tokens.next() {
            let is_called = before == "::" || tokens.peek() == Some(&"(");
            if is_called && before != "fn" && token.starts_with(is_of_name) {
                called.insert(token.to_owned());
                if before == "." {
                    methods.insert(token.to_owned());
                }
            }
            before = token;
        }
        drop(tokens);
        let functions = defined(&text).collect();
        let (extending, paths) = (extending(&text), paths(&text));
        Source { path, text, functions, extending, called, methods, paths }
    }
}

/// Returns names, `::`, and every other sign by itself.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let end = if is_of_name(first) {
            rest.find(|it| !is_of_name(it)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(end);
        rest = after;
        Some(token)
    })
}

/// Returns the names that follow `fn`.
fn defined(text: &str) -> impl Iterator<Item = String> {
    let mut before = "";
    tokens(text).filter_map(move |token| {
        let is_defined = before == "fn" && token.starts_with(is_of_name);
        before = token;
        is_defined.then(|| token.to_owned())
    })
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn paths(text: &str) -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::new();
    let mut tokens = tokens(text).peekable();
    while let Some(token) = tokens.next() {
        if token.starts_with(is_of_name) {
            path(vec![token.to_owned()], &mut tokens, &mut found);
        }
    }
    found
}

/// Follows a path that has begun, and each of the paths of a group at its end.
fn path<'a>(
    mut names: Vec<String>,
    tokens: &mut Peekable<impl Iterator<Item = &'a str>>,
    found: &mut BTreeSet<Vec<String>>,
) {
    while tokens.next_if_eq(&"::").is_some() {
        if let Some(name) = tokens.next_if(|it| it.starts_with(is_of_name)) {
            names.push(name.to_owned());
        } else if tokens.next_if_eq(&"{").is_some() {
            while let Some(token) = tokens.next_if(|it| *it != "}") {
                if token.starts_with(is_of_name) {
                    path([&names[..], &[token.to_owned()]].concat(), tokens, found);
                }
            }
            tokens.next();
        }
    }
    if names.len() > 1 {
        found.insert(names);
    }
}

/// Returns the functions in the `impl` of a type that is not of this file, each with the type.
fn extending(text: &str) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for block in text.split("\nimpl").skip(1) {
        let block = block.split("\n}").next().unwrap_or(block);
        let header = block.split('{').next().unwrap_or(block);
        let header = header.split(" where ").next().unwrap_or(header);
        let of = header.rsplit(" for ").next().unwrap_or(header);
        // The generics of an `impl` of a type of this file may be taken for its name: one more than there are.
        let name = tokens(of).find(|it| it.starts_with(is_of_name)).unwrap_or_default();
        let is_own = ["struct", "enum", "trait"].iter().any(|kind| {
            let named = format!("{kind} {name}");
            text.split(&named).skip(1).any(|after| !after.starts_with(is_of_name))
        });
        if !is_own {
            found.extend(defined(block).map(|function| (name.to_owned(), function)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source::of(String::new(), text.to_owned())
    }

    fn names(them: &[&str]) -> BTreeSet<String> {
        them.iter().map(|it| (*it).to_owned()).collect()
    }

    #[test]
    fn ok_what_a_source_calls_is_told_from_what_it_offers() {
        let source = source("fn offered(it: It) { called(it.field(), Language::handed_on) }");
        assert_eq!(source.functions, names(&["offered"]));
        assert_eq!(source.called, names(&["called", "field", "handed_on"]));
        assert_eq!(source.methods, names(&["field"]));
    }

    #[test]
    fn ok_the_paths_of_a_group_are_taken_apart() {
        let source = source("use super::{form::Form, games};\nfn of(it: crate::It) {}");
        let paths: Vec<_> = source.paths.iter().map(|it| it.join("::")).collect();
        assert_eq!(paths, ["crate::It", "super::form::Form", "super::games"]);
    }

    #[test]
    fn ok_the_functions_of_a_type_of_another_file_are_found() {
        let source = source(
            "struct Own {\n}\n\nimpl Own {\n    fn own() {}\n}\n\nimpl Language {\n    fn said(&self) {}\n}\n\nimpl From<Own> for Other {\n    fn from(it: Own) -> Other {}\n}\n",
        );
        let extending: Vec<_> =
            source.extending.iter().map(|(of, it)| format!("{of}::{it}")).collect();
        assert_eq!(extending, ["Language::said", "Other::from"]);
    }
}
