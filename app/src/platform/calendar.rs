//! Days of the calendar. Nothing here reads the clock: the time is passed in.

use std::fmt;

/// A day, as the number of days since 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

/// A day as year, month and day of the month.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    pub year: i32,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// The offset of the local time from UTC.
///
/// SHORTCUT: one distance holds for the whole log, so that a ruling given in the hour after midnight
/// may count for the day before when summer time has changed since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zone {
    /// The offset in minutes, positive to the west, as browsers give it.
    pub minutes_west: i32,
}

/// A moment, with its time zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// The milliseconds since 1970.
    pub at: u64,
    /// The time zone.
    pub zone: Zone,
}

impl Now {
    /// The local day.
    pub fn today(self) -> Day {
        self.zone.day_of(self.at)
    }
}

impl Zone {
    /// The local day of a moment, in milliseconds since 1970.
    pub fn day_of(self, at: u64) -> Day {
        let here = i64::try_from(at).unwrap_or(i64::MAX) / MINUTE - i64::from(self.minutes_west);
        Day(i32::try_from(here.div_euclid(MINUTES_A_DAY)).unwrap_or(i32::MAX))
    }
}

impl Day {
    /// The day this many days later.
    #[must_use]
    pub fn plus(self, days: i32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// The number of days until a later day; 0 for an earlier one.
    pub fn days_until(self, later: Day) -> u32 {
        u32::try_from(i64::from(later.0) - i64::from(self.0)).unwrap_or(0)
    }

    /// The Monday of the week.
    #[must_use]
    pub fn monday(self) -> Day {
        // 1 January 1970 was a Thursday.
        Day(self.0 - (self.0 + 3).rem_euclid(7))
    }

    /// Parses a date such as `2027-03-14`, if there is such a day.
    pub fn parse(date: &str) -> Option<Day> {
        let mut parts = date.splitn(3, '-');
        let year: i32 = parts.next()?.parse().ok().filter(|year| (1970..=9999).contains(year))?;
        let month: u8 = parts.next()?.parse().ok()?;
        let day: u8 = parts.next()?.parse().ok()?;
        let date = Date { year, month, day };
        (1..=12).contains(&month).then(|| Day::of(date)).filter(|day| day.date() == date)
    }

    fn of(date: Date) -> Day {
        // Months are counted from March, so that the leap day is the last of the year.
        let month = (i32::from(date.month) + 9) % 12;
        let year = date.year - i32::from(date.month <= 2);
        let of_year = (153 * month + 2) / 5 + i32::from(date.day) - 1;
        Day(year * 365 + year / 4 - year / 100 + year / 400 + of_year - TO_1970)
    }

    /// The date of the day.
    pub fn date(self) -> Date {
        let days = self.0.clamp(0, LAST) + TO_1970;
        let era = days.div_euclid(DAYS_IN_400_YEARS);
        let of_era = days.rem_euclid(DAYS_IN_400_YEARS);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = (month + 2) % 12 + 1;
        Date {
            year: year + era * 400 + i32::from(month <= 2),
            month: small(month),
            day: small(day),
        }
    }
}

fn small(number: i32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl fmt::Display for Day {
    /// Writes the date as `2027-03-14`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

const MINUTE: i64 = 60_000;
const MINUTES_A_DAY: i64 = 24 * 60;
const DAYS_IN_400_YEARS: i32 = 146_097;
/// The days from 1 March of the year 0 to 1 January 1970.
const TO_1970: i32 = 719_468;
/// 31 December 9999.
const LAST: i32 = 2_932_896;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_days_are_dates() {
        let check = |days: i32, date: &str| {
            assert_eq!(Day(days).to_string(), date);
            assert_eq!(Day::parse(date), Some(Day(days)));
        };
        check(0, "1970-01-01");
        check(59, "1970-03-01");
        check(11_016, "2000-02-29");
        check(11_017, "2000-03-01");
        check(20_778, "2026-11-21");
        check(47_540, "2100-02-28");
        check(47_541, "2100-03-01");
        check(LAST, "9999-12-31");
    }

    #[test]
    fn ok_every_day_comes_back() {
        for days in 0..60_000 {
            assert_eq!(Day::parse(&Day(days).to_string()), Some(Day(days)));
        }
    }

    #[test]
    fn err_no_such_day() {
        for date in ["", "2027", "2027-02-29", "2027-13-01", "2027-00-10", "1969-12-31", "x-1-1"] {
            assert_eq!(Day::parse(date), None, "{date}");
        }
    }

    #[test]
    fn ok_the_day_changes_at_midnight_where_the_arbiter_is() {
        let midnight = 20_778 * 86_400_000;
        let check = |at: u64, minutes_west: i32, day: i32| {
            assert_eq!(Now { at, zone: Zone { minutes_west } }.today(), Day(day));
        };
        check(midnight - 1, 0, 20_777);
        check(midnight, 0, 20_778);
        // Rome in winter, New York in winter.
        check(midnight - 3_600_001, -60, 20_777);
        check(midnight - 3_600_000, -60, 20_778);
        check(midnight + 5 * 3_600_000 - 1, 300, 20_777);
        check(0, 300, -1);
        check(u64::MAX, 0, i32::MAX);
    }

    #[test]
    fn ok_a_week_begins_on_monday() {
        let monday = Day::parse("2026-11-16").unwrap();
        assert_eq!(monday.monday(), monday);
        assert_eq!(monday.plus(6).monday(), monday);
        assert_eq!(monday.plus(7).monday(), monday.plus(7));
        assert_eq!(monday.days_until(monday.plus(7)), 7);
        assert_eq!(monday.plus(7).days_until(monday), 0);
    }
}
