//! The first ruling on an incident, as a platform stores it.

use crate::platform::storage::ruling_record::{QuestionScore, Score};

/// The first ruling on an incident, as a platform stores it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// The marks, in the order of the questions.
    pub marks: Vec<QuestionScore>,
}

impl Answered {
    /// The sum of the marks.
    pub fn score(&self) -> Score {
        let points = self.marks.iter().map(|mark| u32::from(mark.points)).sum();
        Score { points, out_of: self.marks.iter().map(|_| 100).sum() }
    }
}
