//! The course plans on the device, and the edits to them.

use serde::{Deserialize, Serialize};

use super::{CoursePlan, Entry, Line, Planned};
use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};

/// The course plans on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plans {
    plans: Vec<Numbered>,
}

/// A plan with the number that identifies it in addresses.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Numbered {
    id: u64,
    plan: CoursePlan,
}

/// An edit of a plan. Entries and incidents are given by their index.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Sets the title of the plan.
    Title(String),
    /// Adds an entry at the end.
    AddEntry,
    /// Removes an entry.
    DropEntry(usize),
    /// Moves an entry one place up.
    RaiseEntry(usize),
    /// Sets the date of an entry.
    Date(usize, String),
    /// Sets the title of an entry.
    EntryTitle(usize, String),
    /// Sets the notes on an entry.
    Notes(usize, String),
    /// Adds incidents at the end of an entry.
    Add(usize, Vec<Planned>),
    /// Removes an incident from an entry: the entry, then the incident.
    Drop(usize, usize),
    /// Moves an incident one place up: the entry, then the incident.
    Raise(usize, usize),
    /// Sets the notes on an incident: the entry, the incident, the notes.
    IncidentNotes(usize, usize, String),
}

impl Plans {
    /// The plan with a number.
    pub fn plan(&self, id: u64) -> Option<&CoursePlan> {
        self.plans.iter().find(|numbered| numbered.id == id).map(|numbered| &numbered.plan)
    }

    /// Every plan with its number, in the order in which they were added.
    pub fn all(&self) -> impl Iterator<Item = (u64, &CoursePlan)> {
        self.plans.iter().map(|numbered| (numbered.id, &numbered.plan))
    }

    /// The number of the plan added last.
    pub fn last(&self) -> Option<u64> {
        self.plans.last().map(|numbered| numbered.id)
    }

    /// Returns these plans with one more, added at `now` (milliseconds since 1970), and its number.
    #[must_use]
    pub fn with(&self, plan: CoursePlan, now: u64) -> (Plans, u64) {
        let greatest = self.plans.iter().map(|numbered| numbered.id).max();
        let id = greatest.map_or(now, |greatest| now.max(greatest.saturating_add(1)));
        let mut plans = self.clone();
        plans.plans.push(Numbered { id, plan });
        (plans, id)
    }

    /// The first number from `id` on that no plan has.
    fn free_from(&self, id: u64) -> u64 {
        let is_free = |id: &u64| self.plan(*id).is_none();
        (id..=u64::MAX).find(is_free).unwrap_or(id)
    }

    /// Returns these plans without one.
    #[must_use]
    pub fn without(&self, id: u64) -> Plans {
        let plans = self.plans.iter().filter(|numbered| numbered.id != id);
        Plans { plans: plans.cloned().collect() }
    }

    /// Returns these plans with one of them edited.
    #[must_use]
    pub fn edited(&self, id: u64, edit: &Edit) -> Plans {
        let mut plans = self.clone();
        if let Some(numbered) = plans.plans.iter_mut().find(|numbered| numbered.id == id) {
            numbered.plan.edit(edit);
        }
        plans
    }
}

impl CoursePlan {
    /// Applies an edit to the plan; one that does not fit changes nothing.
    pub fn edit(&mut self, edit: &Edit) {
        match edit {
            Edit::Title(title) => self.title.clone_from(title),
            Edit::AddEntry => self.entries.push(Line::Read(Entry::default())),
            Edit::DropEntry(place) => drop_at(&mut self.entries, *place),
            Edit::RaiseEntry(place) => raise(&mut self.entries, *place),
            Edit::Date(place, date) => self.change(*place, |entry| entry.date.clone_from(date)),
            Edit::EntryTitle(place, title) => {
                self.change(*place, |entry| entry.title.clone_from(title));
            }
            Edit::Notes(place, notes) => self.change(*place, |entry| entry.notes.clone_from(notes)),
            Edit::Add(place, more) => {
                self.change(*place, |entry| entry.incidents.extend_from_slice(more));
            }
            Edit::Drop(place, which) => {
                self.change(*place, |entry| drop_at(&mut entry.incidents, *which));
            }
            Edit::Raise(place, which) => {
                self.change(*place, |entry| raise(&mut entry.incidents, *which));
            }
            Edit::IncidentNotes(place, which, notes) => self.change(*place, |entry| {
                if let Some(planned) = entry.incidents.get_mut(*which) {
                    planned.notes.clone_from(notes);
                }
            }),
        }
    }

    fn change(&mut self, place: usize, change: impl FnOnce(&mut Entry)) {
        if let Some(Line::Read(entry)) = self.entries.get_mut(place) {
            change(entry);
        }
    }
}

fn drop_at<T>(all: &mut Vec<T>, place: usize) {
    if place < all.len() {
        all.remove(place);
    }
}

fn raise<T>(all: &mut [T], place: usize) {
    if place > 0 && place < all.len() {
        all.swap(place - 1, place);
    }
}

impl Stored for Plans {
    const KEY: Key = Key::CoursePlans;
    const VERSION: u32 = 1;
}

impl Merge for Plans {
    /// Merges by number. A plan that was edited since, here or where the backup was made, is not
    /// overwritten: it is not known which edit is the later one, so both versions are kept.
    fn merged(&self, backup: &Plans) -> (Plans, Tally) {
        let (mut merged, mut tally) = (self.clone(), Tally::default());
        for numbered in &backup.plans {
            // A backup that is read twice adds nothing the second time.
            if !merged.plans.iter().any(|known| known.plan == numbered.plan) {
                let id = merged.free_from(numbered.id);
                merged.plans.push(Numbered { id, plan: numbered.plan.clone() });
                tally.added += 1;
            }
        }
        merged.plans.sort_by_key(|numbered| numbered.id);
        let is_in_backup = |it: &&Numbered| backup.plans.iter().any(|known| known.plan == it.plan);
        tally.kept = self.plans.len() - self.plans.iter().filter(is_in_backup).count();
        (merged, tally)
    }
}
