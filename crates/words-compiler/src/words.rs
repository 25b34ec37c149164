//! The texts of all languages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::pattern::Pattern;
use crate::resolve::Resolver;
use crate::source::{Source, Term, Text};
use crate::{Fault, SOURCE, START};

/// The texts of all languages, resolved and held against each other.
#[derive(Debug)]
pub struct Words {
    /// The languages: English first, then by their codes.
    pub languages: Vec<Language>,
    /// The texts, in the order of their groups, files and lines in English.
    pub messages: Vec<Message>,
}

/// A language.
#[derive(Clone, Debug)]
pub struct Language {
    /// The code, such as `it`.
    pub code: String,
    /// The name of the language in itself.
    pub name: String,
    /// The name of the language in English.
    pub english_name: String,
}

/// A text in all languages.
#[derive(Clone, Debug)]
pub struct Message {
    /// The group: a folder.
    pub group: String,
    /// The subject: a file without ending.
    pub subject: String,
    /// The name in the file, with that of the attribute after a full stop.
    pub name: String,
    /// The arguments, in order.
    pub parameters: Vec<Parameter>,
    /// The patterns by the codes of the languages that have them.
    pub(crate) patterns: BTreeMap<String, Pattern>,
    /// The file and line of the text in each of these languages.
    pub(crate) places: BTreeMap<String, (PathBuf, usize)>,
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name.
    pub name: String,
    /// Whether a language selects by it as a number.
    pub is_number: bool,
}

/// The files of one language.
struct Files {
    terms: BTreeMap<String, Term>,
    language: Source,
    /// By group and subject.
    subjects: BTreeMap<(String, String), Source>,
}

impl Words {
    /// Reads a folder of languages.
    ///
    /// # Errors
    /// Every fault in every file.
    pub fn read(folder: &Path) -> Result<Words, Vec<Fault>> {
        let mut codes = Vec::new();
        for path in entries(folder).map_err(|error| vec![unread(folder, &error)])? {
            if path.is_dir() {
                codes.push(name_of(&path));
            }
        }
        codes.sort_by_key(|code| (code != SOURCE, code.clone()));
        let (mut all, mut faults) = (BTreeMap::new(), Vec::new());
        for code in &codes {
            match Files::read(&folder.join(code)) {
                Ok(files) => drop(all.insert(code.clone(), files)),
                Err(found) => faults.extend(found),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let words = Words {
            languages: languages(&codes, &all, &mut faults),
            messages: messages(&codes, &all, &mut faults),
        };
        if faults.is_empty() { Ok(words) } else { Err(faults) }
    }

    /// The groups for which there are functions and tables, in order.
    pub fn groups(&self) -> Vec<&str> {
        let groups = self.messages.iter().map(|it| it.group.as_str());
        let groups: BTreeSet<&str> = groups.filter(|group| *group != START).collect();
        groups.into_iter().collect()
    }

    /// A text without arguments in a language, or in English where the language lacks it; nothing where there is
    /// none of this name.
    pub fn plain(&self, group: &str, name: &str, code: &str) -> Option<&str> {
        let message = self.messages.iter().find(|it| it.group == group && it.name == name)?;
        message.patterns.get(code).or_else(|| message.patterns.get(SOURCE))?.text()
    }

    /// The texts that a language lacks.
    pub fn missing(&self, code: &str) -> impl Iterator<Item = &Message> {
        self.messages.iter().filter(move |message| !message.patterns.contains_key(code))
    }
}

impl Message {
    /// The file and line of the text in a language; nothing where the language lacks it.
    pub fn place(&self, code: &str) -> Option<(&Path, usize)> {
        self.places.get(code).map(|(file, line)| (file.as_path(), *line))
    }

    /// Every text that it may show in a language, without its arguments; nothing where the language lacks
    /// it.
    pub fn texts(&self, code: &str) -> Vec<&str> {
        self.patterns.get(code).map(Pattern::texts).unwrap_or_default()
    }
}

impl Files {
    fn read(folder: &Path) -> Result<Files, Vec<Fault>> {
        let mut files = Files {
            terms: BTreeMap::new(),
            language: Source::default(),
            subjects: BTreeMap::new(),
        };
        let mut faults = Vec::new();
        for path in entries(folder).map_err(|error| vec![unread(folder, &error)])? {
            let inside = match path.is_dir() {
                true => entries(&path).map_err(|error| vec![unread(&path, &error)])?,
                false => vec![path.clone()],
            };
            for file in inside {
                let content = fs::read_to_string(&file);
                let content = content.map_err(|error| vec![unread(&file, &error)])?;
                match Source::parse(&file, &content) {
                    Ok(source) => files.add(&path, source),
                    Err(found) => faults.extend(found),
                }
            }
        }
        if faults.is_empty() { Ok(files) } else { Err(faults) }
    }

    /// Adds a file that stands in the folder of the language, or in that of a group.
    fn add(&mut self, place: &Path, source: Source) {
        self.terms.extend(source.terms.clone());
        if place.is_dir() {
            let subject = name_of(&source.path.with_extension(""));
            self.subjects.insert((name_of(place), subject), source);
        } else if source.path.ends_with("language.ftl") {
            self.language = source;
        }
    }
}

fn languages(
    codes: &[String],
    all: &BTreeMap<String, Files>,
    faults: &mut Vec<Fault>,
) -> Vec<Language> {
    let mut languages = Vec::new();
    for code in codes {
        let files = &all[code];
        let resolver = Resolver { terms: &files.terms, source: &files.language };
        let mut name = |wanted: &str| {
            let text = files.language.texts.iter().find(|text| text.name == wanted);
            let text = text.ok_or_else(|| format!("`{wanted}` is missing"));
            let text = text.and_then(|text| resolver.resolve(&text.pattern, &[]));
            text.map(|text| text.text().unwrap_or_default().to_owned()).unwrap_or_else(|said| {
                let file = PathBuf::from(code).join("language.ftl");
                faults.push(Fault { file, line: 1, said });
                String::new()
            })
        };
        let (name, english_name) = (name("name"), name("english-name"));
        languages.push(Language { code: code.clone(), name, english_name });
    }
    languages
}

fn messages(
    codes: &[String],
    all: &BTreeMap<String, Files>,
    faults: &mut Vec<Fault>,
) -> Vec<Message> {
    let Some(english) = all.get(SOURCE) else { return Vec::new() };
    let mut messages = Vec::new();
    for (place, source) in &english.subjects {
        for text in &source.texts {
            messages.extend(message(place, text, codes, all, faults));
        }
    }
    obsolete(english, all, faults);
    messages
}

/// A text in all languages, resolved; nothing where English has a fault.
fn message(
    place: &(String, String),
    english: &Text,
    codes: &[String],
    all: &BTreeMap<String, Files>,
    faults: &mut Vec<Fault>,
) -> Option<Message> {
    let names = arguments(english);
    let (mut patterns, mut places) = (BTreeMap::new(), BTreeMap::new());
    for code in codes {
        let files = &all[code];
        let Some(source) = files.subjects.get(place) else { continue };
        let Some(text) = source.texts.iter().find(|it| it.name == english.name) else { continue };
        let resolver = Resolver { terms: &files.terms, source };
        match resolver.resolve(&text.pattern, &names) {
            Ok(pattern) => {
                let shown = patterns.get(SOURCE).unwrap_or(&pattern).used();
                let said = disagreements(&text.name, &names, &shown, &pattern);
                faults.extend(said.iter().map(|said| at(source, text, said)));
                patterns.insert(code.clone(), pattern);
                places.insert(code.clone(), (source.path.clone(), text.line));
            }
            Err(said) => faults.push(at(source, text, &said)),
        }
    }
    patterns.contains_key(SOURCE).then(|| {
        let numbers: BTreeSet<usize> =
            patterns.values().flat_map(|pattern| pattern.selected().0).collect();
        let parameters = names.into_iter().enumerate();
        let parameters = parameters
            .map(|(at, name)| Parameter { name, is_number: numbers.contains(&at) })
            .collect();
        let ((group, subject), name) = (place.clone(), english.name.clone());
        Message { group, subject, name, parameters, patterns, places }
    })
}

/// Returns the arguments shown in English that a pattern lacks, and those that it takes for a number and for a
/// key.
fn disagreements(
    text: &str,
    names: &[String],
    shown: &BTreeSet<usize>,
    pattern: &Pattern,
) -> Vec<String> {
    let (used, (numbers, keys)) = (pattern.used(), pattern.selected());
    let lacking = shown.difference(&used).map(|it| format!("`{text}` lacks `${}`", names[*it]));
    let both = numbers.intersection(&keys);
    let both = both.map(|it| format!("`${}` is no number here and one there", names[*it]));
    lacking.chain(both).collect()
}

/// Reports the texts that English lacks.
fn obsolete(english: &Files, all: &BTreeMap<String, Files>, faults: &mut Vec<Fault>) {
    for files in all.values() {
        for (place, source) in &files.subjects {
            let known = english.subjects.get(place);
            for text in &source.texts {
                let is_known =
                    known.is_some_and(|known| known.texts.iter().any(|it| it.name == text.name));
                if !is_known {
                    let said = format!("`{}` is not in English any more; take it out", text.name);
                    faults.push(at(source, text, &said));
                }
            }
        }
    }
}

/// The arguments of an English text: those that its comment declares, then the others that it uses.
fn arguments(text: &Text) -> Vec<String> {
    let mut names = text.declared.clone();
    crate::variables::each(&text.pattern, &mut |name| {
        if !names.iter().any(|it| it == name) {
            names.push(name.to_owned());
        }
    });
    names
}

fn at(source: &Source, text: &Text, said: &str) -> Fault {
    Fault { file: source.path.clone(), line: text.line, said: said.to_owned() }
}

/// The files and folders in a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.retain(|path| path.is_dir() || path.extension().is_some_and(|it| it == "ftl"));
    entries.sort();
    Ok(entries)
}

fn unread(path: &Path, error: &io::Error) -> Fault {
    Fault { file: path.to_owned(), line: 1, said: format!("cannot be read: {error}") }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
