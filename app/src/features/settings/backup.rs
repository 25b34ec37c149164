//! The backup of all saved data in one file, and its restoration without losing present data.
//!
//! Data that a restoration changes is kept as it was before, so that the restoration can be undone.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::features::course_plan::plans::Plans;
use crate::features::exam::blueprints::Blueprints;
use crate::features::exam::saved::Exams;
use crate::features::lms::package::LocalCopy;
use crate::features::own::own_packs::OwnPacks;
use crate::features::presenter::show::Show;
use crate::features::quadrigliona::rulings::Rulings;
use crate::features::results::mark_book::MarkBook;
use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::drafts;
use crate::platform::storage::log::{id_of, read_attempt};
use crate::platform::storage::merge::{Merge, Restored, Tally};
use crate::platform::storage::store::Memory;
use crate::platform::storage::{
    ASIDE, Key, PREFIX, Storage, Unread, VersionOnly, read as read_value,
};
use crate::profile::review_plan::Plan;
use crate::profile::settings::Settings;

/// The name of the file.
pub const BACKUP_NAME: &str = "acconcio-backup.json";

/// The format by which a backup is recognized.
const FORMAT: &str = "acconcio-backup";

/// The version of the format.
const VERSION: u32 = 1;

/// The name of the values that the last restoration has changed.
const CHANGED: &str = "acconcio.restored";

/// The names of what is not part of a backup.
const LEFT_OUT: [&str; 4] =
    [CHANGED, Key::ExamFacts.name(), Key::ExamLock.name(), Key::Folds.name()];

/// The data that is stored under one key each.
const SAVED: [Key; 11] = [
    Key::Settings,
    Key::Bookmark,
    Key::Plan,
    Key::Quadrigliona,
    Key::Exams,
    Key::Show,
    Key::CoursePlans,
    Key::MarkBook,
    Key::Blueprints,
    Key::Lms,
    Key::Packs,
];

/// The reason why a file cannot be restored. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// The text is not JSON, or is cut off.
    #[error("line {line}, column {column}: {reason}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The error at that place.
        reason: String,
    },
    /// The file has another format.
    #[error("`format` is not `{FORMAT}`")]
    NoBackup,
    /// The file was written by a newer version of the app.
    #[error("`{0}` was written by a newer version of the app; load the page again")]
    Newer(String),
    /// A value is not one that the app writes.
    #[error("`kept.{0}` cannot be read; save the backup again where it was made")]
    Damaged(String),
}

#[derive(Serialize, Deserialize)]
struct Backup {
    format: String,
    version: u32,
    /// The time of the backup, in milliseconds since 1970.
    made: u64,
    kept: BTreeMap<String, Box<RawValue>>,
}

/// A value that a restoration has changed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Change {
    before: Option<String>,
    after: String,
}

#[derive(Deserialize)]
struct FormatOnly {
    format: Option<String>,
}

impl Storage {
    /// Writes all saved data as the text of one file.
    ///
    /// A value that could not be read was set aside under another name, and is included as text.
    pub fn backup(&self, now: u64) -> String {
        let kept = self.values().into_iter().filter_map(|(name, text)| {
            Some((name.strip_prefix(PREFIX)?.to_owned(), as_json(&text)?))
        });
        let backup =
            Backup { format: FORMAT.to_owned(), version: VERSION, made: now, kept: kept.collect() };
        serde_json::to_string(&backup).unwrap_or_default()
    }

    /// Returns the numbers of items that [`Storage::restore`] would add and keep, and changes nothing.
    ///
    /// # Errors
    /// As [`Storage::restore`].
    pub fn preview(&self, text: &str) -> Result<Restored, RestoreError> {
        let copy = Storage::over(Memory::default());
        for (name, text) in self.values() {
            copy.set(&name, &text);
        }
        copy.restore(text)
    }

    /// Restores a backup: its data is merged with the present data, each part by its identity, and
    /// nothing that is only here, or newer here, is lost. Returns the numbers of items added and kept.
    ///
    /// # Errors
    /// Returns the error if anything in the file cannot be read; nothing is changed then.
    pub fn restore(&self, text: &str) -> Result<Restored, RestoreError> {
        let backup = read(text)?;
        for (name, value) in &backup.kept {
            examine(name, value.get())?;
        }
        let before = self.values();
        let mut restored = Restored::default();
        restored.note(Key::Log, self.join_log(&backup));
        restored.note(Key::Drafts, self.join_drafts(&backup));
        for key in SAVED {
            let tally = match key {
                Key::Settings => self.join::<Settings>(&backup),
                Key::Bookmark => self.join::<Bookmark>(&backup),
                Key::Plan => self.join::<Plan>(&backup),
                Key::Quadrigliona => self.join::<Rulings>(&backup),
                Key::Exams => self.join::<Exams>(&backup),
                Key::Show => self.join::<Show>(&backup),
                Key::CoursePlans => self.join::<Plans>(&backup),
                Key::MarkBook => self.join::<MarkBook>(&backup),
                Key::Blueprints => self.join::<Blueprints>(&backup),
                Key::Lms => self.join::<LocalCopy>(&backup),
                Key::Packs => self.join::<OwnPacks>(&backup),
                Key::Log | Key::Drafts | Key::ExamFacts | Key::ExamLock | Key::Folds => {
                    Tally::default()
                }
            };
            restored.note(key, tally);
        }
        for (name, value) in &backup.kept {
            self.join_aside(name, value.get());
        }
        let changed = self.values().into_iter().filter_map(|(name, after)| {
            let before = before.get(&name).cloned();
            (before.as_ref() != Some(&after)).then_some((name, Change { before, after }))
        });
        let changed: BTreeMap<String, Change> = changed.collect();
        if !changed.is_empty() {
            self.set(CHANGED, &serde_json::to_string(&changed).unwrap_or_default());
        }
        Ok(restored)
    }

    /// Whether there is a restoration to undo.
    pub fn has_restored(&self) -> bool {
        self.get(CHANGED).is_some()
    }

    /// Takes back the last restoration; whatever has changed since stays as it is.
    pub fn undo_restoration(&self) {
        let changed = self.get(CHANGED).and_then(|text| serde_json::from_str(&text).ok());
        let changed: BTreeMap<String, Change> = changed.unwrap_or_default();
        for (name, Change { before, after }) in changed {
            match before {
                _ if self.get(&name) != Some(after) => {}
                Some(before) => self.set(&name, &before),
                None => self.remove(&name),
            }
        }
        self.remove(CHANGED);
    }

    /// All saved texts by their names.
    fn values(&self) -> BTreeMap<String, String> {
        let names = self.names().into_iter().filter(|name| !LEFT_OUT.contains(&&**name));
        names.filter_map(|name| Some((name.clone(), self.get(&name)?))).collect()
    }

    /// Merges a value of a backup.
    fn join<T: Merge>(&self, backup: &Backup) -> Tally {
        let here = self.load::<T>();
        if self.is_left_alone(T::KEY) {
            // The value here is kept, whatever it contains.
            return Tally { added: 0, kept: 1 };
        }
        let value = backup.of(T::KEY.name());
        let other = value.and_then(|value| read_value::<T>(value).ok()).unwrap_or_default();
        let (merged, tally) = here.merged(&other);
        if merged != here {
            self.store(&merged);
        }
        tally
    }

    /// Merges the rulings of a backup.
    fn join_log(&self, backup: &Backup) -> Tally {
        let here: BTreeSet<String> =
            self.names().into_iter().filter(|name| id_of(name).is_some()).collect();
        let rulings = backup.rulings();
        let only_here = here.iter().filter(|name| !rulings.contains_key(*name)).count();
        let mut tally = Tally { added: 0, kept: only_here };
        for (name, value) in rulings {
            match self.get(&name) {
                Some(text) if text == value => {}
                // A ruling is never changed.
                Some(_) => tally.kept += 1,
                None => {
                    tally.added += 1;
                    self.set(&name, value);
                }
            }
        }
        tally
    }

    /// Merges the drafts of a backup: of two states of one the later stays.
    fn join_drafts(&self, backup: &Backup) -> Tally {
        let full = |name: &str| format!("{PREFIX}{name}");
        let mut tally = Tally::default();
        let mut theirs = BTreeSet::new();
        for (name, value) in &backup.kept {
            let full = full(name);
            let Some(id) = drafts::id_of(&full) else { continue };
            let Ok(draft) = drafts::read_draft(value.get()) else { continue };
            theirs.insert(id.to_owned());
            if self.draft(id).as_ref() == Some(&draft) {
                continue;
            }
            match self.join_draft(id, &draft) {
                true => tally.added += 1,
                false => tally.kept += 1,
            }
        }
        tally.kept += self.drafts().keys().filter(|id| !theirs.contains(*id)).count();
        tally
    }

    /// Restores a text that could not be read where the backup was made, unless it is here, too.
    fn join_aside(&self, name: &str, value: &str) {
        let full = format!("{PREFIX}{name}");
        let of = match full.strip_prefix(ASIDE).and_then(|rest| rest.split_once('.')) {
            Some((_, of)) => of,
            None => return,
        };
        let is_of = |name: &String| {
            name.strip_prefix(ASIDE)
                .and_then(|rest| rest.split_once('.'))
                .is_some_and(|it| it.1 == of)
        };
        let is_here = |name: &String| {
            self.get(name).and_then(|text| as_json(&text)).is_some_and(|text| text.get() == value)
        };
        let taken: Vec<String> = self.names().into_iter().filter(is_of).collect();
        if !taken.iter().any(is_here) {
            let mut names = (1_u32..).map(|number| format!("{ASIDE}{number}.{of}"));
            let free = names.find(|name| !taken.contains(name));
            self.set(&free.unwrap_or(full), value);
        }
    }
}

impl Backup {
    /// The value under a name.
    fn of(&self, name: &str) -> Option<&str> {
        self.kept.get(name.strip_prefix(PREFIX)?).map(|value| value.get())
    }

    /// The rulings of the log, by their names.
    fn rulings(&self) -> BTreeMap<String, &str> {
        let full = |name: &String| format!("{PREFIX}{name}");
        let kept = self.kept.iter().map(|(name, value)| (full(name), value.get()));
        kept.filter(|(name, _)| id_of(name).is_some()).collect()
    }
}

/// A text as JSON: unchanged or, where it is not JSON, as a string.
fn as_json(text: &str) -> Option<Box<RawValue>> {
    let raw = |text: String| RawValue::from_string(text).ok();
    raw(text.to_owned()).or_else(|| raw(serde_json::to_string(text).ok()?))
}

fn read(text: &str) -> Result<Backup, RestoreError> {
    let unreadable = |error: serde_json::Error| RestoreError::Unreadable {
        line: error.line(),
        column: error.column(),
        reason: error.to_string(),
    };
    let FormatOnly { format } = serde_json::from_str(text).map_err(unreadable)?;
    if format.as_deref() != Some(FORMAT) {
        return Err(RestoreError::NoBackup);
    }
    let VersionOnly { version } = serde_json::from_str(text).map_err(unreadable)?;
    if version > VERSION {
        return Err(RestoreError::Newer("version".to_owned()));
    }
    serde_json::from_str(text).map_err(unreadable)
}

/// Checks that a value can be stored under its name.
fn examine(name: &str, value: &str) -> Result<(), RestoreError> {
    let full = format!("{PREFIX}{name}");
    let reason = |unread: Unread| match unread {
        Unread::Newer => RestoreError::Newer(format!("kept.{name}")),
        Unread::Damaged => RestoreError::Damaged(name.to_owned()),
    };
    if id_of(&full).is_some() {
        return read_attempt(value).map(|_| ()).map_err(reason);
    }
    if drafts::id_of(&full).is_some() {
        return drafts::read_draft(value).map(|_| ()).map_err(reason);
    }
    // It is checked when it is read.
    if full.starts_with(ASIDE) {
        return Ok(());
    }
    let is_here = |key: &Key| key.name() == full;
    let read = match SAVED.into_iter().find(is_here) {
        Some(Key::Settings) => crate::platform::storage::read::<Settings>(value).map(|_| ()),
        Some(Key::Bookmark) => crate::platform::storage::read::<Bookmark>(value).map(|_| ()),
        Some(Key::Plan) => crate::platform::storage::read::<Plan>(value).map(|_| ()),
        Some(Key::Quadrigliona) => crate::platform::storage::read::<Rulings>(value).map(|_| ()),
        Some(Key::Exams) => crate::platform::storage::read::<Exams>(value).map(|_| ()),
        Some(Key::Show) => crate::platform::storage::read::<Show>(value).map(|_| ()),
        Some(Key::CoursePlans) => crate::platform::storage::read::<Plans>(value).map(|_| ()),
        Some(Key::MarkBook) => crate::platform::storage::read::<MarkBook>(value).map(|_| ()),
        Some(Key::Blueprints) => crate::platform::storage::read::<Blueprints>(value).map(|_| ()),
        Some(Key::Lms) => crate::platform::storage::read::<LocalCopy>(value).map(|_| ()),
        Some(Key::Packs) => crate::platform::storage::read::<OwnPacks>(value).map(|_| ()),
        Some(Key::Log | Key::Drafts | Key::ExamFacts | Key::ExamLock | Key::Folds) | None => {
            Err(Unread::Newer)
        }
    };
    read.map_err(reason)
}
