//! The sentences about course plans.

use super::{Fault, LONGEST_TITLE, MOST_ENTRIES, PlanError, Trouble};
use crate::language::Language;
use acconcio_training::scenario::IncidentName;

impl Language {
    /// The reason why a file or a link is not a course plan, and the remedy.
    pub fn plan_error(self, error: &PlanError) -> String {
        let words = self.course_plan();
        match error {
            PlanError::Unreadable { line, column } => {
                words.plan_unreadable(line.to_string(), column.to_string())
            }
            PlanError::NoPlan => words.no_plan().to_owned(),
            PlanError::OtherVersion(version) => words.other_version(*version),
            PlanError::NoEntries => words.no_entries().to_owned(),
            PlanError::TooManyEntries(count) => words.too_many_entries(*count, MOST_ENTRIES),
            PlanError::Title(field) => words.title_too_long(field, LONGEST_TITLE),
        }
    }

    /// A problem of a course plan, with the entry concerned.
    pub fn plan_trouble(self, trouble: &Trouble) -> String {
        let Trouble { number, title, fault } = trouble;
        let (words, entry) = (self.course_plan(), self.entry_named(*number, title));
        match fault {
            Fault::Unread => words.trouble_unread(entry),
            Fault::NoDay(date) => words.trouble_no_day(entry, date),
            Fault::Unknown(IncidentName { scenario, variant }) => {
                words.trouble_unknown(entry, format!("{scenario}/{variant}"))
            }
        }
    }
}
