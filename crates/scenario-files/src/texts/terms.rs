//! The terms of a language, from its glossary: one word for one thing.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::references;

/// The terms of a language.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    term: Vec<Term>,
}

/// A term. What stands beside these fields is for translators.
#[derive(Deserialize)]
struct Term {
    /// The words for it in English.
    en: Vec<String>,
    /// The words that are not used for it.
    #[serde(default)]
    avoid: Vec<String>,
}

impl Terms {
    /// Reads the glossary of a language in the repository at `root`; a language may have none.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn of(root: &Path, language: &str) -> Result<Terms> {
        let path = root.join("app/words").join(language).join("glossary.toml");
        let told = || format!("{} cannot be read", path.display());
        match fs::read_to_string(&path) {
            Ok(text) => toml::from_str(&text).with_context(told),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Terms::default()),
            Err(error) => Err(error).with_context(told),
        }
    }

    /// Returns the words of a text that its language avoids for what the English text names, each with the
    /// English term.
    pub fn avoided<'a>(&'a self, english: &str, here: &str) -> Vec<(&'a str, &'a str)> {
        let (english, here) = (words_of(english), words_of(here));
        let mut found = Vec::new();
        for term in &self.term {
            let Some(named) = term.en.iter().find(|it| names(&english, it)) else { continue };
            let avoided = term.avoid.iter().filter(|it| names(&here, it));
            found.extend(avoided.map(|avoided| (avoided.as_str(), named.as_str())));
        }
        found
    }
}

/// Returns the words of a text in small letters, parts of hyphenated words among them.
fn words_of(text: &str) -> Vec<String> {
    let text = references::without(text);
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Whether a term is among the words of a text, its last word also with the ending of a plural.
fn names(words: &[String], term: &str) -> bool {
    let term = words_of(term);
    let Some((last, front)) = term.split_last() else { return false };
    let is_last = |word: &String| {
        word.strip_prefix(last.as_str()).is_some_and(|ending| ["", "s", "es"].contains(&ending))
    };
    words
        .windows(term.len())
        .any(|found| found.starts_with(front) && found.last().is_some_and(is_last))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(english: &str, here: &str, expected: &[(&str, &str)]) {
        let glossary = r#"
            [[term]]
            en = ["illegal move"]
            es = "movimiento ilegal"
            avoid = ["jugada ilegal", "falta"]

            [[term]]
            en = ["scoresheet", "game score"]
            es = "planilla"
            avoid = ["hoja"]
        "#;
        let terms: Terms = toml::from_str(glossary).expect("a glossary");
        assert_eq!(terms.avoided(english, here), expected);
    }

    #[test]
    fn ok_the_term_is_kept() {
        check("An illegal move on the scoresheet.", "Un movimiento ilegal en la planilla.", &[]);
    }

    #[test]
    fn err_another_word_stands_for_the_term() {
        check(
            "Two illegal moves.",
            "Dos jugadas ilegales: una falta.",
            &[("falta", "illegal move")],
        );
        check("The game score says so.", "Así dicen las Hojas.", &[("hoja", "game score")]);
        check("One illegal move.", "Una jugada ilegal.", &[("jugada ilegal", "illegal move")]);
    }

    #[test]
    fn ok_the_word_stands_for_something_else() {
        check("A leaf is missing.", "Falta una hoja.", &[]);
        check("An illegal move.", "Un movimiento ilegal hojalata.", &[]);
    }
}
