//! Words in small letters and hyphens, from the names under which the core stores them.

use serde::Serialize;

/// The name under which a word is stored, in small letters and hyphens.
pub fn serialised(word: impl Serialize) -> String {
    let name = serde_json::to_value(word).ok();
    kebab(name.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default())
}

fn kebab(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}
