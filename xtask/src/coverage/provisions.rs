//! The check of every provision of every edition against all incidents, ruled on again under it.

mod mirror;
mod rerule;
mod table;

use std::collections::BTreeMap;

use acconcio_adjudication::laws::EditionId;

use super::Progress;
use super::complaint::Complaint;
use super::library::Library;
use super::statements::Unreached;
use rerule::Seen;

pub use rerule::{How, Outside, Place};

/// A provision: book, article and rule, as words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    pub book: Book,
    pub article: String,
    pub rule: String,
}

/// The book in which a provision stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Book {
    /// An edition of the Laws, or an older or other code.
    Laws(EditionId),
    /// The rules of Quadrigliona, with what they follow of the Laws.
    Quadrigliona,
}

impl Book {
    /// Every book.
    pub fn all() -> impl Iterator<Item = Book> {
        EditionId::ALL.into_iter().map(Book::Laws).chain([Book::Quadrigliona])
    }

    /// Returns the book with this name in files.
    fn named(name: &str) -> Option<Book> {
        Book::all().find(|book| book.to_string() == name)
    }
}

/// A provision, an incident where it holds, and one where it is just outside.
pub struct Row {
    pub name: Name,
    /// The fields of the edition's table that state it.
    pub fields: Vec<String>,
    pub holds: Option<Place>,
    pub outside: Option<Outside>,
    /// The reason why one of the two is missing.
    pub excuse: Option<String>,
}

/// All provisions, and the figures of the repeated rulings.
pub struct Provisions {
    pub rows: Vec<Row>,
    pub rulings: usize,
    /// The number of gaps and clashes between provisions.
    pub broken: usize,
    /// The number of incidents with an act that cannot be done under another code.
    pub unplayable: usize,
    pub complaints: Vec<Complaint>,
}

impl Row {
    /// Whether it holds in one incident and is just outside in another.
    pub fn is_full(&self) -> bool {
        self.holds.is_some() && self.outside.is_some()
    }
}

impl Provisions {
    /// The number of provisions that hold in one incident and are just outside in another.
    pub fn full(&self) -> usize {
        self.rows.iter().filter(|row| row.is_full()).count()
    }

    /// The number of those that do not, for a reason that is given.
    pub fn excused(&self) -> usize {
        self.rows.iter().filter(|row| !row.is_full() && row.excuse.is_some()).count()
    }
}

/// The articles that the provisions of a book cite.
pub fn cited(book: Book) -> std::collections::BTreeSet<String> {
    table::provisions(book).into_keys().map(|name| name.article).collect()
}

/// Rules on every incident under every edition and regime, and checks the tables against that.
pub fn hold(library: &Library, unreached: &[Unreached], progress: Progress) -> Provisions {
    let rerulings = rerule::all(library, progress);
    let mut complaints: Vec<Complaint> = rerulings
        .broken
        .iter()
        .map(|what| Complaint::at_large(what, "this is an error of the core's tables"))
        .collect();
    complaints.extend(rerulings.one_sided.iter().map(|what| {
        Complaint::at_large(what, "the Laws treat both players alike: this is an error of the core")
    }));
    let mut excuses: BTreeMap<Name, &Unreached> = BTreeMap::new();
    for entry in unreached {
        match Book::named(&entry.edition) {
            Some(book) => {
                let (article, rule) = (entry.article.clone(), entry.rule.clone());
                excuses.insert(Name { book, article, rule }, entry);
            }
            None => complaints.push(Complaint::at_large(
                &format!("scenarios/statements.toml: `unreached` names `{}`", entry.edition),
                "name an edition or code of the core, or quadrigliona",
            )),
        }
    }
    let mut rows = Vec::new();
    for book in Book::all() {
        for (name, fields) in table::provisions(book) {
            let seen = rerulings.seen.get(&name).cloned().unwrap_or_default();
            let excuse = excuses.remove(&name).map(|entry| entry.reason.clone());
            rows.push(row(name, fields, seen, excuse));
        }
    }
    complaints.extend(rows.iter().filter_map(complaint));
    complaints.extend(excuses.keys().map(|name| {
        let what = format!("`unreached` excuses {name}, which no table has");
        Complaint::at_large(&what, "remove the entry from scenarios/statements.toml")
    }));
    let (rulings, unplayable) = (rerulings.rulings, rerulings.unplayable);
    Provisions { rows, rulings, broken: rerulings.broken.len(), unplayable, complaints }
}

fn row(name: Name, fields: Vec<String>, seen: Seen, excuse: Option<String>) -> Row {
    Row { name, fields, holds: seen.holds, outside: seen.outside, excuse }
}

fn complaint(row: &Row) -> Option<Complaint> {
    let (what, help) = match (&row.holds, &row.outside, &row.excuse) {
        (Some(_), Some(_), Some(_)) => (
            format!("`unreached` excuses {}, which needs no excuse", row.name),
            "remove the entry from scenarios/statements.toml",
        ),
        (Some(_), Some(_), None) | (_, _, Some(_)) => return None,
        (None, _, None) => (
            format!("{} holds in no variant ({})", row.name, row.fields.join(", ")),
            "add an incident in which it holds, or give the reason in scenarios/statements.toml",
        ),
        (Some(place), None, None) => (
            format!("{} holds in {place}, and no variant lies just outside it", row.name),
            "add a variant with the deciding fact changed, or give the reason in \
             scenarios/statements.toml",
        ),
    };
    Some(Complaint::at_large(&what, help))
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.book, self.article, self.rule)
    }
}

impl std::fmt::Display for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Book::Laws(edition) => edition.fmt(f),
            Book::Quadrigliona => f.write_str("quadrigliona"),
        }
    }
}
