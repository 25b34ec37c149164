//! The hints and their costs.

use acconcio_training::grading::Question;
use strum::VariantArray;

/// The extent of a hint, the least first. A greater hint includes the lesser ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Hint {
    /// The article that applies.
    Article,
    /// The text of the provision.
    Provision,
    /// The answer to the question.
    Answer,
}

impl Hint {
    /// Every hint, the least first.
    pub const ALL: [Hint; Hint::VARIANTS.len()] =
        *Hint::VARIANTS.first_chunk().expect("of the same length");

    /// The cost in hundredths of the question; of several hints on one question the most expensive
    /// counts.
    pub const fn cost(self) -> u8 {
        match self {
            Hint::Article => 10,
            Hint::Provision => 25,
            Hint::Answer => 100,
        }
    }
}

/// The points deducted from a question for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The question on which the hint was taken.
    pub question: Question,
    /// The points deducted, in hundredths: never more than the answer was worth.
    pub points: u8,
}
