//! The score of a package: every incident has the same weight, and only the first ruling on it counts.

use std::fmt;

use acconcio_training::scenario::Package;

use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::{Mode, Score};

/// A percentage in hundredths of a per cent, rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percent(u32);

impl Percent {
    /// A whole number of per cent.
    pub const fn whole(percent: u8) -> Percent {
        Percent(percent as u32 * 100)
    }

    /// Parses a text such as `80` or `79.5`; `None` outside 0 to 100.
    pub fn parse(text: &str) -> Option<Percent> {
        let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
        let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
        if whole.is_empty() || !is_number(whole) || !is_number(part) {
            return None;
        }
        let hundredths: u32 = format!("{part:0<2}").get(..2)?.parse().ok()?;
        let percent = whole.parse::<u32>().ok()?.checked_mul(100)?.checked_add(hundredths)?;
        (percent <= 10_000).then_some(Percent(percent))
    }

    /// Parses a number from 0 to 1, such as `0.8`.
    pub fn parse_scaled(text: &str) -> Option<Percent> {
        let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
        if whole.is_empty() {
            return None;
        }
        let digits = format!("{part:0<4}");
        Percent::parse(&format!("{whole}{}.{}", digits.get(..2)?, digits.get(2..4)?))
    }

    /// The percentage as a number from 0 to 1: `0.7250`.
    pub fn scaled(self) -> String {
        format!("{}.{:04}", self.0 / 10_000, self.0 % 10_000)
    }
}

/// Writes `80`, `72.5` or `66.66`, with a point in every language, as platforms read it.
impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 100 {
            0 => write!(f, "{}", self.0 / 100),
            rest if rest % 10 == 0 => write!(f, "{}.{}", self.0 / 100, rest / 10),
            rest => write!(f, "{}.{rest:02}", self.0 / 100),
        }
    }
}

/// The full marks of an incident; the number of its questions, from 1 to 7, divides it.
const FULL: u64 = 42_000;

/// The progress of a learner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PackageScore {
    /// The number of incidents.
    pub all: usize,
    /// The number of incidents ruled on.
    pub ruled: usize,
    /// The marks, in parts of [`FULL`] for each incident.
    marks: u64,
}

/// The outcome of a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Some incidents are still to be ruled on.
    Unfinished,
    /// Every incident was ruled on, and there is no pass mark.
    Completed,
    /// The pass mark was reached.
    Passed,
    /// The pass mark was not reached.
    Failed,
}

impl PackageScore {
    /// Sums up the first ruling on each incident.
    pub fn of_scores(scores: impl IntoIterator<Item = Option<Score>>) -> PackageScore {
        let mut package_score = PackageScore::default();
        for score in scores {
            package_score.all += 1;
            if let Some(Score { points, out_of }) = score {
                package_score.ruled += 1;
                let marks = (u64::from(points) * FULL).checked_div(u64::from(out_of));
                package_score.marks += marks.unwrap_or(0).min(FULL);
            }
        }
        package_score
    }

    /// Computes the progress in a package from the results so far.
    pub fn of(package: &Package, progress: &Progress) -> PackageScore {
        let attempts = progress.attempts();
        PackageScore::of_scores(package.incidents.iter().map(|name| {
            let is_first = |it: &&&crate::platform::storage::ruling_record::RulingRecord| {
                it.mode != Mode::Intervene
                    && (&it.scenario, &it.variant) == (&name.scenario, &name.variant)
            };
            attempts.iter().find(is_first).map(|attempt| attempt.score)
        }))
    }

    /// The percentage of the marks that can be reached.
    pub fn percent(self) -> Percent {
        let most = (self.all as u64 * FULL).max(1);
        Percent(u32::try_from(self.marks * 10_000 / most).unwrap_or(0).min(10_000))
    }

    /// The outcome of the package under a pass mark. A percentage rounded down to hundredths reaches a
    /// number of hundredths exactly when the unrounded one does.
    pub fn outcome(self, mastery: Option<Percent>) -> Outcome {
        match mastery {
            _ if self.ruled < self.all => Outcome::Unfinished,
            None => Outcome::Completed,
            Some(needed) if self.percent() >= needed => Outcome::Passed,
            Some(_) => Outcome::Failed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_share_is_read_and_written() {
        for (text, written) in
            [("80", "80"), ("79.5", "79.5"), ("66.666", "66.66"), ("0", "0"), ("100.00", "100")]
        {
            assert_eq!(Percent::parse(text).map(|it| it.to_string()).as_deref(), Some(written));
        }
        for text in ["", "101", "-1", "8o", "1e1", "100.01", ".5"] {
            assert_eq!(Percent::parse(text), None, "{text}");
        }
        for (text, scaled) in
            [("0.8", "0.8000"), ("1", "1.0000"), ("0.725", "0.7250"), ("1.0", "1.0000")]
        {
            let percent = Percent::parse_scaled(text);
            assert_eq!(percent.map(Percent::scaled).as_deref(), Some(scaled));
        }
        for text in ["-0.5", "", "1.1"] {
            assert_eq!(Percent::parse_scaled(text), None, "{text}");
        }
    }

    #[track_caller]
    fn check(scores: &[Option<(u32, u32)>], percent: &str, needed: u8, outcome: Outcome) {
        let score = |it: &Option<(u32, u32)>| it.map(|(points, out_of)| Score { points, out_of });
        let package_score = PackageScore::of_scores(scores.iter().map(score));
        assert_eq!(package_score.percent().to_string(), percent);
        assert_eq!(package_score.outcome(Some(Percent::whole(needed))), outcome);
    }

    #[test]
    fn ok_a_pass_mark_is_reached_exactly() {
        use Outcome::{Failed, Passed, Unfinished};
        check(&[Some((400, 500)), Some((400, 500))], "80", 80, Passed);
        check(&[Some((399, 500)), Some((400, 500))], "79.9", 80, Failed);
        // Three thirds and three sevenths add up without loss.
        check(&[Some((100, 300)); 3], "33.33", 34, Failed);
        check(&[Some((100, 300)), Some((200, 300))], "50", 50, Passed);
        check(&[Some((300, 700)), Some((400, 700))], "50", 50, Passed);
        check(&[Some((100, 100)), None], "50", 50, Unfinished);
        assert_eq!(PackageScore::of_scores([]).outcome(None), Outcome::Completed);
    }
}
