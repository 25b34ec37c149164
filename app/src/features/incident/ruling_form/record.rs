//! A ruling given, as it is recorded.

use acconcio_training::grading::Mark;
use acconcio_training::whatif::Principle;

use super::form::{Elsewhere, RulingForm};
use crate::platform::storage::ruling_record::{Mode, QuestionScore, RulingRecord, Score};

/// On which occasion a ruling was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// What for.
    pub mode: Mode,
    /// The run of practice that it counts for.
    pub run: Option<u64>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl RulingForm {
    /// The ruling as it is recorded; none where none was given.
    pub fn attempt(&self, scenario: &str, occasion: Occasion) -> Option<RulingRecord> {
        let verdict = self.verdict().filter(|verdict| verdict.is_on_an_answer)?;
        let mark = |mark: &Mark| QuestionScore {
            question: mark.question,
            points: mark.points - verdict.deducted_from(mark.question),
        };
        let Occasion { mode, run, at } = occasion;
        Some(RulingRecord {
            scenario: scenario.to_owned(),
            variant: self.variant().id.clone(),
            at,
            score: Score { points: verdict.points(), out_of: verdict.out_of() },
            marks: verdict.grade.marks.iter().map(mark).collect(),
            mode,
            run,
            hints: verdict.hints(),
            certainty: self.certainty(),
            principle: self.principle().map(|principle| principle.to_string()),
            earlier: None,
        })
    }

    /// The principle that a wrong answer follows, once it has been looked for.
    pub fn principle(&self) -> Option<Principle> {
        match &self.verdict()?.elsewhere {
            Elsewhere::Unsought | Elsewhere::Nowhere => None,
            Elsewhere::Under(changes) => Principle::of(&self.variant().incident, changes),
        }
    }

    /// Whether there is nothing more to find out about the verdict.
    pub fn is_settled(&self) -> bool {
        self.verdict().is_some_and(|verdict| verdict.elsewhere != Elsewhere::Unsought)
    }
}
