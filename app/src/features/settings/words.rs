//! The sentences about backups, in every language.

use super::backup::RestoreError;
use crate::language::Language;

impl Language {
    /// The reason why a file is not a backup, and the remedy.
    pub fn restore_error(self, error: &RestoreError) -> String {
        match (self, error) {
            (Language::English, RestoreError::Unreadable { line, column, .. }) => format!(
                "it is damaged or cut off at line {line}, column {column}. Copy it again from where \
                 it was saved."
            ),
            (Language::English, RestoreError::NoBackup) => {
                "it is not a backup of Acconcio. Choose the file that “Save a backup” made."
                    .to_owned()
            }
            (Language::English, RestoreError::Newer(field)) => format!(
                "a newer version of Acconcio wrote it (“{field}”). Load this page again, then read it."
            ),
            (Language::English, RestoreError::Damaged(field)) => format!(
                "the value “{field}” in it is damaged. Save the backup again where it was made."
            ),
            (Language::Italian, RestoreError::Unreadable { line, column, .. }) => format!(
                "è danneggiato o troncato alla riga {line}, colonna {column}. Copialo di nuovo da dove \
                 è stato salvato."
            ),
            (Language::Italian, RestoreError::NoBackup) => {
                "non è una copia di Acconcio. Scegli il file creato con «Salva una copia»."
                    .to_owned()
            }
            (Language::Italian, RestoreError::Newer(field)) => format!(
                "l’ha scritto una versione più recente di Acconcio («{field}»). Ricarica la pagina, \
                 poi leggilo."
            ),
            (Language::Italian, RestoreError::Damaged(field)) => format!(
                "il valore «{field}» è danneggiato. Salva di nuovo la copia dove è stata fatta."
            ),
        }
    }
}
