//! The sentences about hints.

use super::hint::Hint;
use crate::language::Language;

impl Language {
    /// The label of a hint's button.
    pub fn hint(self, hint: Hint) -> &'static str {
        let words = self.hints();
        match hint {
            Hint::Article => words.hint_article(),
            Hint::Provision => words.hint_provision(),
            Hint::Answer => words.hint_answer(),
        }
    }
}
