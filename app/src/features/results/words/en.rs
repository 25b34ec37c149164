//! The sentences in English.

use crate::features::results::register::{Refusal, Remark};
use acconcio_training::exam::{LinkError, ResultError};

pub(crate) fn refusal(why: &Refusal) -> String {
    let fixed = match why {
        Refusal::TooLarge => "far too large for a result file.",
        Refusal::Unreadable => "it could not be read. Open it again; folders cannot be opened.",
        Refusal::NoResult(ResultError::NotJson { line }) => {
            return format!(
                "no result file, or cut off: it cannot be read from line {line} on. Ask for it again."
            );
        }
        Refusal::NoResult(ResultError::OtherContent) => "this is no result of an exam.",
        Refusal::NoResult(
            ResultError::OtherVersion { .. } | ResultError::Paper(LinkError::OtherVersion { .. }),
        ) => {
            "it was written by another version of the app. Load this page again and try once more."
        }
        Refusal::NoResult(ResultError::Paper(LinkError::Damaged)) => {
            "the exam link in it was changed, so the paper is not known. Ask for the file again."
        }
        Refusal::NoResult(ResultError::OtherLength { items, given }) => {
            return format!(
                "its paper has {items} incidents and it answers {given}: it was changed. Ask for it again."
            );
        }
        Refusal::OtherPaper => {
            "it is of another paper than the results opened before. To look at that paper, put all away \
             first."
        }
        Refusal::Duplicate { of } => return format!("it says the same as {of}, which counts."),
        Refusal::Misfits(_) => {
            "incidents of its paper have been changed since, so it cannot be marked here. Open it with \
             the version of the app in which it was sat."
        }
        Refusal::Scenarios(_) => {
            "the incidents of its paper did not arrive. Go online and open it again."
        }
    };
    fixed.to_owned()
}

/// A remark on a result.
pub(crate) fn remark(remark: Remark) -> String {
    match remark {
        Remark::Changed => "The file was changed after it was saved.".to_owned(),
        Remark::NotHandedIn => "It was saved before it was handed in.".to_owned(),
        Remark::TimesDoNotFit => "Its times do not fit the time of the exam.".to_owned(),
        Remark::ClockJumped { minutes } => format!(
            "The clock of the device jumped, by up to {minutes} min: it was set, or the device was asleep. \
             The time of the exam was not changed by it."
        ),
        Remark::SameName => "Another file bears the same name.".to_owned(),
    }
}
