//! The incident that the arbiter opened last, so that he can continue there.

use serde::{Deserialize, Serialize};

use super::{Key, Stored};
use crate::platform::storage::merge::{Merge, Tally};

/// An incident that was opened, and the act at which its replay was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bookmark {
    /// The address from `#` on; empty where nothing was opened yet.
    pub hash: String,
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
    /// The number of acts shown.
    pub step: usize,
    /// The number of acts up to the decision.
    pub acts: usize,
    /// The time of opening, in milliseconds since 1970.
    pub at: u64,
}

impl Stored for Bookmark {
    const KEY: Key = Key::Bookmark;
    const VERSION: u32 = 1;
}

impl Merge for Bookmark {
    /// Returns the bookmark that was set later.
    fn merged(&self, backup: &Bookmark) -> (Bookmark, Tally) {
        let (later, mut tally) =
            (if backup.at > self.at { backup } else { self }, Tally::default());
        tally.count(Some(self), Some(backup), later);
        (later.clone(), tally)
    }
}
