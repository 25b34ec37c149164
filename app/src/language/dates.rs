//! Days of the calendar, as people write them.

use super::Language;
use crate::platform::calendar::{Date, Day};

const ENGLISH: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

const ITALIAN: [&str; 12] = [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
];

impl Language {
    /// A day with its year: `3 November 2026`; in Italian the first is `1º`.
    pub fn day(self, day: Day) -> String {
        format!("{} {}", self.day_of_year(day), day.date().year)
    }

    /// A day without its year: `3 November`.
    pub fn day_of_year(self, day: Day) -> String {
        let Date { month, day, .. } = day.date();
        let month = self.month(month);
        match (self, day) {
            (Language::Italian, 1) => format!("1º {month}"),
            (Language::English | Language::Italian, _) => format!("{day} {month}"),
        }
    }

    /// A day abbreviated: `3 Nov`.
    pub fn day_short(self, day: Day) -> String {
        let Date { month, day, .. } = day.date();
        let month: String = self.month(month).chars().take(3).collect();
        format!("{day} {month}")
    }

    fn month(self, number: u8) -> &'static str {
        let months = match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        };
        usize::from(number).checked_sub(1).and_then(|index| months.get(index)).unwrap_or(&"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_days_in_words() {
        let check = |date: &str, english: &str, italian: &str| {
            let day = Day::parse(date).unwrap();
            assert_eq!(Language::ALL.map(|language| language.day(day)), [english, italian]);
        };
        check("2026-11-03", "3 November 2026", "3 novembre 2026");
        check("2027-05-01", "1 May 2027", "1º maggio 2027");
        let day = Day::parse("2026-01-31").unwrap();
        assert_eq!(Language::Italian.day_short(day), "31 gen");
        assert_eq!(Language::English.day_of_year(day), "31 January");
    }
}
