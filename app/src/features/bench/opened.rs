//! The draft that an address names, and its saving at each change.

use std::collections::BTreeSet;

use acconcio_authoring::Draft;
use acconcio_training::scenario::{Scenario, in_pack, own_name};
use acconcio_training::whatif::apply_all;
use yew::prelude::*;

use super::state::BenchState;
use super::trail::Written;
use crate::language::Language;
use crate::packs::own::BENCH;
use crate::packs::{self, LoadError};
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::platform::storage::drafts::{SavedDraft, Saving, Trail, concerns};
use crate::route::bench_address::Copied;

/// Saves a new draft, and returns its name.
pub(crate) fn begin(storage: &Storage, scenario: Scenario, variant: &str) -> String {
    let id = format!("{:011x}-{:04x}", browser::now(), browser::random() & 0xffff);
    let scenario = Scenario { id: fresh_name(&scenario.id, browser::random()), ..scenario };
    let draft = SavedDraft {
        at: browser::now(),
        stamp: browser::random(),
        scenario,
        variant: variant.to_owned(),
        settled: BTreeSet::new(),
        trail: Trail::default(),
    };
    storage.save_draft(&id, &draft, None);
    id
}

/// The number of signs of the name of what is copied that are taken over.
const TAKEN: usize = 40;

/// A name that no other incident has, so that rulings on one never count for another: that of the incident which is
/// copied, and chance.
fn fresh_name(copied: &str, chance: u32) -> String {
    let name = in_pack(copied).map_or(copied, |(_, name)| name);
    let name = name.get(..TAKEN).unwrap_or(name).trim_end_matches('-');
    own_name(BENCH, &format!("{name}-{:05x}", chance & 0xf_ffff))
}

/// Fetches an incident in every language, and saves a copy of it with the changes made; returns its name, or none
/// where there is no such incident.
///
/// # Errors
/// When it does not arrive.
pub(crate) async fn copy(storage: &Storage, copied: &Copied) -> Result<Option<String>, LoadError> {
    let mut draft: Option<Draft> = None;
    for language in Language::ALL {
        let scenario = packs::scenario(&copied.scenario, language).await?;
        draft = match draft {
            None => Draft::of(&scenario),
            Some(draft) => Some(draft.with_texts_of(&scenario)),
        };
    }
    let Some(draft) = draft else { return Ok(None) };
    let mut scenario = draft.scenario();
    let Some(variant) = scenario.variants.iter_mut().find(|it| it.id == copied.variant) else {
        return Ok(None);
    };
    if let Some(changed) = apply_all(&variant.incident, &copied.changes) {
        variant.incident = changed;
    }
    Ok(Some(begin(storage, scenario, &copied.variant)))
}

/// The state of a draft that is open in this window, as against the one that is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveState {
    /// Everything here is saved.
    Saved,
    /// There is no room on the device: what is here is lost when the page is closed.
    OnlyHere,
    /// Another window has saved another state: nothing is saved here until the author chooses.
    Overtaken,
}

/// Saves a draft at each change, and notices when another window saves the same one.
#[hook]
pub(crate) fn use_saving(
    storage: &Storage,
    id: &str,
    bench: &UseReducerHandle<BenchState>,
    opened: u32,
) -> UseStateHandle<SaveState> {
    let state = use_state_eq(|| SaveState::Saved);
    let stamp = use_mut_ref(move || opened);
    let first = use_mut_ref(|| true);
    let written = use_mut_ref(Written::default);
    {
        let (storage, id, stamp) = (storage.clone(), id.to_owned(), stamp.clone());
        let (state, now) = (state.clone(), (**bench).clone());
        let shown = now.written().id.clone();
        let what = (now.draft().clone(), now.settled.clone(), shown, *state);
        use_effect_with(what, move |(draft, settled, variant, before)| {
            if first.replace(false) || *before == SaveState::Overtaken {
                return;
            }
            let next = browser::random();
            let saved = SavedDraft {
                at: browser::now(),
                stamp: next,
                scenario: draft.scenario(),
                variant: variant.clone(),
                settled: settled.clone(),
                trail: written.borrow_mut().trail(&now.history),
            };
            let known = Some(*stamp.borrow());
            match storage.save_draft(&id, &saved, known) {
                saving @ (Saving::Saved | Saving::OnlyInMemory) => {
                    stamp.replace(next);
                    let is_kept = saving == Saving::Saved;
                    state.set(if is_kept { SaveState::Saved } else { SaveState::OnlyHere });
                }
                Saving::Overtaken => state.set(SaveState::Overtaken),
            }
        });
    }
    let (storage, id, setter) = (storage.clone(), id.to_owned(), state.setter());
    browser::use_other_windows(Callback::from(move |name: Option<String>| {
        let is_other = storage.draft(&id).is_none_or(|there| there.stamp != *stamp.borrow());
        if concerns(&id, name.as_deref()) && is_other {
            setter.set(SaveState::Overtaken);
        }
    }));
    state
}

#[cfg(test)]
mod tests {
    use acconcio_training::scenario::is_name_in_pack;

    use super::*;

    #[test]
    fn ok_a_draft_has_a_name_of_its_own_that_can_be_one_in_a_pack() {
        for copied in ["incident", "own--club--last-sunday", &"long-".repeat(20)] {
            let name = fresh_name(copied, u32::MAX);
            let (pack, short) = in_pack(&name).expect("it is in a pack");
            assert!(pack == BENCH && is_name_in_pack(short), "{name}");
            assert_ne!(name, fresh_name(copied, 1));
        }
        assert_eq!(fresh_name("own--club--last-sunday", 10), "own--bench--last-sunday-0000a");
    }
}
