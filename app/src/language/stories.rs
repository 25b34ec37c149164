//! Words for what a story says of itself: topics, levels, provenance.

use acconcio_core::story::{Provenance, Topic};

use super::Language;

impl Language {
    /// What a story is about.
    pub const fn topic(self, topic: Topic) -> &'static str {
        match (self, topic) {
            (Language::English, Topic::TouchMove) => "Touched pieces",
            (Language::English, Topic::Castling) => "Castling",
            (Language::English, Topic::IllegalMove) => "Illegal moves",
            (Language::English, Topic::Clock) => "The clock",
            (Language::English, Topic::Claims) => "Claims",
            (Language::English, Topic::Disputed) => "Disputed points",
            (Language::Italian, Topic::TouchMove) => "Pezzo toccato",
            (Language::Italian, Topic::Castling) => "Arrocco",
            (Language::Italian, Topic::IllegalMove) => "Mosse illegali",
            (Language::Italian, Topic::Clock) => "L’orologio",
            (Language::Italian, Topic::Claims) => "Reclami",
            (Language::Italian, Topic::Disputed) => "Punti controversi",
        }
    }

    /// How much knowledge of the Laws a story asks for: 1 to 3.
    pub const fn level(self, level: u8) -> &'static str {
        match (self, level) {
            (Language::English, 0 | 1) => "Level 1: first steps",
            (Language::English, 2) => "Level 2: some experience",
            (Language::English, _) => "Level 3: fine points",
            (Language::Italian, 0 | 1) => "Livello 1: primi passi",
            (Language::Italian, 2) => "Livello 2: con esperienza",
            (Language::Italian, _) => "Livello 3: casi sottili",
        }
    }

    /// How sure the position of a story is.
    pub const fn provenance(self, provenance: Provenance) -> &'static str {
        match (self, provenance) {
            (Language::English, Provenance::Recorded) => "Position as recorded",
            (Language::English, Provenance::Reconstructed) => "Real incident, position rebuilt",
            (Language::English, Provenance::Constructed) => "Constructed example",
            (Language::Italian, Provenance::Recorded) => "Posizione della partita",
            (Language::Italian, Provenance::Reconstructed) => {
                "Episodio reale, posizione ricostruita"
            }
            (Language::Italian, Provenance::Constructed) => "Esempio costruito",
        }
    }
}
