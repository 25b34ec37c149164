//! The texts of a question bank, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use acconcio_adjudication::incident::Incident;

use super::Language;

/// The texts of a question around the facts.
#[derive(Debug)]
pub struct BankWords {
    pub clocks: &'static str,
    pub played: &'static str,
    pub acts: &'static str,
    pub before: &'static str,
    pub now: &'static str,
    pub ruling: &'static str,
    pub readings: &'static str,
}

const ENGLISH: BankWords = BankWords {
    clocks: "The clocks show",
    played: "Played before",
    acts: "What happens",
    before: "The board before",
    now: "The board now",
    ruling: "The ruling",
    readings: "Also tenable",
};

const ITALIAN: BankWords = BankWords {
    clocks: "Gli orologi segnano",
    played: "Giocato in precedenza",
    acts: "Che cosa accade",
    before: "La scacchiera prima",
    now: "La scacchiera ora",
    ruling: "La decisione",
    readings: "Altrettanto sostenibile",
};

impl Language {
    /// The texts of a question bank.
    pub fn bank(self) -> &'static BankWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The position of the arbiter to whom the question is put, as a sentence.
    pub fn arbiter_asked(self, incident: &Incident) -> &'static str {
        self.seat(incident)
    }
}
