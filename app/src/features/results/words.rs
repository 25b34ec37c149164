//! The sentences about result files.

use acconcio_training::exam::{LinkError, ResultError};

use super::register::{Refusal, Refused, Remark};
use crate::language::Language;

impl Language {
    /// The reason why a file is not in the table, and the remedy.
    pub fn refused(self, refused: &Refused) -> String {
        format!("{}: {}", refused.file, self.refusal(&refused.why))
    }

    fn refusal(self, why: &Refusal) -> String {
        let words = self.results();
        let fixed = match why {
            Refusal::NoResult(error) => return self.no_result(error),
            Refusal::Duplicate { of } => return words.duplicate(of),
            Refusal::TooLarge => words.too_large(),
            Refusal::Unreadable => words.unreadable(),
            Refusal::OtherPaper => words.other_paper(),
            Refusal::Misfits(_) => words.misfits(),
            Refusal::Scenarios(_) => words.no_scenarios(),
        };
        fixed.to_owned()
    }

    fn no_result(self, error: &ResultError) -> String {
        let words = self.results();
        match error {
            ResultError::NotJson { line } => words.cut_off(line.to_string()),
            ResultError::OtherContent => words.other_content().to_owned(),
            ResultError::OtherVersion { .. }
            | ResultError::Paper(LinkError::OtherVersion { .. }) => {
                words.other_version().to_owned()
            }
            ResultError::Paper(LinkError::Damaged) => words.paper_unknown().to_owned(),
            ResultError::OtherLength { items, given } => words.other_length(*items, *given),
        }
    }

    /// A remark on a result.
    pub fn remark(self, remark: Remark) -> String {
        let words = self.results();
        let fixed = match remark {
            Remark::ClockJumped { minutes } => return words.remark_clock_jumped(minutes),
            Remark::Changed => words.remark_changed(),
            Remark::NotHandedIn => words.remark_not_handed_in(),
            Remark::TimesDoNotFit => words.remark_times(),
            Remark::SameName => words.remark_same_name(),
        };
        fixed.to_owned()
    }
}
