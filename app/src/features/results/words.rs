//! The sentences about result files.

use acconcio_training::exam::{LinkError, ResultError};

use super::alike::Alike;
use super::mark_book::ExamEntry;
use super::register::{Refusal, Refused, Remark};
use crate::language::Language;
use crate::platform::calendar::Zone;

impl Language {
    /// The title of an exam in the mark book, with its day.
    pub fn kept_exam(self, exam: &ExamEntry, zone: Zone) -> String {
        let title = exam.head.title.trim();
        let title = if title.is_empty() { self.mark_book().untitled() } else { title };
        let day =
            self.day_of_exam(&exam.head).unwrap_or_else(|| self.day(zone.day_of(exam.began())));
        format!("{title} · {day}")
    }

    /// The reason why a file is not in the table, and the remedy.
    pub fn refused(self, refused: &Refused) -> String {
        format!("{}: {}", refused.file, self.refusal(&refused.why))
    }

    fn refusal(self, why: &Refusal) -> String {
        let words = self.results();
        let fixed = match why {
            Refusal::NoResult(error) => return self.no_result(error),
            Refusal::Duplicate { of } => return words.duplicate(of),
            Refusal::NoCode => words.no_code(),
            Refusal::TooLarge => words.too_large(),
            Refusal::Unreadable => words.unreadable(),
            Refusal::OtherPaper => words.other_paper(),
            Refusal::Misfits(_) => words.misfits(),
            Refusal::Facts(_) => words.no_scenarios(),
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
            ResultError::OtherExam => words.other_exam().to_owned(),
            ResultError::Changed => words.was_changed().to_owned(),
            ResultError::OtherLength { items, given } => words.other_length(*items, *given),
        }
    }

    /// A remark on a result.
    pub fn remark(self, remark: &Remark) -> String {
        let words = self.results();
        let fixed = match remark {
            Remark::ClockJumped { minutes } => return words.remark_clock_jumped(*minutes),
            Remark::Earlier { attempts } => return words.remark_earlier(*attempts),
            Remark::Away { times, seconds } => {
                return words.remark_away(self.clock(*seconds), *times);
            }
            Remark::Alike(Alike { candidate, same, wrong }) => {
                return words.remark_alike(wrong.to_string(), same.to_string(), candidate);
            }
            Remark::OtherCode => words.remark_other_code(),
            Remark::NoCode => words.remark_no_code(),
            Remark::TimesDoNotFit => words.remark_times(),
            Remark::SameName => words.remark_same_name(),
        };
        fixed.to_owned()
    }
}
