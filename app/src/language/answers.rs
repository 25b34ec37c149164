//! What is asked of the arbiter, and what he may answer.

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

/// An option: its name and what it means, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText {
    /// Its name.
    pub label: Cow<'static, str>,
    /// What it means.
    pub meaning: &'static str,
}

pub(super) fn option(label: impl Into<Cow<'static, str>>, meaning: &'static str) -> OptionText {
    OptionText { label: label.into(), meaning }
}

impl Language {
    /// A question to the arbiter about a player's turn.
    pub fn question(self, question: Question, player: Color) -> String {
        match self {
            Language::English => en::question(question, player),
            Language::Italian => it::question(question, player),
        }
    }

    /// What a question is about, in a word or two.
    pub const fn facet(self, question: Question) -> &'static str {
        match self {
            Language::English => en::facet(question),
            Language::Italian => it::facet(question),
        }
    }

    /// Who sets the arbiter in motion.
    pub fn trigger(self, trigger: Trigger) -> OptionText {
        match self {
            Language::English => en::trigger(trigger),
            Language::Italian => it::trigger(trigger),
        }
    }

    /// What the act was.
    pub fn classification(self, classification: Classification) -> OptionText {
        match self {
            Language::English => en::classification(classification),
            Language::Italian => it::classification(classification),
        }
    }

    /// The position with which the game goes on.
    pub fn reinstatement(self, board: Reinstatement) -> OptionText {
        match self {
            Language::English => en::reinstatement(board),
            Language::Italian => it::reinstatement(board),
        }
    }

    /// What becomes of the game.
    pub fn outcome(self, outcome: Outcome) -> OptionText {
        match self {
            Language::English => en::outcome(outcome),
            Language::Italian => it::outcome(outcome),
        }
    }

    /// How far a move got.
    pub fn completion(self, completion: Completion) -> OptionText {
        match self {
            Language::English => en::completion(completion),
            Language::Italian => it::completion(completion),
        }
    }

    /// Whether a claim may be heard.
    pub fn admissibility(self, admissibility: Admissibility) -> OptionText {
        match self {
            Language::English => en::admissibility(admissibility),
            Language::Italian => it::admissibility(admissibility),
        }
    }

    /// A measure at the arbiter's disposal.
    pub const fn measure(self, measure: Measure) -> &'static str {
        match self {
            Language::English => en::measure(measure),
            Language::Italian => it::measure(measure),
        }
    }

    /// Between which times a clock may be set: `White: from 1:29:30 to 1:30:00`.
    pub fn clock_range(self, player: Color, range: (u32, u32)) -> String {
        let (least, most) = (self.clock(range.0), self.clock(range.1));
        let player = self.color_label(player);
        match (self, range.0 == range.1) {
            (_, true) => format!("{player}: {least}"),
            (Language::English, false) => format!("{player}: from {least} to {most}"),
            (Language::Italian, false) => format!("{player}: da {least} a {most}"),
        }
    }

    /// A measure that is recommended: `recommended: a warning`.
    pub fn recommended(self, measure: Measure) -> String {
        match self {
            Language::English => format!("recommended: {}", self.measure(measure)),
            Language::Italian => format!("consigliato: {}", self.measure(measure)),
        }
    }

    /// Which measures are open against a player.
    pub fn measures_against(self, player: Color) -> String {
        match self {
            Language::English => format!("Measures against {}:", self.color_within(player)),
            Language::Italian => format!("Provvedimenti verso {}:", self.color_within(player)),
        }
    }

    /// How many illegal moves stood against a player before the incident.
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
        let mark = match self {
            Language::English => '.',
            Language::Italian => ',',
        };
        match hundredths % 100 {
            0 => (hundredths / 100).to_string(),
            rest if rest % 10 == 0 => format!("{}{mark}{}", hundredths / 100, rest / 10),
            rest => format!("{}{mark}{rest:02}", hundredths / 100),
        }
    }

    /// How many questions are answered: `3 of 6 answered`.
    pub fn answered(self, answered: usize, of: usize) -> String {
        match self {
            Language::English => format!("{answered} of {of} answered"),
            Language::Italian => format!("{answered} su {of} con risposta"),
        }
    }
}
