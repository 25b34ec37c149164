//! The texts of hints and of certainty, in every language.

use super::Language;
use crate::platform::storage::ruling_record::Certainty;

impl Language {
    /// The cost of a hint, given in hundredths of a question: `−25%`.
    pub fn hint_cost(self, cost: u8) -> String {
        self.hints().cost(self.percent(u32::from(cost)))
    }

    /// The deduction for a hint from a question, on the ruling slip: `hint −25`.
    pub fn hint_deducted(self, points: u8) -> String {
        self.hints().deducted(points)
    }

    /// The arbiter's certainty.
    pub fn certainty(self, certainty: Certainty) -> &'static str {
        let words = self.hints();
        match certainty {
            Certainty::Guess => words.certainty_guess(),
            Certainty::Fair => words.certainty_fair(),
            Certainty::Certain => words.certainty_certain(),
        }
    }
}
