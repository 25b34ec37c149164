//! One ruling given, in the form in which it is saved.

use acconcio_adjudication::laws::EditionId;
use acconcio_training::grading::Question;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// One ruling given. It is written once and never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingRecord {
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
    /// The time of the ruling, in milliseconds since 1970.
    pub at: u64,
    /// The score, hints deducted.
    pub score: Score,
    /// The score on each question asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<QuestionScore>,
    /// The mode of practice.
    #[serde(default, skip_serializing_if = "Mode::is_free")]
    pub mode: Mode,
    /// The beginning of its run of practice, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<u64>,
    /// The deduction for hints, in hundredths of a question.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub hints: u32,
    /// The certainty that the arbiter stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certainty: Option<Certainty>,
    /// The wrong principle that the answer follows, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub principle: Option<String>,
    /// The laws under which it was given; none where it was recorded before they could be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<EditionId>,
    /// The answers in words, in a package for a learning platform, which keeps them; a device has no room for
    /// those of thousands of rulings. The last field: thinned rulings are written in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// The score on one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionScore {
    /// The question.
    pub question: Question,
    /// The points, in hundredths.
    pub points: u8,
}

/// The mode of practice in which a ruling was given.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// On its own, from the list.
    #[default]
    Free,
    /// In a course.
    Course,
    /// In continuous practice.
    Continuous,
    /// In practice that ends with the first mistake.
    SuddenDeath,
    /// In practice on earlier mistakes.
    Mistakes,
    /// In review.
    Review,
    /// In practice on when to stop the clocks.
    Intervene,
}

impl RulingRecord {
    /// The record of a ruling given on its own, without hints, of which nothing but the score is known; `at` is
    /// in milliseconds since 1970.
    pub fn of(scenario: &str, variant: &str, at: u64, score: Score) -> RulingRecord {
        RulingRecord {
            scenario: scenario.to_owned(),
            variant: variant.to_owned(),
            edition: None,
            at,
            score,
            marks: Vec::new(),
            answer: None,
            mode: Mode::Free,
            run: None,
            hints: 0,
            certainty: None,
            principle: None,
        }
    }
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; Mode::VARIANTS.len()] =
        *Mode::VARIANTS.first_chunk().expect("of the same length");

    fn is_free(&self) -> bool {
        *self == Mode::Free
    }
}

/// The certainty of an answer.
#[allow(missing_docs, reason = "the names say it")]
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    Guess,
    Fair,
    Certain,
}

impl Certainty {
    /// All degrees, the least certain first.
    pub const ALL: [Certainty; Certainty::VARIANTS.len()] =
        *Certainty::VARIANTS.first_chunk().expect("of the same length");
}

/// Points reached and points available, in hundredths of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The points reached.
    pub points: u32,
    /// The points available.
    pub out_of: u32,
}

impl Score {
    /// The percentage reached, rounded.
    pub fn percent(self) -> u32 {
        let (points, out_of) = (u64::from(self.points), u64::from(self.out_of));
        let percent = (points * 100 + out_of / 2).checked_div(out_of).unwrap_or(0);
        u32::try_from(percent).unwrap_or(u32::MAX)
    }

    /// Whether nothing was missed.
    pub fn is_full(self) -> bool {
        self.out_of > 0 && self.points == self.out_of
    }

    /// Whether the proportion of points is greater.
    pub fn is_better_than(self, other: Score) -> bool {
        u64::from(self.points) * u64::from(other.out_of)
            > u64::from(other.points) * u64::from(self.out_of)
    }
}

fn is_nothing(points: &u32) -> bool {
    *points == 0
}
