//! The blueprints of exams that a lecturer has saved on this device.

use std::collections::{BTreeMap, BTreeSet};

use acconcio_training::exam::{Blueprint, Chosen, ExamHead};
use acconcio_training::scenario::IncidentName;
use serde::{Deserialize, Serialize};

use super::composing::Composition;
use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The blueprints by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Blueprints(pub BTreeMap<String, SavedBlueprint>);

/// A blueprint as it was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBlueprint {
    /// The head of the papers.
    #[serde(default)]
    pub head: ExamHead,
    /// The blueprint.
    pub blueprint: Blueprint,
    /// The incidents that were kept.
    #[serde(default)]
    pinned: BTreeSet<IncidentName>,
    /// The incidents that were excluded.
    #[serde(default)]
    excluded: BTreeSet<IncidentName>,
}

impl SavedBlueprint {
    /// The blueprint of a paper that is being composed.
    pub fn of(composition: &Composition, head: &ExamHead) -> SavedBlueprint {
        let Composition { blueprint, chosen: Chosen { pinned, excluded }, .. } = composition;
        SavedBlueprint {
            head: head.clone(),
            blueprint: blueprint.clone(),
            pinned: pinned.clone(),
            excluded: excluded.clone(),
        }
    }

    /// The paper to be composed of it, drawn from a seed.
    pub fn composition(&self, seed: u32) -> Composition {
        let chosen = Chosen { pinned: self.pinned.clone(), excluded: self.excluded.clone() };
        Composition { chosen, ..Composition::drawn(self.blueprint.clone(), seed) }
    }
}

impl Blueprints {
    /// Returns these with one put in the place of that of its name, or without it.
    #[must_use]
    pub fn with(&self, name: &str, blueprint: Option<SavedBlueprint>) -> Blueprints {
        let mut all = self.0.clone();
        match blueprint {
            Some(blueprint) => all.insert(name.to_owned(), blueprint),
            None => all.remove(name),
        };
        Blueprints(all)
    }
}

impl Stored for Blueprints {
    const KEY: Key = Key::Blueprints;
    const VERSION: u32 = 1;
}

impl Merge for Blueprints {
    /// Merges by name; of two under one name that of this device stays.
    fn merged(&self, backup: &Blueprints) -> (Blueprints, Tally) {
        let (merged, tally) = merged_by_identity(&self.0, &backup.0, |here, _| here.clone());
        (Blueprints(merged), tally)
    }
}

#[cfg(test)]
mod tests {
    use acconcio_training::exam::Preset;

    use super::*;
    use crate::platform::storage::Storage;
    use crate::platform::storage::store::Memory;

    #[test]
    fn ok_a_saved_blueprint_is_composed_again_as_it_was() {
        let name = |scenario: &str| IncidentName {
            scenario: scenario.to_owned(),
            variant: "a".to_owned(),
        };
        let mut composition = Composition::of(Preset::FideArbiter, 7);
        composition.chosen.pinned.insert(name("castling"));
        composition.chosen.excluded.insert(name("promotion"));
        let saved = SavedBlueprint::of(&composition, &"Autumn".into());
        let storage = Storage::over(Memory::default());
        storage.store(&Blueprints::default().with("Autumn", Some(saved.clone())));
        let kept = storage.load::<Blueprints>();
        assert_eq!(kept.0["Autumn"], saved);
        let again = kept.0["Autumn"].composition(9);
        assert_eq!(
            (&again.blueprint, &again.chosen),
            (&composition.blueprint, &composition.chosen)
        );
        assert_eq!((again.seed, again.articles.len()), (9, composition.articles.len()));
        let other = SavedBlueprint { head: "Spring".into(), ..saved.clone() };
        let backup =
            Blueprints::default().with("Autumn", Some(other.clone())).with("Spring", Some(other));
        let (merged, tally) = kept.merged(&backup);
        assert_eq!((merged.0["Autumn"] == saved, merged.0.len()), (true, 2));
        assert_eq!(tally, Tally { added: 1, kept: 1 });
        assert_eq!(merged.with("Autumn", None).0.len(), 1);
    }
}
