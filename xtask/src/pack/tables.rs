//! The texts of each language, compiled into the tables that the page fetches.

use std::collections::BTreeMap;

use acconcio_words_compiler::Words;

/// The folder of the tables, in that of the compiled files.
pub(super) const FOLDER: &str = "words";

/// The tables by the names of their files: one for each language and group.
pub(super) fn tables(words: &Words) -> BTreeMap<String, String> {
    let groups = words.groups();
    let tables = words.languages.iter().flat_map(|language| {
        groups
            .iter()
            .map(|group| (format!("{group}.{}.txt", language.code), words.table(group, language)))
    });
    tables.collect()
}
