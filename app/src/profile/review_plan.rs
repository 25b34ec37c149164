//! The arbiter's plan: reviews, and the exam they prepare for.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};

/// The plan; reviews are off until they are switched on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// Whether incidents are reviewed.
    pub repetition: Repetition,
    /// The day of the exam, as `2027-03-14`.
    pub exam: Option<String>,
    /// The largest number of incidents to review in a day.
    pub daily_cap: u16,
}

/// Whether incidents are reviewed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// No reviews.
    #[default]
    Off,
    /// Incidents are reviewed when they are about to be forgotten.
    On,
}

/// The changes of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChange {
    /// Reviews switched on or off.
    Repetition(Repetition),
    /// Another day of the exam, or none.
    Exam(Option<String>),
    /// Another number of incidents a day.
    DailyCap(u16),
}

impl Plan {
    /// The allowed numbers of incidents a day.
    pub const CAPS: RangeInclusive<u16> = 1..=100;

    /// Returns the plan with one change.
    #[must_use]
    pub fn with(&self, change: PlanChange) -> Plan {
        let mut plan = self.clone();
        match change {
            PlanChange::Repetition(repetition) => plan.repetition = repetition,
            PlanChange::Exam(exam) => plan.exam = exam,
            PlanChange::DailyCap(cap) => {
                plan.daily_cap = cap.clamp(*Plan::CAPS.start(), *Plan::CAPS.end());
            }
        }
        plan
    }

    /// Whether incidents are reviewed.
    pub const fn is_on(&self) -> bool {
        matches!(self.repetition, Repetition::On)
    }
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { repetition: Repetition::Off, exam: None, daily_cap: 20 }
    }
}

impl Stored for Plan {
    const KEY: Key = Key::Plan;
    const VERSION: u32 = 1;
}

impl Merge for Plan {
    /// Merges each choice as a part of its own: choices made on this device stay.
    fn merged(&self, backup: &Plan) -> (Plan, Tally) {
        let (unchosen, mut tally) = (Plan::default(), Tally::default());
        let merged = Plan {
            repetition: tally.chosen(&self.repetition, &backup.repetition, &unchosen.repetition),
            exam: tally.chosen(&self.exam, &backup.exam, &unchosen.exam),
            daily_cap: tally.chosen(&self.daily_cap, &backup.daily_cap, &unchosen.daily_cap),
        };
        (merged, tally)
    }
}
