//! The drafts of incidents: each under a name of its own, so that no window overwrites another's. A draft that
//! another window has saved since it was read is not overwritten: what is here becomes a draft of its own.

mod trail;

use std::collections::{BTreeMap, BTreeSet};

use acconcio_training::scenario::Scenario;
use acconcio_training::whatif::About;
use serde::{Deserialize, Serialize};

use super::{Key, Remark, Storage, Unread, read_as};
pub use trail::Trail;

/// The version of the form of a draft.
pub(crate) const VERSION: u32 = 1;

/// A draft as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDraft {
    /// The time of the last change, in milliseconds since 1970.
    pub at: u64,
    /// A number that no other saved state of the draft has.
    pub stamp: u32,
    /// The incident.
    pub scenario: Scenario,
    /// The variant that was shown last.
    #[serde(default)]
    pub variant: String,
    /// The facts about which the author has answered.
    #[serde(default)]
    pub settled: BTreeSet<About>,
    /// The states before it and those that were undone.
    #[serde(default, skip_serializing_if = "Trail::is_empty")]
    pub trail: Trail,
}

/// The outcome of saving a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// It was saved.
    Saved,
    /// There is no room on the device: it stays until the page is closed.
    OnlyInMemory,
    /// Another window has saved the draft meanwhile, or removed it: nothing was written.
    Overtaken,
}

impl Storage {
    /// Returns all drafts by their names. One that cannot be read is set aside.
    pub fn drafts(&self) -> BTreeMap<String, SavedDraft> {
        let names = self.names();
        let ids = names.iter().filter_map(|name| id_of(name));
        ids.filter_map(|id| Some((id.to_owned(), self.draft(id)?))).collect()
    }

    /// Returns the draft with this name, if it can be read.
    pub fn draft(&self, id: &str) -> Option<SavedDraft> {
        let name = name_of(id);
        let text = self.get(&name)?;
        match read_draft(&text) {
            Ok(draft) => Some(draft),
            Err(Unread::Newer) => {
                self.leave_alone(&name, Remark::Newer(Key::Drafts));
                None
            }
            Err(Unread::Damaged) => {
                self.set_aside(&name, &text, Key::Drafts);
                None
            }
        }
    }

    /// Saves a draft, unless what is saved is another state than the one with this stamp; none stands for a new
    /// draft.
    pub fn save_draft(&self, id: &str, draft: &SavedDraft, known: Option<u32>) -> Saving {
        if self.draft(id).map(|there| there.stamp) != known {
            return Saving::Overtaken;
        }
        let name = name_of(id);
        self.keep(&name, VERSION, draft);
        if self.is_in_memory(&name) && !draft.trail.is_empty() {
            let bare = SavedDraft { trail: Trail::default(), ..draft.clone() };
            self.keep(&name, VERSION, &bare);
            if !self.is_in_memory(&name) {
                self.withdraw(Remark::Full);
            }
        }
        if self.is_in_memory(&name) { Saving::OnlyInMemory } else { Saving::Saved }
    }

    /// Removes a draft.
    pub fn remove_draft(&self, id: &str) {
        self.remove(&name_of(id));
    }

    /// Adds a draft of a backup; of two states of one draft the later stays. Returns whether it was added.
    pub(crate) fn join_draft(&self, id: &str, theirs: &SavedDraft) -> bool {
        let is_later = self.draft(id).is_none_or(|own| own.at < theirs.at);
        if is_later {
            self.keep(&name_of(id), VERSION, theirs);
        }
        is_later
    }
}

/// Parses a draft of any form that the app has written.
pub(crate) fn read_draft(envelope: &str) -> Result<SavedDraft, Unread> {
    let draft: SavedDraft = read_as(envelope, VERSION, |_, _| None)?;
    if draft.scenario.variants.is_empty() { Err(Unread::Damaged) } else { Ok(draft) }
}

/// The name within the drafts, if the name is one of theirs.
pub(crate) fn id_of(name: &str) -> Option<&str> {
    name.strip_prefix(Key::Drafts.name())?.strip_prefix('.')
}

/// Whether a draft is stored under this name; no name stands for everything.
pub(crate) fn concerns(id: &str, name: Option<&str>) -> bool {
    name.is_none_or(|name| id_of(name) == Some(id))
}

fn name_of(id: &str) -> String {
    format!("{}.{id}", Key::Drafts.name())
}

#[cfg(test)]
mod tests {
    use acconcio_authoring::Draft;

    use super::*;
    use crate::platform::storage::store::{Memory, Store};

    fn saved(at: u64, stamp: u32) -> SavedDraft {
        let scenario = Draft::begun("own", "a").scenario();
        let settled = BTreeSet::from([About::Sight]);
        let trail = Trail::around("one", ["two"].into_iter(), std::iter::empty());
        SavedDraft { at, stamp, scenario, variant: "a".to_owned(), settled, trail }
    }

    #[test]
    fn ok_two_windows_do_not_overwrite_each_other() {
        let storage = Storage::over(Memory::default());
        assert_eq!(storage.save_draft("one", &saved(1, 10), None), Saving::Saved);
        assert_eq!(storage.save_draft("one", &saved(2, 11), Some(10)), Saving::Saved);
        // The other window still knows the first state.
        assert_eq!(storage.save_draft("one", &saved(3, 12), Some(10)), Saving::Overtaken);
        assert_eq!(storage.draft("one"), Some(saved(2, 11)));
        // Both begin a draft of the same name.
        assert_eq!(storage.save_draft("one", &saved(3, 12), None), Saving::Overtaken);
        storage.remove_draft("one");
        assert_eq!(storage.save_draft("one", &saved(3, 12), Some(11)), Saving::Overtaken);
        assert_eq!(storage.drafts().len(), 0);
    }

    #[test]
    fn err_a_draft_that_cannot_be_read_is_set_aside() {
        let memory = Memory::default();
        memory.set("acconcio.draft.bad", "not { JSON").expect("memory takes everything");
        let storage = Storage::over(memory);
        assert_eq!(storage.save_draft("good", &saved(1, 10), None), Saving::Saved);
        assert_eq!(storage.drafts().into_keys().collect::<Vec<_>>(), ["good"]);
        assert_eq!(storage.take_remarks(), [Remark::SetAside(Key::Drafts)]);
    }
}
