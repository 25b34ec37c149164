//! The texts of presentations to an audience, and of course plans.

use super::Language;
use crate::platform::calendar::Day;

impl Language {
    /// The number of the incident: `Incident 3 of 8`.
    pub fn incident_of(self, (place, of): (usize, usize)) -> String {
        self.present().incident_of(place, of)
    }

    /// The incidents of a playlist that do not exist.
    pub fn not_there(self, names: &[String]) -> String {
        format!("{} {}", self.present().unknown(), self.listed(names))
    }

    /// An entry of a course plan: `Entry 2, “Castling”`.
    pub fn entry_named(self, number: usize, title: &str) -> String {
        match title.is_empty() {
            true => self.course_plan().entry(number),
            false => self.course_plan().entry_titled(number, title),
        }
    }

    /// The day of an entry, or that it has none.
    pub fn planned_for(self, day: Option<Day>) -> String {
        day.map_or_else(|| self.course_plan().no_date().to_owned(), |day| self.day(day))
    }
}
