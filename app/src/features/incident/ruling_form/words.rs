//! The sentences about hints, in every language.

use super::hint::Hint;
use crate::language::Language;

impl Language {
    /// The label of a hint's button.
    pub fn hint(self, hint: Hint) -> &'static str {
        match (self, hint) {
            (Language::English, Hint::Article) => "Which article",
            (Language::English, Hint::Provision) => "What it asks",
            (Language::English, Hint::Answer) => "The answer",
            (Language::Italian, Hint::Article) => "Quale articolo",
            (Language::Italian, Hint::Provision) => "Che cosa chiede",
            (Language::Italian, Hint::Answer) => "La risposta",
        }
    }
}
