//! The packs on this device.

use std::collections::BTreeMap;

use acconcio_scenario_files::bundle::{Bundle, Refusal};
use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The packs by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnPacks(BTreeMap<String, OwnPack>);

/// A pack on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPack {
    /// Its content, as in a link.
    text: String,
    /// The time of its arrival, in milliseconds since 1970.
    at: u64,
}

impl OwnPack {
    /// Returns a pack that arrives now.
    pub fn of(bundle: &Bundle, now: u64) -> OwnPack {
        OwnPack { text: bundle.link(), at: now }
    }

    /// Reads it.
    ///
    /// # Errors
    /// The reason why it cannot be read.
    pub fn bundle(&self) -> Result<Bundle, Refusal> {
        Bundle::of_link(&self.text)
    }
}

impl OwnPacks {
    /// The packs with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &OwnPack)> {
        self.0.iter().map(|(name, pack)| (name.as_str(), pack))
    }

    /// The pack of this name, if there is one.
    pub fn get(&self, name: &str) -> Option<&OwnPack> {
        self.0.get(name)
    }

    /// Returns a bundle with the files that the pack of its name has beside it.
    pub(crate) fn beside(&self, mut bundle: Bundle) -> Bundle {
        let before = self.get(&bundle.name).and_then(|pack| pack.bundle().ok());
        for (path, content) in before.into_iter().flat_map(|before| before.files) {
            bundle.files.entry(path).or_insert(content);
        }
        bundle
    }

    /// Returns the packs with one put in the place of that of its name, or without it.
    #[must_use]
    pub fn with(&self, name: &str, pack: Option<OwnPack>) -> OwnPacks {
        let mut packs = self.0.clone();
        match pack {
            Some(pack) => packs.insert(name.to_owned(), pack),
            None => packs.remove(name),
        };
        OwnPacks(packs)
    }
}

impl Stored for OwnPacks {
    const KEY: Key = Key::Packs;
    const VERSION: u32 = 1;
}

impl Merge for OwnPacks {
    /// Merges by name; of two packs of one name the later one stays.
    fn merged(&self, backup: &OwnPacks) -> (OwnPacks, Tally) {
        let (merged, tally) = merged_by_identity(&self.0, &backup.0, |here, backup| {
            if backup.at > here.at { backup.clone() } else { here.clone() }
        });
        (OwnPacks(merged), tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::storage::Storage;
    use crate::platform::storage::store::Memory;

    fn pack(name: &str, now: u64) -> OwnPack {
        OwnPack::of(&Bundle { name: name.to_owned(), files: BTreeMap::new() }, now)
    }

    #[test]
    fn ok_packs_are_kept_and_taken_away() {
        let storage = Storage::over(Memory::default());
        assert!(!storage.has_packs());
        let packs = OwnPacks::default().with("a", Some(pack("a", 1))).with("b", Some(pack("b", 2)));
        storage.store(&packs);
        assert!(storage.has_packs());
        assert_eq!(storage.load::<OwnPacks>(), packs);
        assert_eq!(
            packs.get("a").and_then(|it| it.bundle().ok()).map(|it| it.name).as_deref(),
            Some("a")
        );
        let names = |packs: &OwnPacks| packs.iter().map(|it| it.0.to_owned()).collect::<Vec<_>>();
        assert_eq!(names(&packs.with("a", None)), ["b"]);
    }

    #[test]
    fn ok_of_two_packs_the_later_one_stays() {
        let old = OwnPacks::default().with("a", Some(pack("a", 1)));
        let new = OwnPacks::default().with("a", Some(pack("a", 2))).with("b", Some(pack("b", 1)));
        assert_eq!(old.merged(&new).0, new);
        assert_eq!(new.merged(&old).0, new);
    }
}
