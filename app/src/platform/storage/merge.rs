//! Two states of a kept value put together: that of this device, and that of a backup.
//!
//! Parts are told apart by what identifies them (an exam by its paper and its beginning, a ruling by its
//! name in the log), and each is decided by itself. Nothing that is only here, or newer here, gives way.

use std::collections::BTreeMap;

use super::{Key, Stored};

/// A kept value that takes in what a backup has of it.
pub trait Merge: Stored + Clone + PartialEq {
    /// This device's state and that of a backup put together, and what became of the parts.
    #[must_use]
    fn merged(&self, backup: &Self) -> (Self, Tally);
}

/// How many parts a backup changed, and how many stayed as they are though the backup has them otherwise,
/// or not at all. What is the same in both is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Parts that were not here, or in an older state.
    pub added: usize,
    /// Parts that stayed as they are.
    pub kept: usize,
}

/// What became of a backup, by what it holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored(BTreeMap<Key, Tally>);

impl Tally {
    /// Counts a part: as it was here, as the backup has it, and as it is now.
    pub fn count<P: PartialEq>(&mut self, here: Option<&P>, backup: Option<&P>, now: &P) {
        if here != Some(now) {
            self.added += 1;
        } else if backup != Some(now) {
            self.kept += 1;
        }
    }

    /// The part that was chosen here or, where none was, that of the backup; counted.
    pub fn chosen<P: PartialEq + Clone>(&mut self, here: &P, backup: &P, unchosen: &P) -> P {
        let now = if here == unchosen { backup } else { here };
        self.count(Some(here), Some(backup), now);
        now.clone()
    }
}

/// Parts by their identity, with both states of a part that is here and in the backup put together by
/// `join`.
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
    /// Notes what became of the parts of a value.
    pub fn note(&mut self, key: Key, tally: Tally) {
        if tally != Tally::default() {
            self.0.insert(key, tally);
        }
    }

    /// What became of the parts of a value.
    pub fn of(&self, key: Key) -> Tally {
        self.0.get(&key).copied().unwrap_or_default()
    }

    /// What was added, with the number of it.
    pub fn added(&self) -> impl Iterator<Item = (Key, usize)> {
        self.0.iter().map(|(key, tally)| (*key, tally.added)).filter(|(_, count)| *count > 0)
    }

    /// What stayed as it is, with the number of it.
    pub fn kept(&self) -> impl Iterator<Item = (Key, usize)> {
        self.0.iter().map(|(key, tally)| (*key, tally.kept)).filter(|(_, count)| *count > 0)
    }
}
