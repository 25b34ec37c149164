//! The sentences about result files, in every language.

pub(crate) mod en;
pub(crate) mod it;

use super::register::{Refused, Remark};
use crate::language::Language;

impl Language {
    /// The reason why a file is not in the table, and the remedy.
    pub fn refused(self, refused: &Refused) -> String {
        let why = match self {
            Language::English => en::refusal(&refused.why),
            Language::Italian => it::refusal(&refused.why),
        };
        format!("{}: {why}", refused.file)
    }

    /// A remark on a result.
    pub const fn remark(self, remark: Remark) -> &'static str {
        match (self, remark) {
            (Language::English, Remark::Changed) => "The file was changed after it was saved.",
            (Language::English, Remark::NotHandedIn) => "It was saved before it was handed in.",
            (Language::English, Remark::TimesDoNotFit) => {
                "Its times do not fit the time of the exam."
            }
            (Language::English, Remark::SameName) => "Another file bears the same name.",
            (Language::Italian, Remark::Changed) => {
                "Il file è stato modificato dopo il salvataggio."
            }
            (Language::Italian, Remark::NotHandedIn) => "È stato salvato prima della consegna.",
            (Language::Italian, Remark::TimesDoNotFit) => {
                "I tempi non corrispondono alla durata della prova."
            }
            (Language::Italian, Remark::SameName) => "Un altro file porta lo stesso nome.",
        }
    }
}
