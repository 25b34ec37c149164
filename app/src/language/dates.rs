//! Days of the calendar, as people write them.

use super::Language;
use crate::platform::calendar::{Date, Day};

impl Language {
    /// A day with its year: `3 November 2026`; in Italian the first is `1°`.
    pub fn day(self, day: Day) -> String {
        let Date { year, month, day } = day.date();
        self.times().day(day, nth(self.times().months(), month), year.to_string())
    }

    /// A day without its year: `3 November`.
    pub fn day_of_year(self, day: Day) -> String {
        let Date { month, day, .. } = day.date();
        self.times().day_of_year(day, nth(self.times().months(), month))
    }

    /// A day abbreviated: `3 Nov`.
    pub fn day_short(self, day: Day) -> String {
        let Date { month, day, .. } = day.date();
        self.times().day_of_year(day, nth(self.times().months_short(), month))
    }
}

/// The name of a month in a list of them.
fn nth(names: &'static str, month: u8) -> &'static str {
    let index = usize::from(month).saturating_sub(1);
    names.split(", ").nth(index).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_days_in_words() {
        let check = |date: &str, english: &str, italian: &str| {
            let day = Day::parse(date).unwrap();
            assert_eq!(
                crate::language::tests::QUOTED.map(|language| language.day(day)),
                [english, italian]
            );
        };
        check("2026-11-03", "3 November 2026", "3 novembre 2026");
        check("2027-05-01", "1 May 2027", "1° maggio 2027");
        let day = Day::parse("2026-01-31").unwrap();
        assert_eq!(Language::Italian.day_short(day), "31 gen");
        assert_eq!(Language::English.day_of_year(day), "31 January");
    }
}
