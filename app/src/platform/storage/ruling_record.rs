//! One ruling given, as it is kept.

use acconcio_training::grading::Question;
use serde::{Deserialize, Serialize};

/// One ruling given. It is written once and never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingRecord {
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// How well, hints deducted.
    pub score: Score,
    /// How well on each question asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<QuestionScore>,
    /// What it was given for.
    #[serde(default, skip_serializing_if = "Mode::is_free")]
    pub mode: Mode,
    /// When the run of practice that it belongs to began, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<u64>,
    /// What hints cost, in hundredths of a question.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub hints: u32,
    /// How sure the arbiter said he was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certainty: Option<Certainty>,
    /// The principle that a wrong answer follows, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub principle: Option<String>,
    /// What an older form told of earlier rulings; this one is the last of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Earlier>,
}

/// How well a question was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionScore {
    /// The question.
    pub question: Question,
    /// The points, in hundredths.
    pub points: u8,
}

/// What a ruling was given for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// For itself, from the list.
    #[default]
    Free,
    /// In a course.
    Course,
    /// In continuous practice.
    Continuous,
    /// In practice that ends with the first mistake.
    SuddenDeath,
    /// To mend a mistake.
    Mistakes,
    /// In review.
    Review,
    /// To stop the clocks at the right moment, or stay silent.
    Intervene,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Mode; 7] = [
        Mode::Free,
        Mode::Course,
        Mode::Continuous,
        Mode::SuddenDeath,
        Mode::Mistakes,
        Mode::Review,
        Mode::Intervene,
    ];

    fn is_free(&self) -> bool {
        *self == Mode::Free
    }
}

/// How sure one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// A guess.
    Guess,
    /// Fairly sure.
    Fair,
    /// Certain.
    Certain,
}

impl Certainty {
    /// Every degree, the least sure first.
    pub const ALL: [Certainty; 3] = [Certainty::Guess, Certainty::Fair, Certainty::Certain];
}

/// Rulings of which only this is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earlier {
    /// How many there were, the last one included.
    pub rulings: u32,
    /// The best of them.
    pub best: Score,
}

/// Points out of the points to be had, in hundredths of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The points reached.
    pub points: u32,
    /// The points to be had.
    pub out_of: u32,
}

impl Score {
    /// The share reached, in whole per cent.
    pub fn percent(self) -> u32 {
        let (points, out_of) = (u64::from(self.points), u64::from(self.out_of));
        let percent = (points * 100 + out_of / 2).checked_div(out_of).unwrap_or(0);
        u32::try_from(percent).unwrap_or(u32::MAX)
    }

    /// Whether nothing was missed.
    pub fn is_full(self) -> bool {
        self.out_of > 0 && self.points == self.out_of
    }

    /// Whether its share is greater.
    pub fn is_better_than(self, other: Score) -> bool {
        u64::from(self.points) * u64::from(other.out_of)
            > u64::from(other.points) * u64::from(self.out_of)
    }
}

fn is_nothing(points: &u32) -> bool {
    *points == 0
}
