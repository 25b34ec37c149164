//! A Fluent file, parsed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry, Pattern};
use fluent_syntax::parser;

use crate::Fault;

/// A text of a file, before its terms and references are written out.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// The name: that of the message, and after a full stop that of the attribute.
    pub(crate) name: String,
    /// The arguments that its comment declares, in order.
    pub(crate) declared: Vec<String>,
    pub(crate) pattern: Pattern<String>,
    pub(crate) line: usize,
}

/// A term with its attributes.
#[derive(Clone, Debug)]
pub(crate) struct Term {
    /// The variables that its comment declares, in the order in which a call gives them.
    pub(crate) declared: Vec<String>,
    pub(crate) value: Pattern<String>,
    pub(crate) attributes: BTreeMap<String, Pattern<String>>,
}

/// A file, parsed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) texts: Vec<Text>,
    pub(crate) terms: BTreeMap<String, Term>,
}

impl Source {
    /// Parses a file.
    ///
    /// # Errors
    /// All that is no Fluent in it, and every name that is there twice.
    pub(crate) fn parse(path: &Path, content: &str) -> Result<Source, Vec<Fault>> {
        let fault = |line: usize, said: String| Fault { file: path.to_owned(), line, said };
        let resource = parser::parse(content.to_owned()).map_err(|(_, errors)| {
            let told = errors.into_iter().map(|error| {
                let line = content[..error.pos.start].lines().count().max(1);
                fault(line, format!("{}; see docs/translating.md", error.kind))
            });
            told.collect::<Vec<_>>()
        })?;
        let mut source = Source { path: path.to_owned(), ..Source::default() };
        let mut faults = Vec::new();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let line = line_of(content, &message.id.name);
                    if source.texts.iter().any(|text| text.name == message.id.name) {
                        faults.push(fault(line, format!("`{}` is here twice", message.id.name)));
                    }
                    source.add(message, line);
                }
                Entry::Term(term) => {
                    let attributes = term.attributes.into_iter();
                    let attributes = attributes.map(|it| (it.id.name, it.value)).collect();
                    let declared = term.comment.as_ref().map(declared).unwrap_or_default();
                    let value = term.value;
                    source.terms.insert(term.id.name, Term { declared, value, attributes });
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        if faults.is_empty() { Ok(source) } else { Err(faults) }
    }

    fn add(&mut self, message: fluent_syntax::ast::Message<String>, line: usize) {
        let declared = message.comment.as_ref().map(declared).unwrap_or_default();
        let own = message.value.map(|pattern| (message.id.name.clone(), pattern));
        let attributes = message.attributes.into_iter();
        let attributes =
            attributes.map(|it| (format!("{}.{}", message.id.name, it.id.name), it.value));
        for (name, pattern) in own.into_iter().chain(attributes) {
            self.texts.push(Text { name, declared: declared.clone(), pattern, line });
        }
    }
}

/// The arguments that a comment declares: every `$name` in it.
fn declared(comment: &Comment<String>) -> Vec<String> {
    let mut names = Vec::new();
    for line in &comment.content {
        for after in line.split('$').skip(1) {
            let end = after.find(|it: char| !it.is_ascii_alphanumeric() && it != '-');
            let name = &after[..end.unwrap_or(after.len())];
            if !name.is_empty() && !names.iter().any(|it| it == name) {
                names.push(name.to_owned());
            }
        }
    }
    names
}

/// The line on which a message begins, counted from 1.
fn line_of(content: &str, name: &str) -> usize {
    let begins =
        |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
    content.lines().position(begins).map_or(1, |line| line + 1)
}
