//! What the arbiter plans: repetition, and the exam it leads to.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};

/// The plan; repetition is off until it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// Whether incidents come back.
    pub repetition: Repetition,
    /// The day of the exam, as `2027-03-14`.
    pub exam: Option<String>,
    /// The most incidents to repeat in a day.
    pub daily_cap: u16,
}

/// Whether incidents come back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// They do not.
    #[default]
    Off,
    /// They do, when they are about to be forgotten.
    On,
}

/// How a plan changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChange {
    /// Incidents come back, or no longer do.
    Repetition(Repetition),
    /// Another day of the exam, or none.
    Exam(Option<String>),
    /// Another number of incidents a day.
    DailyCap(u16),
}

impl Plan {
    /// The numbers of incidents a day that can be planned.
    pub const CAPS: RangeInclusive<u16> = 1..=100;

    /// The plan with one thing changed.
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

    /// Whether incidents come back.
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
    /// Each choice is a part of its own: what was planned on this device stays.
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
