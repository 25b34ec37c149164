//! What the arbiter looked at last, so that he can go on there.

use serde::{Deserialize, Serialize};

use super::{Key, Stored};
use crate::platform::storage::merge::{Merge, Tally};

/// An incident that was opened, and how far its replay had got.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bookmark {
    /// The address, `#` included; empty where nothing was opened yet.
    pub hash: String,
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
    /// How many acts were shown.
    pub step: usize,
    /// How many acts there are up to the decision.
    pub acts: usize,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Stored for Bookmark {
    const KEY: Key = Key::Bookmark;
    const VERSION: u32 = 1;
}

impl Merge for Bookmark {
    /// The incident that was opened later.
    fn merged(&self, backup: &Bookmark) -> (Bookmark, Tally) {
        let (later, mut tally) =
            (if backup.at > self.at { backup } else { self }, Tally::default());
        tally.count(Some(self), Some(backup), later);
        (later.clone(), tally)
    }
}
