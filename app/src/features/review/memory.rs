//! What one remembers of a scenario, from the log of rulings.

use std::collections::BTreeMap;

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, MemoryState, NextStates, current_retrievability};

use super::rating::{Rating, rating};
use crate::platform::calendar::{Day, Zone};
use crate::platform::storage::progress::Progress;

/// A scenario that was ruled on, and how firmly it is remembered.
#[derive(Clone, Debug, PartialEq)]
pub struct Remembered {
    /// The name of the scenario.
    pub scenario: String,
    /// The day of the last ruling.
    pub last: Day,
    /// The day on which it is about to be forgotten; never that of the ruling.
    pub fades: Day,
    /// On how many days it was ruled on.
    pub days: u32,
    memory: MemoryState,
}

/// What is remembered of every scenario ruled on before a day, by scenario.
pub fn remembered(progress: &Progress, zone: Zone, before: Day) -> Vec<Remembered> {
    let scheduler = Scheduler::default();
    let mut scenarios: BTreeMap<&str, Remembered> = BTreeMap::new();
    for attempt in progress.attempts() {
        let day = zone.day_of(attempt.at);
        let Some(rating) = rating(attempt).filter(|_| day < before) else { continue };
        let known = scenarios.get(&*attempt.scenario);
        if let Some(now) = scheduler.ruled(&attempt.scenario, known, rating, day) {
            scenarios.insert(&attempt.scenario, now);
        }
    }
    scenarios.into_values().collect()
}

impl Remembered {
    /// How likely it is still known on a day, from 0 to 1.
    pub fn chance(&self, day: Day) -> f32 {
        current_retrievability(self.memory, days(self.last.days_until(day)), FSRS6_DEFAULT_DECAY)
    }
}

/// The reckoning of FSRS, with the parameters of most people.
#[derive(Default)]
pub(crate) struct Scheduler(FSRS);

impl Scheduler {
    /// What is remembered after one more ruling; none where FSRS cannot tell.
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
        // A clock that was put back tells an earlier day; the later one stands.
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

/// How likely one wants to know it when it comes back.
const WANTED: f32 = 0.9;

/// The longest time after which something comes back, in days.
const LONGEST: f32 = 3_650.0;

/// At least a day.
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
