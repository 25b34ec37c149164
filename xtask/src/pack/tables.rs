//! The texts of each language, compiled into the tables that the page fetches.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::texts;

/// The folder of the tables, in that of the compiled files.
pub(super) const FOLDER: &str = "words";

/// The tables by the names of their files: one for each language and group.
///
/// # Errors
/// Every fault in the files of `app/words`.
pub(super) fn tables() -> Result<BTreeMap<String, String>> {
    let words = texts::read()?;
    let groups = words.groups();
    let tables = words.languages.iter().flat_map(|language| {
        groups
            .iter()
            .map(|group| (format!("{group}.{}.txt", language.code), words.table(group, language)))
    });
    Ok(tables.collect())
}
