//! The texts of the handbook.

mod method;

pub use method::{Figures, Passage};

use acconcio_adjudication::laws::EditionId;

use super::Language;

impl Language {
    /// The edition from which on nothing depends on a disputed point any more.
    pub fn closed_since(self, edition: EditionId) -> String {
        self.disputed().closed_since(self.edition(edition))
    }
}
