//! An incident that was ruled on, as a platform keeps it.

use crate::platform::storage::ruling_record::{QuestionScore, Score};

/// An incident that was ruled on, as a platform keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// The marks, in the order of the questions.
    pub marks: Vec<QuestionScore>,
}

impl Answered {
    /// What they come to.
    pub fn score(&self) -> Score {
        let points = self.marks.iter().map(|mark| u32::from(mark.points)).sum();
        Score { points, out_of: self.marks.iter().map(|_| 100).sum() }
    }
}
