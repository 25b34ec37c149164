//! The properties of a scenario in words: topics, chapters, levels, provenance.

use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{Chapter, Provenance, Topic};

use super::Language;

impl Language {
    /// The topic of a scenario.
    pub fn topic(self, topic: Topic) -> &'static str {
        match (self, topic) {
            (Language::English, Topic::TouchMove) => "Touched pieces",
            (Language::English, Topic::Castling) => "Castling",
            (Language::English, Topic::Promotion) => "Promotion",
            (Language::English, Topic::IllegalMove) => "Illegal moves",
            (Language::English, Topic::Clock) => "The clock",
            (Language::English, Topic::Claims) => "Claims",
            (Language::English, Topic::SetUp) => "Set-up and displaced pieces",
            (Language::English, Topic::EndOfGame) => "The end of the game",
            (Language::English, Topic::History) => "Older rules",
            (Language::English, Topic::Disputed) => "Disputed points",
            (Language::Italian, Topic::TouchMove) => "Pezzo toccato",
            (Language::Italian, Topic::Castling) => "Arrocco",
            (Language::Italian, Topic::Promotion) => "Promozione",
            (Language::Italian, Topic::IllegalMove) => "Mosse illegali",
            (Language::Italian, Topic::Clock) => "L’orologio",
            (Language::Italian, Topic::Claims) => "Reclami",
            (Language::Italian, Topic::SetUp) => "Disposizione e pezzi spostati",
            (Language::Italian, Topic::EndOfGame) => "La fine della partita",
            (Language::Italian, Topic::History) => "Regole di un tempo",
            (Language::Italian, Topic::Disputed) => "Punti controversi",
        }
    }

    /// A chapter of the seminar of Salerno, 2012.
    pub fn chapter(self, chapter: Chapter) -> &'static str {
        match (self, chapter) {
            (Language::English, Chapter::Definitions) => "1. Legal, illegal, irregular",
            (Language::English, Chapter::Sanctions) => "2. What follows",
            (Language::English, Chapter::Initiative) => "3. Of his own accord, or on a claim",
            (Language::English, Chapter::FastPlay) => "4. Rapid and blitz",
            (Language::English, Chapter::Paradoxes) => "5. Paradoxes and gaps",
            (Language::English, Chapter::Interpretations) => "6. Gijssen’s answers",
            (Language::English, Chapter::Proposals) => "7. What should be changed",
            (Language::Italian, Chapter::Definitions) => "1. Legale, illegale, irregolare",
            (Language::Italian, Chapter::Sanctions) => "2. Le sanzioni",
            (Language::Italian, Chapter::Initiative) => "3. D’ufficio o su reclamo",
            (Language::Italian, Chapter::FastPlay) => "4. Gioco rapido e lampo",
            (Language::Italian, Chapter::Paradoxes) => "5. Paradossi e lacune",
            (Language::Italian, Chapter::Interpretations) => "6. Le risposte di Gijssen",
            (Language::Italian, Chapter::Proposals) => "7. Le proposte",
        }
    }

    /// The knowledge of the Laws that a scenario requires: 1 to 3.
    pub fn level(self, level: u8) -> &'static str {
        match (self, level) {
            (Language::English, 0 | 1) => "Level 1: first steps",
            (Language::English, 2) => "Level 2: some experience",
            (Language::English, _) => "Level 3: fine points",
            (Language::Italian, 0 | 1) => "Livello 1: primi passi",
            (Language::Italian, 2) => "Livello 2: con esperienza",
            (Language::Italian, _) => "Livello 3: casi sottili",
        }
    }

    /// The complexity of an incident.
    pub fn complexity(self, complexity: Complexity) -> &'static str {
        match (self, complexity) {
            (Language::English, Complexity::Plain) => "Seen at a glance",
            (Language::English, Complexity::Several) => "Several things to keep apart",
            (Language::English, Complexity::Much) => "Much to keep apart",
            (Language::Italian, Complexity::Plain) => "A colpo d’occhio",
            (Language::Italian, Complexity::Several) => "Più cose da distinguere",
            (Language::Italian, Complexity::Much) => "Molte cose da distinguere",
        }
    }

    /// The certainty of the position of a scenario.
    pub fn provenance(self, provenance: Provenance) -> &'static str {
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
