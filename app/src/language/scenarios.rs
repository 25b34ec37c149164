//! The properties of a scenario in words: topics, chapters, levels, provenance.

use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{Chapter, Provenance, Topic};

use super::Language;

impl Language {
    /// The topic of a scenario.
    pub fn topic(self, topic: Topic) -> &'static str {
        let words = self.scenarios();
        match topic {
            Topic::TouchMove => words.topic_touch_move(),
            Topic::Castling => words.topic_castling(),
            Topic::Promotion => words.topic_promotion(),
            Topic::IllegalMove => words.topic_illegal_move(),
            Topic::Clock => words.topic_clock(),
            Topic::Claims => words.topic_claims(),
            Topic::SetUp => words.topic_set_up(),
            Topic::EndOfGame => words.topic_end_of_game(),
            Topic::History => words.topic_history(),
            Topic::Disputed => words.topic_disputed(),
            Topic::Conduct => words.topic_conduct(),
            Topic::Recording => words.topic_recording(),
        }
    }

    /// A chapter of the seminar of Salerno, 2012.
    pub fn chapter(self, chapter: Chapter) -> &'static str {
        let words = self.scenarios();
        match chapter {
            Chapter::Definitions => words.chapter_definitions(),
            Chapter::Sanctions => words.chapter_sanctions(),
            Chapter::Initiative => words.chapter_initiative(),
            Chapter::FastPlay => words.chapter_fast_play(),
            Chapter::Paradoxes => words.chapter_paradoxes(),
            Chapter::Interpretations => words.chapter_interpretations(),
            Chapter::Proposals => words.chapter_proposals(),
        }
    }

    /// The knowledge of the Laws that a scenario requires: 1 to 3.
    pub fn level(self, level: u8) -> &'static str {
        let words = self.scenarios();
        match level {
            0 | 1 => words.level_1(),
            2 => words.level_2(),
            _ => words.level_3(),
        }
    }

    /// The complexity of an incident.
    pub fn complexity(self, complexity: Complexity) -> &'static str {
        let words = self.scenarios();
        match complexity {
            Complexity::Plain => words.complexity_plain(),
            Complexity::Several => words.complexity_several(),
            Complexity::Much => words.complexity_much(),
        }
    }

    /// The certainty of the position of a scenario.
    pub fn provenance(self, provenance: Provenance) -> &'static str {
        let words = self.scenarios();
        match provenance {
            Provenance::Recorded => words.provenance_recorded(),
            Provenance::Reconstructed => words.provenance_reconstructed(),
            Provenance::Constructed => words.provenance_constructed(),
        }
    }
}
