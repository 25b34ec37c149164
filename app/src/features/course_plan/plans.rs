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

    /// Returns these plans with one of them edited, and the index of the entry that is open then. The indices of
    /// the edit and of the open entry are those of the plan as it was `seen`, which another window may have changed
    /// since; what it has removed is not edited.
    #[must_use]
    pub fn edited(
        &self,
        id: u64,
        seen: &CoursePlan,
        edit: &Edit,
        open: Option<usize>,
    ) -> (Plans, Option<usize>) {
        let mut plans = self.clone();
        let Some(numbered) = plans.plans.iter_mut().find(|numbered| numbered.id == id) else {
            return (plans, None);
        };
        let present = &mut numbered.plan;
        let mut open = open.and_then(|place| found_again(&seen.entries, &present.entries, place));
        if let Some(edit) = edit.of_present(seen, present) {
            open = edit.open_after(open, present.entries.len());
            present.edit(&edit);
        }
        (plans, open)
    }

    /// The index that an entry of one of these plans has in `present`; none where it has been removed.
    pub fn entry_in(&self, present: &Plans, id: u64, place: usize) -> Option<usize> {
        found_again(&self.plan(id)?.entries, &present.plan(id)?.entries, place)
    }
}

impl Edit {
    /// Returns this edit of a plan as it was `seen`, with the indices of the `present` one; none where the
    /// entry or the incident is gone.
    fn of_present(&self, seen: &CoursePlan, present: &CoursePlan) -> Option<Edit> {
        let mut edit = self.clone();
        let (place, which) = match &mut edit {
            Edit::Title(_) | Edit::AddEntry => return Some(edit),
            Edit::DropEntry(place)
            | Edit::RaiseEntry(place)
            | Edit::Date(place, _)
            | Edit::EntryTitle(place, _)
            | Edit::Notes(place, _)
            | Edit::Add(place, _) => (place, None),
            Edit::Drop(place, which)
            | Edit::Raise(place, which)
            | Edit::IncidentNotes(place, which, _) => (place, Some(which)),
        };
        let entry_seen = seen.entry(*place);
        *place = found_again(&seen.entries, &present.entries, *place)?;
        if let Some(which) = which {
            let (before, now) = (entry_seen?, present.entry(*place)?);
            *which = found_again(&before.incidents, &now.incidents, *which)?;
        }
        Some(edit)
    }

    /// The index of the open entry after this edit of a plan with so many entries; one that is added is opened.
    fn open_after(&self, open: Option<usize>, entries: usize) -> Option<usize> {
        match *self {
            Edit::AddEntry => Some(entries),
            Edit::DropEntry(place) => {
                let left = open.filter(|open| *open != place);
                left.map(|open| open - usize::from(place < open))
            }
            Edit::RaiseEntry(place) => open.map(|open| match open {
                _ if open == place => place.saturating_sub(1),
                _ if open + 1 == place => place,
                _ => open,
            }),
            Edit::Title(_)
            | Edit::Date(..)
            | Edit::EntryTitle(..)
            | Edit::Notes(..)
            | Edit::Add(..)
            | Edit::Drop(..)
            | Edit::Raise(..)
            | Edit::IncidentNotes(..) => open,
        }
    }
}

/// The index in `present` of what had an index in `seen`: it is where it was, or elsewhere, or has itself been
/// changed where it was.
fn found_again<T: PartialEq>(seen: &[T], present: &[T], place: usize) -> Option<usize> {
    let sought = seen.get(place)?;
    let here = present.get(place);
    if here == Some(sought) {
        return Some(place);
    }
    let elsewhere = present.iter().position(|it| it == sought);
    let is_changed = seen.len() == present.len() && here.is_some_and(|it| !seen.contains(it));
    elsewhere.or(is_changed.then_some(place))
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
