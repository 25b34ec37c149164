//! The texts of a package for a learning platform.

use super::call::Trouble;
use super::score::{Outcome, PackageScore, Percent};
use crate::language::Language;

impl Language {
    /// The percentage reached, and the pass mark: `62.5 of 100 points; 80 are needed to pass`.
    pub fn score_reached(self, reached: Percent, needed: Option<Percent>) -> String {
        let reached = self.per_cent(reached);
        match needed {
            None => self.lms().score(reached),
            Some(needed) => self.lms().score_needed(reached, self.per_cent(needed)),
        }
    }

    /// The outcome of a package.
    pub fn package_outcome(self, outcome: Outcome, package_score: PackageScore) -> String {
        let (words, PackageScore { all, ruled, .. }) = (self.lms(), package_score);
        match outcome {
            Outcome::Unfinished => words.unfinished(ruled, all),
            Outcome::Completed => words.completed().to_owned(),
            Outcome::Passed => words.passed().to_owned(),
            Outcome::Failed => words.failed().to_owned(),
        }
    }

    /// Says that the platform has not saved something, with the error it reported.
    pub fn not_saved(self, Trouble { code, text }: &Trouble) -> String {
        let said = [code.as_str(), text.as_str()];
        let said: Vec<&str> = said.into_iter().filter(|it| !it.is_empty()).collect();
        match said.is_empty() {
            true => self.lms().not_saved().to_owned(),
            false => self.lms().not_saved_because(said.join(": ")),
        }
    }

    fn per_cent(self, percent: Percent) -> String {
        percent.to_string().replace('.', self.times().decimal_mark())
    }
}
