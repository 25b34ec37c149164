//! Everything that is kept, in one file: written, and read back without losing what is there.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::features::course_plan::plans::Plans;
use crate::features::exam::saved::Exams;
use crate::features::lms::package::LocalCopy;
use crate::features::presenter::show::Show;
use crate::features::quadrigliona::rulings::Rulings;
use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::log::{OLD_PROGRESS, id_of, read_attempt};
use crate::platform::storage::{ASIDE, Key, PREFIX, Storage, Unread, VersionOnly};
use crate::profile::review_plan::Plan;
use crate::profile::settings::Settings;

/// What the file is called.
pub const BACKUP_NAME: &str = "acconcio-backup.json";

/// What tells a backup from any other file.
const FORMAT: &str = "acconcio-backup";

/// The version of the form of a backup.
const VERSION: u32 = 1;

/// What is kept under one name each.
const KEPT: [Key; 8] = [
    Key::Settings,
    Key::Bookmark,
    Key::Plan,
    Key::Quadrigliona,
    Key::Exams,
    Key::Show,
    Key::CoursePlans,
    Key::Lms,
];

/// Why a file cannot be read back. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// It is not JSON, or it is cut off.
    #[error("line {line}, column {column}: {reason}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// It is another kind of file.
    #[error("`format` is not `{FORMAT}`")]
    NoBackup,
    /// A newer version of the app wrote it.
    #[error("`{0}` was written by a newer version of the app; load the page again")]
    Newer(String),
    /// A value is not what the app writes.
    #[error("`kept.{0}` cannot be read; save the backup again where it was made")]
    Damaged(String),
}

#[derive(Serialize, Deserialize)]
struct Backup {
    format: String,
    version: u32,
    /// When it was made, in milliseconds since 1970.
    made: u64,
    kept: BTreeMap<String, Box<RawValue>>,
}

#[derive(Deserialize)]
struct FormatOnly {
    format: Option<String>,
}

impl Storage {
    /// Everything that is kept, as a text of one file.
    ///
    /// What cannot be read was set aside under another name, and comes along as the text that it is.
    pub fn backup(&self, now: u64) -> String {
        let kept = self.names().into_iter().filter_map(|name| {
            let text = self.get(&name)?;
            let as_text = || serde_json::to_string(&text).ok().and_then(|it| raw(&it));
            let value = raw(&text).or_else(as_text)?;
            Some((name.strip_prefix(PREFIX)?.to_owned(), value))
        });
        let backup =
            Backup { format: FORMAT.to_owned(), version: VERSION, made: now, kept: kept.collect() };
        serde_json::to_string(&backup).unwrap_or_default()
    }

    /// Reads a backup: rulings are added to those that are here, settings and plans take the place
    /// of today's. Returns how many rulings were new.
    ///
    /// # Errors
    /// When anything in the file cannot be read; nothing is changed then.
    pub fn restore(&self, text: &str) -> Result<usize, RestoreError> {
        let backup = read(text)?;
        for (name, value) in &backup.kept {
            examine(name, value.get())?;
        }
        let mut added = 0;
        for (name, value) in &backup.kept {
            let name = format!("{PREFIX}{name}");
            let is_ruling = id_of(&name).is_some();
            if is_ruling && self.get(&name).is_some() {
                continue;
            }
            self.set(&name, value.get());
            added += usize::from(is_ruling);
        }
        Ok(added)
    }
}

fn raw(text: &str) -> Option<Box<RawValue>> {
    RawValue::from_string(text.to_owned()).ok()
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

/// Whether a value may be put where it says.
fn examine(name: &str, value: &str) -> Result<(), RestoreError> {
    let full = format!("{PREFIX}{name}");
    let told = |unread: Unread| match unread {
        Unread::Newer => RestoreError::Newer(format!("kept.{name}")),
        Unread::Damaged => RestoreError::Damaged(name.to_owned()),
    };
    if id_of(&full).is_some() {
        return read_attempt(value).map(|_| ()).map_err(told);
    }
    // Both are examined when they are read.
    if full == OLD_PROGRESS || full.starts_with(ASIDE) {
        return Ok(());
    }
    let is_here = |key: &Key| key.name() == full;
    let read = match KEPT.into_iter().find(is_here) {
        Some(Key::Settings) => crate::platform::storage::read::<Settings>(value).map(|_| ()),
        Some(Key::Bookmark) => crate::platform::storage::read::<Bookmark>(value).map(|_| ()),
        Some(Key::Plan) => crate::platform::storage::read::<Plan>(value).map(|_| ()),
        Some(Key::Quadrigliona) => crate::platform::storage::read::<Rulings>(value).map(|_| ()),
        Some(Key::Exams) => crate::platform::storage::read::<Exams>(value).map(|_| ()),
        Some(Key::Show) => crate::platform::storage::read::<Show>(value).map(|_| ()),
        Some(Key::CoursePlans) => crate::platform::storage::read::<Plans>(value).map(|_| ()),
        Some(Key::Lms) => crate::platform::storage::read::<LocalCopy>(value).map(|_| ()),
        Some(Key::Log) | None => Err(Unread::Newer),
    };
    read.map_err(told)
}
