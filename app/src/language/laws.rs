//! The Laws as they are spoken of: editions, regimes, articles, and each rule in our own words.

mod en;
mod it;

use acconcio_core::incident::Regime;
use acconcio_core::laws::{Citation, EditionId, Rule, Status};

use super::Language;

impl Language {
    /// A rule in one line of our own words; never the text of the Laws.
    pub const fn rule(self, rule: Rule) -> &'static str {
        match self {
            Language::English => en::rule(rule),
            Language::Italian => it::rule(rule),
        }
    }

    /// An edition of the Laws.
    pub const fn edition(self, edition: EditionId) -> &'static str {
        match (self, edition) {
            (Language::English, EditionId::E2009) => "Laws of 1 July 2009",
            (Language::Italian, EditionId::E2009) => "Regolamento del 1° luglio 2009",
        }
    }

    /// The time control with its supervision.
    pub const fn regime(self, regime: Regime) -> &'static str {
        match (self, regime) {
            (Language::English, Regime::Standard) => "Standard play",
            (Language::English, Regime::RapidSupervised) => "Rapid, adequate supervision",
            (Language::English, Regime::RapidUnsupervised) => "Rapid, no adequate supervision",
            (Language::English, Regime::BlitzSupervised) => "Blitz, adequate supervision",
            (Language::English, Regime::BlitzUnsupervised) => "Blitz, no adequate supervision",
            (Language::Italian, Regime::Standard) => "Gioco a tempo lungo",
            (Language::Italian, Regime::RapidSupervised) => "Rapid, supervisione adeguata",
            (Language::Italian, Regime::RapidUnsupervised) => "Rapid, supervisione non adeguata",
            (Language::Italian, Regime::BlitzSupervised) => "Lampo, supervisione adeguata",
            (Language::Italian, Regime::BlitzUnsupervised) => "Lampo, supervisione non adeguata",
        }
    }

    /// An article's number as it is quoted: `Art. 7.4.a`.
    pub fn article(self, by: Citation) -> String {
        format!("Art. {}", by.article)
    }

    /// An article with its edition, as it is spoken: `Art. 7.4.a, Laws of 1 July 2009`.
    pub fn citation(self, by: Citation) -> String {
        format!("{}, {}", self.article(by), self.edition(by.edition))
    }

    /// What became of a provision that was asked.
    pub const fn status(self, status: Status) -> &'static str {
        let words = &self.words().verdict;
        match status {
            Status::Holds => words.holds,
            Status::NotMet => words.not_met,
            Status::Displaced => words.displaced,
        }
    }
}
