//! The journal of a classroom: its events in an SQLite database.
//!
//! Guarantee: what [`Journal::append`] has returned from is on the disk (write-ahead log, synchronised at every
//! commit), whatever becomes of the process; several events are committed together or not at all.
//!
//! Limit: a disk that confirms what it has not written cannot be helped. One process at a time: a second one is
//! refused.

use std::path::Path;

use rusqlite::{Connection, params};

use crate::event::Event;

/// The journal.
#[derive(Debug)]
pub struct Journal {
    connection: Connection,
}

/// An event as it stands in the journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The instant, in milliseconds since 1970 by the laptop's clock.
    pub at: u64,
    /// The event.
    pub event: Event,
}

/// The reason why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The database cannot be opened, read or written.
    #[error("the classroom's file cannot be used: {0}")]
    Database(#[from] rusqlite::Error),
    /// Another process uses it.
    #[error(
        "another `acconcio host` is running on this file: end it, or name another file with --data"
    )]
    InUse,
    /// The file is something else, or of a newer version.
    #[error("the file is no classroom that this version reads (its mark is {found})")]
    OtherFile {
        /// The mark of the application that wrote it, and its version.
        found: String,
    },
    /// An event cannot be read.
    #[error("event {number} of the classroom's file cannot be read: {reason}")]
    Event {
        /// The number of the event.
        number: i64,
        /// The error of the reader.
        reason: serde_json::Error,
    },
}

/// The mark of a classroom in the header of the file: the letters `Acro`.
const MARK: i32 = 0x4163_726f;

/// The version of the file.
const VERSION: i32 = 1;

impl Journal {
    /// Opens the journal in a file, which is made if it is not there.
    ///
    /// # Errors
    /// When the file cannot be opened, is in use, or is no journal.
    pub fn open(file: &Path) -> Result<Journal, JournalError> {
        Journal::of(Connection::open(file)?)
    }

    /// A journal that is forgotten with the process.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Journal, JournalError> {
        Journal::of(Connection::open_in_memory()?)
    }

    fn of(connection: Connection) -> Result<Journal, JournalError> {
        // The lock of the first write is kept until the process ends, and without the process ends with it.
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(in_use)?;
        connection
            .pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))
            .map_err(in_use)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        let mark: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let tables: i64 =
            connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        match (mark, version, tables) {
            (MARK, VERSION, _) => connection.execute_batch("BEGIN IMMEDIATE; COMMIT").map_err(in_use)?,
            (0, 0, 0) => connection
                .execute_batch(&format!(
                    "BEGIN IMMEDIATE; \
                     CREATE TABLE event (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, body TEXT NOT NULL) STRICT; \
                     PRAGMA application_id = {MARK}; PRAGMA user_version = {VERSION}; COMMIT"
                ))
                .map_err(in_use)?,
            (mark, version, _) => {
                return Err(JournalError::OtherFile { found: format!("{mark:#x}, version {version}") });
            }
        }
        Ok(Journal { connection })
    }

    /// Reads all events, in their order.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn read(&self) -> Result<Vec<Entry>, JournalError> {
        let mut statement =
            self.connection.prepare("SELECT number, at, body FROM event ORDER BY number")?;
        let rows = statement.query_map([], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, String>(2)?))
        })?;
        let mut entries = Vec::new();
        for row in rows {
            let (number, at, body) = row?;
            let event = serde_json::from_str(&body)
                .map_err(|reason| JournalError::Event { number, reason })?;
            entries.push(Entry { at: at.unsigned_abs(), event });
        }
        Ok(entries)
    }

    /// Appends events, all of them or none, and returns when they are on the disk.
    ///
    /// # Errors
    /// When they cannot be written; then none of them is.
    pub fn append(&mut self, entries: &[Entry]) -> Result<(), JournalError> {
        let transaction = self.connection.transaction()?;
        {
            let mut insert = transaction.prepare("INSERT INTO event (at, body) VALUES (?1, ?2)")?;
            for Entry { at, event } in entries {
                // Texts, numbers and lists of them can always be written.
                let body = serde_json::to_string(event).unwrap_or_default();
                insert.execute(params![i64::try_from(*at).unwrap_or(i64::MAX), body])?;
            }
        }
        transaction.commit()?;
        Ok(())
    }

    /// Moves the write-ahead log into the file.
    ///
    /// # Errors
    /// When that cannot be written; nothing is lost then.
    pub fn settle(&self) -> Result<(), JournalError> {
        self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    }
}

fn in_use(error: rusqlite::Error) -> JournalError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => {
            JournalError::InUse
        }
        Some(_) | None => JournalError::Database(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticked(ran: u64) -> Entry {
        Entry { at: 1_700_000_000_000 + ran, event: Event::ExamTicked { ran } }
    }

    fn file(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("acconcio-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        folder.join("classroom.sqlite")
    }

    #[test]
    fn ok_what_was_appended_is_read_back_in_its_order() {
        let file = file("journal");
        for round in 0..3 {
            let mut journal = Journal::open(&file).expect("it opens");
            assert_eq!(journal.read().expect("it is read").len(), 2 * round);
            let number = 2 * u64::try_from(round).expect("small");
            journal.append(&[ticked(number), ticked(number + 1)]).expect("it is written");
        }
        let entries = Journal::open(&file).expect("it opens").read().expect("it is read");
        assert_eq!(entries, (0..6).map(ticked).collect::<Vec<_>>());
    }

    #[test]
    fn err_a_second_process_or_another_file() {
        let file = file("in-use");
        let first = Journal::open(&file).expect("it opens");
        assert!(matches!(Journal::open(&file), Err(JournalError::InUse)));
        drop(first);
        let other = file.with_file_name("other.sqlite");
        let connection = Connection::open(&other).expect("it opens");
        connection.execute_batch("CREATE TABLE mine (x)").expect("it is written");
        drop(connection);
        assert!(matches!(Journal::open(&other), Err(JournalError::OtherFile { .. })));
        std::fs::write(&other, "no database at all, only a text of some length").expect("written");
        assert!(matches!(Journal::open(&other), Err(JournalError::Database(_))));
    }
}
