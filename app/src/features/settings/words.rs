//! The sentences about backups.

use super::backup::RestoreError;
use crate::language::Language;

impl Language {
    /// The reason why a file is not a backup, and the remedy.
    pub fn restore_error(self, error: &RestoreError) -> String {
        let words = self.settings();
        match error {
            RestoreError::Unreadable { line, column, .. } => {
                words.backup_damaged(line.to_string(), column.to_string())
            }
            RestoreError::NoBackup => words.no_backup().to_owned(),
            RestoreError::Newer(field) => words.backup_newer(field),
            RestoreError::Damaged(field) => words.backup_value_damaged(field),
        }
    }
}
