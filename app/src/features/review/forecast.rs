//! The reviews due in the next days.

use std::collections::BTreeSet;

use super::memory::Remembered;
use super::memory::Scheduler;
use super::queue::Due;
use super::rating::Rating;
use super::schedule::{Goal, due_on};
use crate::platform::calendar::Day;

/// The number of scenarios due on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The day of the reviews.
    pub day: Day,
    /// The number of scenarios.
    pub count: usize,
}

/// The forecast of today and the next days, if every review is done on its day and rightly, from the
/// `items` as they are now and the reviews `left` today.
pub fn forecast(
    mut items: Vec<Remembered>,
    left: &[Due],
    goal: Goal,
    today: Day,
    days: i32,
) -> Vec<Forecast> {
    let scheduler = Scheduler::default();
    let mut done: BTreeSet<String> = left.iter().map(|due| due.scenario.clone()).collect();
    let mut forecast = Vec::new();
    for ahead in 0..days {
        let day = today.plus(ahead);
        if ahead > 0 {
            done =
                due_on(&items, goal, day).into_iter().map(|item| item.scenario.clone()).collect();
        }
        forecast.push(Forecast { day, count: done.len() });
        for item in items.iter_mut().filter(|item| done.contains(&item.scenario)) {
            if let Some(next) = scheduler.ruled(&item.scenario, Some(item), Rating::Good, day) {
                *item = next;
            }
        }
    }
    forecast
}
