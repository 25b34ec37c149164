//! The texts of a question bank.

use acconcio_adjudication::incident::Incident;

use super::Language;

impl Language {
    /// The position of the arbiter to whom the question is put, as a sentence.
    pub fn arbiter_asked(self, incident: &Incident) -> &'static str {
        self.seat(incident)
    }
}
