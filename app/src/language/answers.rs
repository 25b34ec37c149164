//! The questions to the arbiter, and the possible answers.

mod en;
mod it;
mod obligations;
mod remedies;
mod windows;

pub use obligations::BeforeTheTurn;

use std::borrow::Cow;

use acconcio_adjudication::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, Trigger,
};
use acconcio_training::grading::Question;
use shakmaty::Color;

use super::Language;

/// An option: its name and its meaning, in one sentence.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText {
    pub label: Cow<'static, str>,
    pub meaning: &'static str,
}

pub(super) fn option(label: impl Into<Cow<'static, str>>, meaning: &'static str) -> OptionText {
    OptionText { label: label.into(), meaning }
}

texts_by_language! {
    /// A question to the arbiter about a player's turn.
    pub fn question(question: Question, player: Color) -> String = question;

    /// The facet of a question, in a word or two.
    pub fn facet(question: Question) -> &'static str = facet;

    /// The initiative on which the arbiter acts, as an option.
    pub fn trigger(trigger: Trigger) -> OptionText = trigger;

    /// The classification of an act, as an option.
    pub fn classification(classification: Classification) -> OptionText = classification;

    /// The position with which the game continues, as an option.
    pub fn reinstatement(board: Reinstatement) -> OptionText = reinstatement;

    /// The result of the game, as an option.
    pub fn outcome(outcome: Outcome) -> OptionText = outcome;

    /// The stage that a move reached, as an option.
    pub fn completion(completion: Completion) -> OptionText = completion;

    /// The admissibility of a claim, as an option.
    pub fn admissibility(admissibility: Admissibility) -> OptionText = admissibility;

    /// A measure at the arbiter's disposal.
    pub fn measure(measure: Measure) -> &'static str = measure;
}

impl Language {
    /// The range of times within which a clock may be set: `White: from 1:29:30 to 1:30:00`.
    pub fn clock_range(self, player: Color, range: (u32, u32)) -> String {
        let (least, most) = (self.clock(range.0), self.clock(range.1));
        let player = self.color_label(player);
        match (self, range.0 == range.1) {
            (_, true) => format!("{player}: {least}"),
            (Language::English, false) => format!("{player}: from {least} to {most}"),
            (Language::Italian, false) => format!("{player}: da {least} a {most}"),
        }
    }

    /// A recommended measure: `recommended: a warning`.
    pub fn recommended(self, measure: Measure) -> String {
        match self {
            Language::English => format!("recommended: {}", self.measure(measure)),
            Language::Italian => format!("consigliato: {}", self.measure(measure)),
        }
    }

    /// The heading of the measures against a player.
    pub fn measures_against(self, player: Color) -> String {
        match self {
            Language::English => format!("Measures against {}:", self.color_within(player)),
            Language::Italian => format!("Provvedimenti verso {}:", self.color_within(player)),
        }
    }

    /// The number of illegal moves of a player before the incident, as a sentence.
    pub fn count_before(self, player: Color, count: u8) -> String {
        match (self, count) {
            (Language::English, 0) => {
                format!("Before this incident none stood against {}.", self.color(player))
            }
            (Language::English, _) => {
                format!("Before this incident {count} stood against {}.", self.color(player))
            }
            (Language::Italian, 0) => {
                format!("Prima di questo episodio {} non ne aveva.", self.color_within(player))
            }
            (Language::Italian, _) => {
                format!("Prima di questo episodio {} ne aveva {count}.", self.color_within(player))
            }
        }
    }

    /// Points in questions: `4.5 of 6`.
    pub fn points(self, points: u32, out_of: u32) -> String {
        let (points, out_of) = (self.marks(points), self.marks(out_of));
        match self {
            Language::English => format!("{points} of {out_of}"),
            Language::Italian => format!("{points} su {out_of}"),
        }
    }

    /// Hundredths as a number: `4.5`.
    pub fn marks(self, hundredths: u32) -> String {
        let mark = self.times().decimal_mark();
        match hundredths % 100 {
            0 => (hundredths / 100).to_string(),
            rest if rest % 10 == 0 => format!("{}{mark}{}", hundredths / 100, rest / 10),
            rest => format!("{}{mark}{rest:02}", hundredths / 100),
        }
    }

    /// The number of questions answered: `3 of 6 answered`.
    pub fn answered(self, answered: usize, of: usize) -> String {
        match self {
            Language::English => format!("{answered} of {of} answered"),
            Language::Italian => format!("{answered} su {of} con risposta"),
        }
    }
}
