//! The texts of progress and review.

use super::Language;
use crate::platform::calendar::Day;
use crate::platform::storage::progress::State;
use crate::platform::storage::ruling_record::Mode;

impl Language {
    /// The label of incidents or rulings with this result.
    pub fn state_label(self, state: State) -> &'static str {
        match state {
            State::Right => self.progress().label_right(),
            State::Wrong => self.progress().label_wrong(),
            State::NotRuled => self.progress().label_not_ruled(),
        }
    }

    /// The mode in which a ruling was given; empty where it was given from the list.
    pub fn mode(self, mode: Mode) -> &'static str {
        let words = self.practice();
        match mode {
            Mode::Free => "",
            Mode::Course => words.course(),
            Mode::Continuous => words.continuous(),
            Mode::SuddenDeath => words.sudden_death(),
            Mode::Mistakes => words.mistakes(),
            Mode::Review => words.review(),
            Mode::Intervene => words.intervene(),
        }
    }

    /// The values of a bar: `Right 12, with a mistake 3, not ruled on 10`.
    pub fn bar(self, counts: &[(State, usize)]) -> String {
        let part =
            |(state, count): &(State, usize)| format!("{} {count}", self.state_label(*state));
        self.listed(&counts.iter().map(part).collect::<Vec<_>>())
    }

    /// The values of a column of the history.
    pub fn week(self, monday: Day, right: usize, wrong: usize) -> String {
        self.progress().rulings_of_week(self.day(monday), right + wrong, right)
    }

    /// The values of a column of the forecast.
    pub fn forecast_of(self, day: Day, count: usize) -> String {
        format!("{}: {}", self.day(day), self.counts().incidents(count))
    }

    /// The number of times a wrong principle was applied, and the last day.
    pub fn applied(self, times: usize, last: Day) -> String {
        self.progress().applied(times, self.day(last))
    }

    /// The day of the next review, and its number of incidents.
    pub fn next_review(self, day: Day, count: usize) -> String {
        self.review().next_review(count, self.day_of_year(day))
    }
}
