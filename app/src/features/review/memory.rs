//! The memory of a scenario, computed from the log of rulings.

use std::collections::BTreeMap;

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, MemoryState, NextStates, current_retrievability};

use super::rating::{Rating, rating};
use crate::platform::calendar::{Day, Zone};
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::RulingRecord;

/// A scenario that was ruled on, with its state of memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Remembered {
    /// The id of the scenario.
    pub scenario: String,
    /// The day of the last ruling.
    pub last: Day,
    /// The day on which it is due; never that of the ruling.
    pub fades: Day,
    /// The number of days on which it was ruled on.
    pub days: u32,
    memory: MemoryState,
}

/// The memory of every scenario ruled on before a day, by scenario, from the rulings that count.
pub fn remembered(
    progress: &Progress,
    counts: impl Fn(&RulingRecord) -> bool,
    zone: Zone,
    before: Day,
) -> Vec<Remembered> {
    let scheduler = Scheduler::default();
    let mut scenarios: BTreeMap<&str, Remembered> = BTreeMap::new();
    for attempt in progress.attempts() {
        let day = zone.day_of(attempt.at);
        let Some(rating) = rating(attempt).filter(|_| day < before && counts(attempt)) else {
            continue;
        };
        let known = scenarios.get(&*attempt.scenario);
        if let Some(now) = scheduler.ruled(&attempt.scenario, known, rating, day) {
            scenarios.insert(&attempt.scenario, now);
        }
    }
    scenarios.into_values().collect()
}

impl Remembered {
    /// The retrievability on a day, from 0 to 1.
    pub fn chance(&self, day: Day) -> f32 {
        current_retrievability(self.memory, days(self.last.days_until(day)), FSRS6_DEFAULT_DECAY)
    }
}

/// The scheduler of FSRS, with its default parameters.
#[derive(Default)]
pub(crate) struct Scheduler(FSRS);

impl Scheduler {
    /// The memory after one more ruling; `None` where FSRS cannot compute it.
    pub(crate) fn ruled(
        &self,
        scenario: &str,
        known: Option<&Remembered>,
        rating: Rating,
        day: Day,
    ) -> Option<Remembered> {
        let passed = known.map_or(0, |known| known.last.days_until(day));
        let states = self.0.next_states(known.map(|known| known.memory), WANTED, passed).ok()?;
        let next = match (rating, states) {
            (Rating::Again, NextStates { again, .. }) => again,
            (Rating::Hard, NextStates { hard, .. }) => hard,
            (Rating::Good, NextStates { good, .. }) => good,
            (Rating::Easy, NextStates { easy, .. }) => easy,
        };
        // A system clock that was set back gives an earlier day; the later one stays.
        let last = known.map_or(day, |known| known.last.max(day));
        let is_another_day = known.is_none_or(|known| known.last < day);
        Some(Remembered {
            scenario: scenario.to_owned(),
            last,
            fades: last.plus(whole_days(next.interval)),
            days: known.map_or(0, |known| known.days) + u32::from(is_another_day),
            memory: next.memory,
        })
    }
}

/// The retrievability at which a scenario is due.
const WANTED: f32 = 0.9;

/// The longest interval before a scenario is due, in days.
const LONGEST: f32 = 3_650.0;

/// An interval in whole days, at least one.
fn whole_days(interval: f32) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "between 1 and 3650")]
    let days = interval.round().clamp(1.0, LONGEST) as i32;
    days
}

fn days(count: u32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
    let days = count as f32;
    days
}
