//! What was ruled on the replays of matches: a small record beside the log, which it never touches.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The best ruling given on each replay, by `scenario/variant`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rulings(BTreeMap<String, Ruled>);

/// The best ruling given on a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruled {
    /// Points.
    pub points: u32,
    /// Out of how many.
    pub out_of: u32,
    /// How often it was ruled on.
    pub times: u32,
}

impl Ruled {
    /// Whether every point was right.
    pub const fn is_right(&self) -> bool {
        self.points == self.out_of
    }
}

impl Rulings {
    /// What was ruled on a replay, if anything.
    pub fn on(&self, scenario: &str, variant: &str) -> Option<Ruled> {
        self.0.get(&name(scenario, variant)).copied()
    }

    /// The record with one more ruling.
    #[must_use]
    pub fn with(&self, (scenario, variant): (&str, &str), points: u32, out_of: u32) -> Rulings {
        let mut next = self.clone();
        let ruled = next.0.entry(name(scenario, variant)).or_default();
        ruled.times += 1;
        // A replay may have been given other questions since.
        if ruled.out_of != out_of || points > ruled.points {
            (ruled.points, ruled.out_of) = (points, out_of);
        }
        next
    }
}

impl Stored for Rulings {
    const KEY: Key = Key::Quadrigliona;
    const VERSION: u32 = 1;
}

impl Merge for Rulings {
    /// A replay is known by its name. The better ruling stays; one on other questions cannot be compared.
    fn merged(&self, backup: &Rulings) -> (Rulings, Tally) {
        let (merged, tally) = merged_by_identity(&self.0, &backup.0, |here, backup| {
            let is_better = backup.out_of == here.out_of && backup.points > here.points;
            let best = if is_better { backup } else { here };
            // A backup of this device has some of its rulings, never others.
            Ruled { times: here.times.max(backup.times), ..*best }
        });
        (Rulings(merged), tally)
    }
}

fn name(scenario: &str, variant: &str) -> String {
    format!("{scenario}/{variant}")
}
