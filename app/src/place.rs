//! What the arbiter looked at last, so that he can go on there.

use serde::{Deserialize, Serialize};

use crate::storage::{Kept, Key, Merge, Tally};

/// An incident that was opened, and how far its film had got.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    /// The address, `#` included; empty where nothing was opened yet.
    pub hash: String,
    /// The name of the story.
    pub story: String,
    /// The name of the variant.
    pub variant: String,
    /// How many acts were shown.
    pub step: usize,
    /// How many acts there are up to the decision.
    pub acts: usize,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Kept for Place {
    const KEY: Key = Key::Place;
    const VERSION: u32 = 1;
}

impl Merge for Place {
    /// The incident that was opened later.
    fn merged(&self, backup: &Place) -> (Place, Tally) {
        let (later, mut tally) =
            (if backup.at > self.at { backup } else { self }, Tally::default());
        tally.count(Some(self), Some(backup), later);
        (later.clone(), tally)
    }
}
