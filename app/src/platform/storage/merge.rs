//! The merging of two states of a saved value: that of this device, and that of a backup.
//!
//! Parts are matched by their identity (an exam by its paper and its beginning, a ruling by its name in
//! the log), and each is decided by itself. Nothing that is only on this device, or newer on it, is
//! replaced.

use std::collections::BTreeMap;

use super::{Key, Stored};

/// A saved value that can be merged with that of a backup.
pub trait Merge: Stored + Clone + PartialEq {
    /// Merges this device's state with that of a backup, and counts the effect on the parts.
    #[must_use]
    fn merged(&self, backup: &Self) -> (Self, Tally);
}

/// The number of parts that a backup changed, and the number that stayed though the backup has them
/// differently, or not at all. Parts that are the same in both are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The parts that were missing on this device, or in an older state.
    pub added: usize,
    /// The parts that stayed as they are.
    pub kept: usize,
}

/// The effect of restoring a backup, by key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored(BTreeMap<Key, Tally>);

impl Tally {
    /// Counts a part: its state on this device, in the backup, and now.
    pub fn count<P: PartialEq>(&mut self, here: Option<&P>, backup: Option<&P>, now: &P) {
        if here != Some(now) {
            self.added += 1;
        } else if backup != Some(now) {
            self.kept += 1;
        }
    }

    /// Returns the part chosen on this device or, where none was, that of the backup; counts it.
    pub fn chosen<P: PartialEq + Clone>(&mut self, here: &P, backup: &P, unchosen: &P) -> P {
        let now = if here == unchosen { backup } else { here };
        self.count(Some(here), Some(backup), now);
        now.clone()
    }
}

/// Merges parts by their identity; `join` merges both states of a part that is on this device and in the
/// backup.
#[must_use]
pub fn merged_by_identity<I: Ord + Clone, P: PartialEq + Clone>(
    here: &BTreeMap<I, P>,
    backup: &BTreeMap<I, P>,
    join: impl Fn(&P, &P) -> P,
) -> (BTreeMap<I, P>, Tally) {
    let (mut merged, mut tally) = (here.clone(), Tally::default());
    for (identity, other) in backup {
        let mine = here.get(identity);
        merged
            .insert(identity.clone(), mine.map_or_else(|| other.clone(), |mine| join(mine, other)));
    }
    for (identity, now) in &merged {
        tally.count(here.get(identity), backup.get(identity), now);
    }
    (merged, tally)
}

impl Restored {
    /// Notes the effect on the parts of a value.
    pub fn note(&mut self, key: Key, tally: Tally) {
        if tally != Tally::default() {
            self.0.insert(key, tally);
        }
    }

    /// The effect on the parts of a value.
    pub fn of(&self, key: Key) -> Tally {
        self.0.get(&key).copied().unwrap_or_default()
    }

    /// The keys with parts that were added, and their number.
    pub fn added(&self) -> impl Iterator<Item = (Key, usize)> {
        self.0.iter().map(|(key, tally)| (*key, tally.added)).filter(|(_, count)| *count > 0)
    }

    /// The keys with parts that stayed as they are, and their number.
    pub fn kept(&self) -> impl Iterator<Item = (Key, usize)> {
        self.0.iter().map(|(key, tally)| (*key, tally.kept)).filter(|(_, count)| *count > 0)
    }
}
