//! The sentences about an attempt in progress, in every language.

use super::attempt::Warning;
use crate::language::Language;

impl Language {
    /// The warning that little time is left.
    pub fn exam_warning(self, warning: Warning) -> &'static str {
        match (self, warning) {
            (Language::English, Warning::FiveMinutes) => "Less than five minutes are left.",
            (Language::English, Warning::OneMinute) => {
                "Less than one minute is left. The paper is handed in by itself."
            }
            (Language::Italian, Warning::FiveMinutes) => "Mancano meno di cinque minuti.",
            (Language::Italian, Warning::OneMinute) => {
                "Manca meno di un minuto. La prova si consegna da sola."
            }
        }
    }
}
