//! Sentences with parts around the film and in the list of incidents.

use acconcio_core::incident::{PerPlayer, Regime};
use shakmaty::Color;

use super::Language;

impl Language {
    /// The place in a film: `Act 3 of 12`.
    pub fn act_of(self, step: usize, total: usize) -> String {
        match self {
            Language::English => format!("Act {step} of {total}"),
            Language::Italian => format!("Azione {step} di {total}"),
        }
    }

    /// What is spoken when the film goes back to an act.
    pub fn back_at(self, told: &str) -> String {
        match self {
            Language::English => format!("Back: {told}"),
            Language::Italian => format!("Indietro: {told}"),
        }
    }

    /// Who the reader is in this incident.
    pub const fn arbiters_seat(self, regime: Regime) -> &'static str {
        match (self, regime) {
            (Language::English, Regime::Standard) => {
                "You are the arbiter of this section. The film shows everything; a struck eye marks \
                 what you did not see."
            }
            (Language::English, Regime::RapidSupervised | Regime::BlitzSupervised) => {
                "You watch this board alone. The film shows everything; a struck eye marks what you \
                 did not see."
            }
            (Language::English, Regime::RapidUnsupervised | Regime::BlitzUnsupervised) => {
                "You have many boards to watch. The film shows everything; a struck eye marks what \
                 you did not see."
            }
            (Language::Italian, Regime::Standard) => {
                "Sei l’arbitro di questo settore. Il filmato mostra tutto; l’occhio barrato segna \
                 ciò che non hai visto."
            }
            (Language::Italian, Regime::RapidSupervised | Regime::BlitzSupervised) => {
                "Segui soltanto questa scacchiera. Il filmato mostra tutto; l’occhio barrato segna \
                 ciò che non hai visto."
            }
            (Language::Italian, Regime::RapidUnsupervised | Regime::BlitzUnsupervised) => {
                "Hai molte scacchiere da seguire. Il filmato mostra tutto; l’occhio barrato segna \
                 ciò che non hai visto."
            }
        }
    }

    /// Illegal moves already counted: `White 1, Black 0`.
    pub fn counted_so_far(self, counts: PerPlayer<u8>) -> String {
        let one = |color: Color| format!("{} {}", self.color_label(color), counts.of(color));
        format!("{}, {}", one(Color::White), one(Color::Black))
    }

    /// How many incidents are listed.
    pub fn incidents_shown(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 incident".to_owned(),
            (Language::English, _) => format!("{count} incidents"),
            (Language::Italian, 1) => "1 episodio".to_owned(),
            (Language::Italian, _) => format!("{count} episodi"),
        }
    }

    /// Which act of a film cannot be done.
    pub fn broken_act(self, number: usize) -> String {
        match self {
            Language::English => format!("Act {number}"),
            Language::Italian => format!("Azione {number}"),
        }
    }

    /// How many rulings were given on a variant.
    pub fn attempts(self, count: u32) -> String {
        match (self, count) {
            (Language::English, 1) => "1 ruling".to_owned(),
            (Language::English, _) => format!("{count} rulings"),
            (Language::Italian, 1) => "1 decisione".to_owned(),
            (Language::Italian, _) => format!("{count} decisioni"),
        }
    }

    /// How many variants a story has, and how many of them were ruled on.
    pub fn variants_ruled(self, ruled: usize, count: usize) -> String {
        let told = match (self, count) {
            (Language::English, 1) => "1 variant".to_owned(),
            (Language::English, _) => format!("{count} variants"),
            (Language::Italian, 1) => "1 variante".to_owned(),
            (Language::Italian, _) => format!("{count} varianti"),
        };
        match (self, ruled) {
            (_, 0) => told,
            (Language::English, _) => format!("{told}, {ruled} ruled on"),
            (Language::Italian, 1) => format!("{told}, 1 già decisa"),
            (Language::Italian, _) => format!("{told}, {ruled} già decise"),
        }
    }

    /// A key as its cap names it.
    pub fn key_cap(self, key: &'static str) -> &'static str {
        match (self, key) {
            (Language::English, _) => key,
            (Language::Italian, "Home") => "Inizio",
            (Language::Italian, "End") => "Fine",
            (Language::Italian, "Space") => "Spazio",
            (Language::Italian, "Enter") => "Invio",
            (Language::Italian, _) => key,
        }
    }

    /// A share: `80 %`, `80%`.
    pub fn percent(self, percent: u32) -> String {
        match self {
            Language::English => format!("{percent}%"),
            Language::Italian => format!("{percent}\u{a0}%"),
        }
    }
}
