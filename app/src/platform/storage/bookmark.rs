//! The incident that the arbiter opened last, so that he can continue there.

use serde::{Deserialize, Serialize};

use super::{Key, Stored};
use crate::platform::storage::merge::{Merge, Tally};

/// An incident that was opened, and the act at which its replay was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bookmark {
    /// The address from `#` on; empty where nothing was opened yet.
    pub hash: Hash,
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

/// The address of a page of the app, from `#` on: whatever a file or a message contains, it never leads
/// anywhere else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash(String);

impl TryFrom<String> for Hash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Hash, Self::Error> {
        let is_inside = text.is_empty() || text.starts_with("#/");
        if is_inside { Ok(Hash(text)) } else { Err("an address of the app begins with `#/`") }
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> String {
        hash.0
    }
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
