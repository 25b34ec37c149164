//! The texts of hints and of certainty, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use super::Language;
use crate::platform::storage::ruling_record::Certainty;

/// Hints, and the arbiter's certainty.
#[derive(Debug)]
pub struct HintWords {
    pub heading: &'static str,
    pub line: &'static str,
    pub look_at: &'static str,
    pub the_answer: &'static str,
    pub how_sure: &'static str,
}

const ENGLISH: HintWords = HintWords {
    heading: "Hints",
    line: "A hint costs a part of this question. Of several the dearest counts.",
    look_at: "Look at",
    the_answer: "The ruling on this point:",
    how_sure: "How sure are you?",
};

const ITALIAN: HintWords = HintWords {
    heading: "Aiuti",
    line: "Un aiuto costa una parte di questa domanda. Di più aiuti conta il più caro.",
    look_at: "Guarda",
    the_answer: "La decisione su questo punto:",
    how_sure: "Quanto sei sicuro?",
};

impl Language {
    /// The texts of hints and of certainty.
    pub fn hints(self) -> &'static HintWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The cost of a hint, given in hundredths of a question: `−25%`.
    pub fn hint_cost(self, cost: u8) -> String {
        format!("−{}", self.percent(u32::from(cost)))
    }

    /// The deduction for a hint from a question, on the ruling slip: `hint −25`.
    pub fn hint_deducted(self, points: u8) -> String {
        match self {
            Language::English => format!("hint −{points}"),
            Language::Italian => format!("aiuto −{points}"),
        }
    }

    /// The arbiter's certainty.
    pub fn certainty(self, certainty: Certainty) -> &'static str {
        match (self, certainty) {
            (Language::English, Certainty::Guess) => "A guess",
            (Language::English, Certainty::Fair) => "Fairly sure",
            (Language::English, Certainty::Certain) => "Certain",
            (Language::Italian, Certainty::Guess) => "Tiro a indovinare",
            (Language::Italian, Certainty::Fair) => "Abbastanza sicuro",
            (Language::Italian, Certainty::Certain) => "Certo",
        }
    }
}
