//! What the arbiter has ruled on, and how well.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Kept, Key, Storage};

/// Results by story and variant.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    records: BTreeMap<String, Record>,
}

/// What is known of one variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The best ruling so far.
    pub best: Score,
    /// The ruling given last.
    pub last: Score,
    /// How many rulings were given.
    pub attempts: u32,
    /// When the last one was given, in milliseconds since 1970.
    pub at: u64,
}

/// Points out of the points to be had, in hundredths of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The points reached.
    pub points: u32,
    /// The points to be had.
    pub out_of: u32,
}

impl Score {
    /// The share reached, in whole per cent.
    pub fn percent(self) -> u32 {
        (self.points * 100 + self.out_of / 2).checked_div(self.out_of).unwrap_or(0)
    }

    /// Whether nothing was missed.
    pub fn is_full(self) -> bool {
        self.out_of > 0 && self.points == self.out_of
    }

    fn is_better_than(self, other: Score) -> bool {
        u64::from(self.points) * u64::from(other.out_of)
            > u64::from(other.points) * u64::from(self.out_of)
    }
}

/// One ruling given.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The name of the story.
    pub story: String,
    /// The name of the variant.
    pub variant: String,
    /// How well.
    pub score: Score,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Kept for Progress {
    const KEY: Key = Key::Progress;
    const VERSION: u32 = 1;
}

impl Progress {
    /// Whether nothing has been ruled on yet.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// What is known of a variant.
    pub fn of(&self, story: &str, variant: &str) -> Option<&Record> {
        self.records.get(&name(story, variant))
    }

    /// The progress with one more ruling.
    #[must_use]
    pub fn with(mut self, attempt: &Attempt) -> Progress {
        let record = self
            .records
            .entry(name(&attempt.story, &attempt.variant))
            .and_modify(|record| {
                record.last = attempt.score;
                record.attempts = record.attempts.saturating_add(1);
                record.at = attempt.at;
            })
            .or_insert(Record {
                best: attempt.score,
                last: attempt.score,
                attempts: 1,
                at: attempt.at,
            });
        if attempt.score.is_better_than(record.best) {
            record.best = attempt.score;
        }
        self
    }
}

/// Records a ruling. What another window recorded meanwhile is kept.
pub(crate) fn record(storage: &Storage, attempt: &Attempt) -> Progress {
    let progress = storage.load::<Progress>().with(attempt);
    storage.store(&progress);
    progress
}

fn name(story: &str, variant: &str) -> String {
    format!("{story}/{variant}")
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::Memory;
    use super::*;

    fn attempt(points: u32, out_of: u32) -> Attempt {
        Attempt {
            story: "two-kings".to_owned(),
            variant: "a".to_owned(),
            score: Score { points, out_of },
            at: 1,
        }
    }

    fn check(attempts: &[(u32, u32)], expected: &str) {
        let storage = Storage::over(Rc::new(Memory::default()));
        for (points, out_of) in attempts {
            record(&storage, &attempt(*points, *out_of));
        }
        let progress: Progress = storage.load();
        let told = progress.of("two-kings", "a").map_or_else(
            || "nothing".to_owned(),
            |record| {
                let (best, last) = (record.best.percent(), record.last.percent());
                format!("best {best} last {last} of {}", record.attempts)
            },
        );
        assert_eq!(told, expected);
        assert_eq!(progress.of("two-kings", "b"), None);
    }

    #[test]
    fn ok_the_best_ruling_is_kept() {
        check(&[], "nothing");
        check(&[(300, 500)], "best 60 last 60 of 1");
        check(&[(300, 500), (500, 500), (100, 500)], "best 100 last 20 of 3");
    }

    #[test]
    fn ok_rulings_out_of_other_totals_compare() {
        check(&[(300, 500), (300, 400)], "best 75 last 75 of 2");
        check(&[(0, 0)], "best 0 last 0 of 1");
    }
}
