//! What the next days bring.

use std::collections::BTreeSet;

use super::memory::Remembered;
use super::memory::Scheduler;
use super::queue::Due;
use super::rating::Rating;
use super::schedule::{Goal, due_on};
use crate::platform::calendar::Day;

/// How many scenarios come back on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The day.
    pub day: Day,
    /// How many.
    pub count: usize,
}

/// What today and the next days bring, if everything is done on its day and right: `items` as they
/// are now, and what is left of today's.
pub fn forecast(
    mut items: Vec<Remembered>,
    left: &[Due],
    goal: Goal,
    today: Day,
    days: i32,
) -> Vec<Forecast> {
    let scheduler = Scheduler::default();
    let mut done: BTreeSet<String> = left.iter().map(|due| due.scenario.clone()).collect();
    let mut told = Vec::new();
    for ahead in 0..days {
        let day = today.plus(ahead);
        if ahead > 0 {
            done =
                due_on(&items, goal, day).into_iter().map(|item| item.scenario.clone()).collect();
        }
        told.push(Forecast { day, count: done.len() });
        for item in items.iter_mut().filter(|item| done.contains(&item.scenario)) {
            if let Some(next) = scheduler.ruled(&item.scenario, Some(item), Rating::Good, day) {
                *item = next;
            }
        }
    }
    told
}
