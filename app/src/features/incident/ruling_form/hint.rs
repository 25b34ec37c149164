//! The hints, and what they cost.

use acconcio_training::grading::Question;

/// How much is told, the least first. It is told what stood in the lesser ones too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hint {
    /// Which article to look at.
    Article,
    /// What the provision there asks.
    Provision,
    /// The answer.
    Answer,
}

impl Hint {
    /// Every hint, the least first.
    pub const ALL: [Hint; 3] = [Hint::Article, Hint::Provision, Hint::Answer];

    /// What it costs, in hundredths of the question; of several on one question the dearest counts.
    pub const fn cost(self) -> u8 {
        match self {
            Hint::Article => 10,
            Hint::Provision => 25,
            Hint::Answer => 100,
        }
    }
}

/// What a hint took from the points of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The question.
    pub question: Question,
    /// The points taken, in hundredths: never more than the answer was worth.
    pub points: u8,
}
