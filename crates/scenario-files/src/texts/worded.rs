//! Values with texts: each text with its key in the files and its place in memory.

use acconcio_training::scenario::{Course, LanguageCode, Prose, Scenario, Term, Text, Wording};

use super::references;

/// Something with texts.
pub trait Worded {
    /// Returns the places of its texts, each with the key in the files.
    fn slots(&mut self) -> Vec<(String, Slot<'_>)>;

    /// Returns the errors of one of its texts by itself, each with the remedy.
    fn errors_of(_: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns the keys of its texts.
    fn keys(&mut self) -> Vec<Key> {
        let kind = |slot: &Slot<'_>| match slot {
            Slot::Text(_) => Kind::Required,
            Slot::Optional(_) => Kind::Optional,
            Slot::Own(_) => Kind::Own,
            Slot::Prose(_) => Kind::Paragraphs,
        };
        self.slots().into_iter().map(|(name, slot)| Key { kind: kind(&slot), name }).collect()
    }

    /// Leaves every text only in the language with this code; in the original one where it is missing.
    fn leave_only(&mut self, code: &str) {
        for (_, slot) in self.slots() {
            match slot {
                Slot::Text(text) => *text = text.only(code),
                Slot::Optional(text) => *text = text.as_ref().map(|text| text.only(code)),
                Slot::Own(text) => {
                    let own = text.as_ref().filter(|text| text.get(code).is_some());
                    *text = own.map(|text| text.only(code));
                }
                Slot::Prose(prose) => *prose = prose.only(code),
            }
        }
    }
}

/// The place of a text in memory.
pub enum Slot<'a> {
    /// A text that must be there.
    Text(&'a mut Text),
    /// A text that may be there.
    Optional(&'a mut Option<Text>),
    /// A text that each language has or not, whether the others have it or not.
    Own(&'a mut Option<Text>),
    /// A text in paragraphs that must be there.
    Prose(&'a mut Prose),
}

/// The name of a text in the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key, with the tables in which it is.
    pub name: String,
    /// The kind of the text.
    pub kind: Kind,
}

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It must be there.
    Required,
    /// It may be there.
    Optional,
    /// Each language has it or not, whether the others have it or not.
    Own,
    /// It must be there, and may have more than one paragraph.
    Paragraphs,
}

impl Slot<'_> {
    /// Changes each text in it.
    pub(crate) fn change(&mut self, change: impl Fn(&str) -> String) {
        let one = |text: &Text| text.map(|text| change(text));
        match self {
            Slot::Text(own) => **own = one(own),
            Slot::Optional(own) | Slot::Own(own) => **own = own.as_ref().map(one),
            Slot::Prose(own) => {
                **own = own.map(|paragraphs| paragraphs.iter().map(|it| change(it)).collect());
            }
        }
    }

    /// Puts a text in, as it is written in the file.
    pub(super) fn put(&mut self, language: &LanguageCode, text: &str) {
        let paragraphs = paragraphs(text);
        let code = language.clone();
        match self {
            Slot::Text(own) => own.insert(code, paragraphs.join(" ")),
            Slot::Optional(own) | Slot::Own(own) => {
                own.get_or_insert_default().insert(code, paragraphs.join(" "));
            }
            Slot::Prose(own) => own.insert(code, paragraphs),
        }
    }
}

impl<T, I, A> Worded for Scenario<T, I, A> {
    fn slots(&mut self) -> Vec<(String, Slot<'_>)> {
        let mut slots = vec![
            ("title".to_owned(), Slot::Text(&mut self.title)),
            ("framing".to_owned(), Slot::Text(&mut self.framing)),
            ("event".to_owned(), Slot::Optional(&mut self.event)),
            ("source".to_owned(), Slot::Text(&mut self.source)),
        ];
        let label = |id: &str| format!("variants.{id}");
        slots.extend(self.variants.iter_mut().map(|it| (label(&it.id), Slot::Text(&mut it.label))));
        slots
    }
}

impl Worded for Course {
    fn slots(&mut self) -> Vec<(String, Slot<'_>)> {
        let mut slots = vec![
            ("title".to_owned(), Slot::Text(&mut self.title)),
            ("lead".to_owned(), Slot::Text(&mut self.lead)),
        ];
        for lesson in &mut self.lessons {
            let key = |name: &str| format!("lessons.{}.{name}", lesson.id);
            slots.push((key("title"), Slot::Text(&mut lesson.title)));
            slots.push((key("text"), Slot::Prose(&mut lesson.text)));
        }
        slots
    }

    fn errors_of(text: &str) -> Vec<(String, String)> {
        references::errors(text)
    }
}

impl Worded for Vec<Term> {
    fn slots(&mut self) -> Vec<(String, Slot<'_>)> {
        let mut slots = Vec::new();
        for term in self {
            let key = |name: &str| format!("{}.{name}", term.id);
            slots.push((key("name"), Slot::Text(&mut term.name)));
            slots.push((key("line"), Slot::Text(&mut term.line)));
            slots.push((key(ALSO), Slot::Own(&mut term.also)));
        }
        slots
    }
}

/// The paraphrases of articles, each with the name of its subject.
impl Worded for Vec<(String, Wording)> {
    fn slots(&mut self) -> Vec<(String, Slot<'_>)> {
        let mut slots = Vec::new();
        for (subject, wording) in self {
            let key = |name: &str| format!("{subject}.{name}");
            slots.push((key("title"), Slot::Text(&mut wording.title)));
            slots.push((key("line"), Slot::Text(&mut wording.line)));
        }
        slots
    }
}

/// The name of the one text that each language has or not, whether the others have it or not: other words
/// for a term.
const ALSO: &str = "also";

/// Whether a key is that of a text of [`Kind::Own`].
pub fn is_own(key: &str) -> bool {
    key.rsplit_once('.').is_some_and(|(_, name)| name == ALSO)
}

/// Returns the paragraphs of a text, separated by blank lines; within one, the ends of lines are spaces.
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            paragraphs.push(Vec::new());
        } else if let Some(last) = paragraphs.last_mut() {
            last.push(line);
        }
    }
    paragraphs.retain(|lines| !lines.is_empty());
    paragraphs.into_iter().map(|lines| lines.join(" ")).collect()
}
