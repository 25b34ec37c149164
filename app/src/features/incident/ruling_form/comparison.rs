//! The comparison of an answer with the ruling.

use acconcio_training::grading::{Grade, Question};
use acconcio_training::whatif::Change;

use super::action::BoardShown;
use super::hint::Deduction;
use crate::features::incident::ruling_replay::Moment;

/// The comparison of an answer with the ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The marks, and the reading that agrees best.
    pub grade: Grade,
    /// The questions on which the principal ruling would give other marks.
    pub otherwise: Vec<Question>,
    /// The points of the ruling that were not asked.
    pub unasked: Vec<Question>,
    /// The board shown beside it.
    pub view: BoardShown,
    /// The moment that the showing of the ruling on that board has reached.
    pub moment: Moment,
    /// Whether the trainee gave a ruling; otherwise there is nothing to mark.
    pub is_on_an_answer: bool,
    /// The points deducted for hints.
    pub deducted: Vec<Deduction>,
    /// The changes under which a wrong answer would have been right.
    pub elsewhere: Elsewhere,
}

/// The nearest other law or fact under which a wrong answer would have been right.
#[derive(Clone, Debug, PartialEq)]
pub enum Elsewhere {
    /// The search has not been made.
    Unsought,
    /// The search found no change, or the answer was not wrong.
    Nowhere,
    /// The answer would be right under these changes.
    Under(Vec<Change>),
}

impl Comparison {
    /// The points reached, in hundredths of a question, with hints deducted.
    pub fn points(&self) -> u32 {
        self.grade.points() - self.hints()
    }

    /// The points deducted for hints, in hundredths of a question.
    pub fn hints(&self) -> u32 {
        self.deducted.iter().map(|deduction| u32::from(deduction.points)).sum()
    }

    /// The points deducted from a question for a hint, in hundredths.
    pub fn deducted_from(&self, question: Question) -> u8 {
        let found = self.deducted.iter().find(|deduction| deduction.question == question);
        found.map_or(0, |deduction| deduction.points)
    }

    /// The points that can be reached, in hundredths of a question.
    pub fn out_of(&self) -> u32 {
        self.grade.out_of()
    }
}
