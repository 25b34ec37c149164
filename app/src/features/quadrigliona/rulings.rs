//! The results of rulings on matches: a small record apart from the log of other rulings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The best ruling given on each variant, by `scenario/variant`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rulings(BTreeMap<String, Ruled>);

/// The best ruling given on a variant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruled {
    /// The points reached.
    pub points: u32,
    /// The points that could be reached.
    pub out_of: u32,
    /// The number of rulings given.
    pub times: u32,
}

impl Ruled {
    /// Whether every answer was right.
    pub const fn is_right(&self) -> bool {
        self.points == self.out_of
    }
}

impl Rulings {
    /// The best ruling on a variant, if there is one.
    pub fn on(&self, scenario: &str, variant: &str) -> Option<Ruled> {
        self.0.get(&name(scenario, variant)).copied()
    }

    /// Returns the record with one more ruling.
    #[must_use]
    pub fn with(&self, (scenario, variant): (&str, &str), points: u32, out_of: u32) -> Rulings {
        let mut next = self.clone();
        let ruled = next.0.entry(name(scenario, variant)).or_default();
        ruled.times += 1;
        // The questions of an incident may have changed since.
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
    /// Merges by name. The better ruling stays; one on other questions cannot be compared.
    fn merged(&self, backup: &Rulings) -> (Rulings, Tally) {
        let (merged, tally) = merged_by_identity(&self.0, &backup.0, |here, backup| {
            let is_better = backup.out_of == here.out_of && backup.points > here.points;
            let best = if is_better { backup } else { here };
            // A backup of this device contains some of the rulings counted here, never others.
            Ruled { times: here.times.max(backup.times), ..*best }
        });
        (Rulings(merged), tally)
    }
}

fn name(scenario: &str, variant: &str) -> String {
    format!("{scenario}/{variant}")
}
