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
    pub fn remark(self, remark: Remark) -> String {
        match self {
            Language::English => en::remark(remark),
            Language::Italian => it::remark(remark),
        }
    }
}
