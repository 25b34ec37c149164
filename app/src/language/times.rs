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
        let (words, hours, minutes) = (self.times(), seconds / 3600, seconds / 60 % 60);
        let mut spoken = Vec::new();
        if hours > 0 {
            spoken.push(words.hours(hours));
        }
        if minutes > 0 {
            spoken.push(words.minutes(minutes));
        }
        if !seconds.is_multiple_of(60) || spoken.is_empty() {
            spoken.push(words.seconds(seconds % 60));
        }
        spoken.join(" ")
    }

    /// A change of time: `+2:00`, `−0:30`.
    pub fn time_step(self, seconds: i32) -> String {
        let sign = if seconds < 0 { "−" } else { "+" };
        format!("{sign}{}", self.clock(seconds.unsigned_abs()))
    }
}
