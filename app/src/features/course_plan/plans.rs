//! The course plans on the device, and how they are changed.

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

/// A plan with the number by which addresses name it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Numbered {
    id: u64,
    plan: CoursePlan,
}

/// Something done to a plan. Entries and incidents are counted from zero.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Another title.
    Title(String),
    /// A new entry at the end.
    AddEntry,
    /// Takes an entry away.
    DropEntry(usize),
    /// An entry one place up.
    RaiseEntry(usize),
    /// Another date.
    Date(usize, String),
    /// Another title of an entry.
    EntryTitle(usize, String),
    /// Other notes on an entry.
    Notes(usize, String),
    /// More incidents at the end of an entry.
    Add(usize, Vec<Planned>),
    /// Takes an incident out of an entry.
    Drop(usize, usize),
    /// An incident one place up.
    Raise(usize, usize),
    /// Other notes on an incident.
    IncidentNotes(usize, usize, String),
}

impl Plans {
    /// The plan of a number.
    pub fn plan(&self, id: u64) -> Option<&CoursePlan> {
        self.plans.iter().find(|numbered| numbered.id == id).map(|numbered| &numbered.plan)
    }

    /// Every plan with its number, in the order in which they came.
    pub fn all(&self) -> impl Iterator<Item = (u64, &CoursePlan)> {
        self.plans.iter().map(|numbered| (numbered.id, &numbered.plan))
    }

    /// The plan that came last.
    pub fn last(&self) -> Option<u64> {
        self.plans.last().map(|numbered| numbered.id)
    }

    /// These plans and one more, which came at some moment, in milliseconds since 1970; and its number.
    #[must_use]
    pub fn with(&self, plan: CoursePlan, now: u64) -> (Plans, u64) {
        let greatest = self.plans.iter().map(|numbered| numbered.id).max();
        let id = greatest.map_or(now, |greatest| now.max(greatest.saturating_add(1)));
        let mut plans = self.clone();
        plans.plans.push(Numbered { id, plan });
        (plans, id)
    }

    /// The first number from this one on that no plan has.
    fn free_from(&self, id: u64) -> u64 {
        let is_free = |id: &u64| self.plan(*id).is_none();
        (id..=u64::MAX).find(is_free).unwrap_or(id)
    }

    /// These plans without one.
    #[must_use]
    pub fn without(&self, id: u64) -> Plans {
        let plans = self.plans.iter().filter(|numbered| numbered.id != id);
        Plans { plans: plans.cloned().collect() }
    }

    /// These plans with one of them edited.
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
    /// Does something to the plan; what does not fit changes nothing.
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
    /// A plan is known by its number. One that was edited since, here or where the backup was made, is not
    /// overwritten: which edit is the later one is not known, so the other state comes beside it.
    fn merged(&self, backup: &Plans) -> (Plans, Tally) {
        let (mut merged, mut tally) = (self.clone(), Tally::default());
        for numbered in &backup.plans {
            // Read twice, a backup adds nothing the second time.
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
