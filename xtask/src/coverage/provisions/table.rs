//! The provisions of a book.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_quadrigliona::book::{Rule, Source};
use acconcio_scenario_files::words::serialised;
use serde_json::Value;

use super::{Book, Name};

/// Returns the provisions of a book, each with the fields that state it.
pub fn provisions(book: Book) -> BTreeMap<Name, Vec<String>> {
    match book {
        Book::Laws(edition) => of_laws(edition),
        Book::Quadrigliona => {
            Rule::ALL.into_iter().map(|rule| (of_match(rule), Vec::new())).collect()
        }
    }
}

/// Returns the name of a provision of Quadrigliona.
pub fn of_match(rule: Rule) -> Name {
    let article = match rule.source() {
        Source::Here(clause) => clause.to_string(),
        Source::Fide(citation) => citation.to_string(),
    };
    Name { book: Book::Quadrigliona, article, rule: serialised(rule) }
}

fn of_laws(edition: EditionId) -> BTreeMap<Name, Vec<String>> {
    let table = match edition.code() {
        Code::Edition(laws) => serde_json::to_value(laws),
        Code::Historic(code) => serde_json::to_value(code),
    };
    let mut found = BTreeMap::new();
    walk(edition, &table.unwrap_or_default(), "", &mut found);
    found
}

/// Collects the provisions: every object with a rule and an article is one, wherever it is.
fn walk(edition: EditionId, value: &Value, path: &str, found: &mut BTreeMap<Name, Vec<String>>) {
    match value {
        Value::Object(fields) => {
            if let (Some(rule), Some(by)) = (fields.get("rule"), fields.get("by")) {
                let article = by["article"].as_str().unwrap_or_default().to_owned();
                let name = Name { book: Book::Laws(edition), article, rule: serialised(rule) };
                found.entry(name).or_default().push(path.to_owned());
            }
            for (name, value) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                walk(edition, value, &format!("{path}{dot}{name}"), found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| walk(edition, item, path, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
