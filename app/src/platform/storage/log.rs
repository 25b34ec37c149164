//! The log: every ruling under a name of its own, so that no window overwrites another's.

use std::collections::BTreeMap;

use super::progress::Progress;
use super::ruling_record::RulingRecord;
use super::{Key, Remark, Storage, Unread, read_as};

/// The version of the form of a ruling.
pub(crate) const VERSION: u32 = 1;

impl Storage {
    /// Returns the results of all rulings in the log. One that cannot be read is set aside.
    pub fn progress(&self) -> Progress {
        let mut log = BTreeMap::new();
        for name in self.names() {
            let Some(id) = id_of(&name) else { continue };
            let Some(text) = self.get(&name) else { continue };
            match read_attempt(&text) {
                Ok(attempt) => {
                    log.insert(id.to_owned(), attempt);
                }
                Err(Unread::Newer) => self.leave_alone(&name, Remark::Newer(Key::Log)),
                Err(Unread::Damaged) => self.set_aside(&name, &text, Key::Log),
            }
        }
        Progress::of_log(log)
    }

    /// Writes a ruling into the log. Its name consists of its time and a number that distinguishes
    /// rulings that two windows record in the same millisecond.
    pub fn record(&self, attempt: &RulingRecord, number: u32) -> String {
        let id = format!("{:011x}-{number:08x}", attempt.at);
        self.keep(&name_of(&id), VERSION, attempt);
        id
    }
}

/// Parses a ruling of any form that the app has written.
pub(crate) fn read_attempt(envelope: &str) -> Result<RulingRecord, Unread> {
    read_as(envelope, VERSION, |_, _| None)
}

/// The name within the log, if the name is one of the log's.
pub(crate) fn id_of(name: &str) -> Option<&str> {
    name.strip_prefix(Key::Log.name())?.strip_prefix('.')
}

fn name_of(id: &str) -> String {
    format!("{}.{id}", Key::Log.name())
}
