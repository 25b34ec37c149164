//! The words of a question bank, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use acconcio_adjudication::incident::Incident;

use super::Language;

/// What a question says besides the facts.
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
    /// The words of a question bank.
    pub const fn bank(self) -> &'static BankWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// Who is asked.
    pub const fn seat_asked(self, incident: &Incident) -> &'static str {
        self.seat(incident)
    }
}
