//! The texts of practice and of the courses.

use super::Language;
use crate::platform::storage::progress::State;

impl Language {
    /// An article with the number of variants that it rules: `Art. 7.5.1 (12)`.
    pub fn article_with_count(self, number: &str, count: usize) -> String {
        format!("{} ({count})", self.fide_article(number))
    }

    /// The result of the last ruling on an incident.
    pub fn state(self, state: State) -> &'static str {
        match state {
            State::NotRuled => self.practice().state_not_ruled(),
            State::Wrong => self.practice().state_wrong(),
            State::Right => self.practice().state_right(),
        }
    }
}
