//! The log: every ruling under a name of its own, so that no window overwrites another's.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::progress::Progress;
use super::ruling_record::{Earlier, RulingRecord, Score};
use super::store::Store;
use super::{Envelope, Key, Remark, Storage, Unread, read_as};

/// The version of the form of a ruling.
pub(crate) const VERSION: u32 = 1;

/// The key of the results in the first form, with only the best and the last of each variant.
pub(crate) const OLD_PROGRESS: &str = "acconcio.progress";

impl Storage {
    /// Returns the results of all rulings in the log. One that cannot be read is set aside.
    pub fn progress(&self) -> Progress {
        self.take_over_old_progress();
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

    /// Moves the results in the first form of the app into the log. Done twice, or in two windows at
    /// once, it has the same effect.
    pub(crate) fn take_over_old_progress(&self) {
        let Some(text) = self.get(OLD_PROGRESS) else { return };
        let Some(rulings) = old_rulings(&text) else {
            self.set_aside(OLD_PROGRESS, &text, Key::Log);
            return;
        };
        for (id, attempt) in rulings {
            self.keep(&name_of(&id), VERSION, &attempt);
        }
        // Rulings that went into memory only are lost with the page, so the old form stays then.
        if self.0.spare.names().is_ok_and(|names| names.is_empty()) {
            // Where it cannot be removed, it is moved again next time, with the same effect.
            let _ = self.0.store.remove(OLD_PROGRESS);
        }
    }
}

/// The rulings in the first form of the app, by the names that they get in the log; none where it cannot
/// be read.
pub(crate) fn old_rulings(envelope: &str) -> Option<Vec<(String, RulingRecord)>> {
    let old = serde_json::from_str::<Envelope<OldProgress>>(envelope).ok()?;
    let rulings = old.value.records.into_iter().filter_map(|(name, record)| {
        let (scenario, variant) = name.split_once('/')?;
        Some((format!("v1-{scenario}-{variant}"), record.attempt(scenario, variant)))
    });
    Some(rulings.collect())
}

/// Parses a ruling of any form that the app has written.
pub(crate) fn read_attempt(envelope: &str) -> Result<RulingRecord, Unread> {
    read_as(envelope, VERSION, |_, _| None)
}

/// The name within the log, if the name is one of the log's.
pub(crate) fn id_of(name: &str) -> Option<&str> {
    name.strip_prefix(Key::Log.name())?.strip_prefix('.')
}

pub(crate) fn name_of(id: &str) -> String {
    format!("{}.{id}", Key::Log.name())
}

/// Results in the first form.
#[derive(Deserialize)]
struct OldProgress {
    records: BTreeMap<String, OldRecord>,
}

#[derive(Deserialize)]
struct OldRecord {
    best: Score,
    last: Score,
    attempts: u32,
    at: u64,
}

impl OldRecord {
    fn attempt(&self, scenario: &str, variant: &str) -> RulingRecord {
        RulingRecord {
            earlier: Some(Earlier { rulings: self.attempts, best: self.best }),
            ..RulingRecord::of(scenario, variant, self.at, self.last)
        }
    }
}
