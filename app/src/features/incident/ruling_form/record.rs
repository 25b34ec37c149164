//! The record of a ruling that was given.

use acconcio_training::grading::Mark;
use acconcio_training::whatif::Principle;

use super::form::{Elsewhere, RulingForm};
use crate::features::lms::answered;
use crate::features::lms::package::package;
use crate::platform::storage::ruling_record::{Mode, QuestionScore, RulingRecord, Score};

/// The occasion on which a ruling was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The mode of practice.
    pub mode: Mode,
    /// The run of practice in which it counts.
    pub run: Option<u64>,
    /// The time, in milliseconds since 1970.
    pub at: u64,
}

impl RulingForm {
    /// The record of the ruling; `None` where none was given.
    pub fn attempt(&self, scenario: &str, occasion: Occasion) -> Option<RulingRecord> {
        let comparison = self.comparison().filter(|comparison| comparison.is_on_an_answer)?;
        let mark = |mark: &Mark| QuestionScore {
            question: mark.question,
            points: mark.points - comparison.deducted_from(mark.question),
        };
        let Occasion { mode, run, at } = occasion;
        Some(RulingRecord {
            scenario: scenario.to_owned(),
            variant: self.variant().id.clone(),
            edition: Some(self.variant().incident.edition),
            at,
            score: Score { points: comparison.points(), out_of: comparison.out_of() },
            marks: comparison.grade.marks.iter().map(mark).collect(),
            answer: package().map(|_| answered::words(self.answer())),
            mode,
            run,
            hints: comparison.hints(),
            certainty: self.certainty(),
            principle: self.principle().map(|principle| principle.to_string()),
        })
    }

    /// The principle that a wrong answer follows, once it has been looked for.
    pub fn principle(&self) -> Option<Principle> {
        match &self.comparison()?.elsewhere {
            Elsewhere::Unsought | Elsewhere::Nowhere => None,
            Elsewhere::Under(changes) => Principle::of(&self.variant().incident, changes),
        }
    }

    /// Whether the comparison is complete, including the search for a principle.
    pub fn is_settled(&self) -> bool {
        self.comparison().is_some_and(|comparison| comparison.elsewhere != Elsewhere::Unsought)
    }
}
