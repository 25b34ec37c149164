//! Clock times and changes of time.

use super::Language;

impl Language {
    /// A clock time: `1:29:30` from an hour on, otherwise `9:05`.
    pub fn clock(self, seconds: u32) -> String {
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            format!("{hours}:{minutes:02}:{rest:02}")
        } else {
            format!("{minutes}:{rest:02}")
        }
    }

    /// A clock time as it is spoken: `1 hour 29 minutes 30 seconds`.
    pub fn spoken_clock(self, seconds: u32) -> String {
        let parts = [(seconds / 3600, Unit::Hour), (seconds / 60 % 60, Unit::Minute)];
        let mut spoken: Vec<String> = parts
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, unit)| self.counted(count, unit))
            .collect();
        if !seconds.is_multiple_of(60) || spoken.is_empty() {
            spoken.push(self.counted(seconds % 60, Unit::Second));
        }
        spoken.join(" ")
    }

    /// A change of time: `+2:00`, `−0:30`.
    pub fn time_step(self, seconds: i32) -> String {
        let sign = if seconds < 0 { "−" } else { "+" };
        format!("{sign}{}", self.clock(seconds.unsigned_abs()))
    }

    fn counted(self, count: u32, unit: Unit) -> String {
        let one = count == 1;
        let word = match (self, unit, one) {
            (Language::English, Unit::Hour, true) => "hour",
            (Language::English, Unit::Hour, false) => "hours",
            (Language::English, Unit::Minute, true) => "minute",
            (Language::English, Unit::Minute, false) => "minutes",
            (Language::English, Unit::Second, true) => "second",
            (Language::English, Unit::Second, false) => "seconds",
            (Language::Italian, Unit::Hour, true) => "ora",
            (Language::Italian, Unit::Hour, false) => "ore",
            (Language::Italian, Unit::Minute, true) => "minuto",
            (Language::Italian, Unit::Minute, false) => "minuti",
            (Language::Italian, Unit::Second, true) => "secondo",
            (Language::Italian, Unit::Second, false) => "secondi",
        };
        format!("{count} {word}")
    }
}

#[derive(Clone, Copy)]
enum Unit {
    Hour,
    Minute,
    Second,
}
