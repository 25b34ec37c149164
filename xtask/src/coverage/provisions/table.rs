//! The provisions of an edition's table.

use std::collections::BTreeMap;

use acconcio_core::laws::{Code, EditionId};
use serde_json::Value;

use super::Name;
use crate::words::serialised;

/// The provisions of an edition or code, each with the fields that state it.
pub fn provisions(edition: EditionId) -> BTreeMap<Name, Vec<String>> {
    let table = match edition.code() {
        Code::Edition(laws) => serde_json::to_value(laws),
        Code::Historic(code) => serde_json::to_value(code),
    };
    let mut found = BTreeMap::new();
    walk(edition, &table.unwrap_or_default(), "", &mut found);
    found
}

/// Every object with a rule and an article is a provision, wherever it stands.
fn walk(edition: EditionId, value: &Value, path: &str, found: &mut BTreeMap<Name, Vec<String>>) {
    match value {
        Value::Object(fields) => {
            if let (Some(rule), Some(by)) = (fields.get("rule"), fields.get("by")) {
                let article = by["article"].as_str().unwrap_or_default().to_owned();
                let name = Name { edition, article, rule: serialised(rule) };
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
