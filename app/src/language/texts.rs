//! The texts of the files in `app/words`: a typed function for each, and the tables they read.

use std::sync::OnceLock;

use acconcio_words::{Argument, Damage, Table};
use strum::VariantArray;

use super::say::{Count, Say};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The number of tables: one for each language and group.
const COUNT: usize = Language::VARIANTS.len() * Group::VARIANTS.len();

static LOADED: [OnceLock<Table>; COUNT] = [const { OnceLock::new() }; COUNT];

fn place(language: Language, group: Group) -> usize {
    language as usize * Group::VARIANTS.len() + group as usize
}

/// Whether the texts of a group are there in a language.
pub(crate) fn is_loaded(language: Language, group: Group) -> bool {
    table(language, group).is_some()
}

/// Keeps the texts of a group in a language, which have been fetched.
///
/// # Errors
/// When they are damaged or of another version.
pub(crate) fn keep(language: Language, group: Group, text: String) -> Result<(), Damage> {
    if !is_loaded(language, group) {
        // They stay as long as the page; every text refers to them.
        let table = Table::read(String::leak(text), SCHEMA)?;
        let _ = LOADED[place(language, group)].set(table);
    }
    Ok(())
}

#[cfg(target_arch = "wasm32")]
fn table(language: Language, group: Group) -> Option<&'static Table> {
    LOADED[place(language, group)].get()
}

/// Outside of a browser all texts are there.
#[cfg(not(target_arch = "wasm32"))]
fn table(language: Language, group: Group) -> Option<&'static Table> {
    let read = || {
        Table::read(compiled(language, group), SCHEMA)
            .expect("app/words/signatures.txt is of these texts: `cargo xtask pack` writes it")
    };
    Some(LOADED[place(language, group)].get_or_init(read))
}

/// A release carries them with it.
#[cfg(carries_texts)]
fn compiled(language: Language, group: Group) -> &'static str {
    TABLES[language as usize][group as usize]
}

/// While one works on them, they are read from their files, and a change of a text compiles nothing anew.
#[cfg(not(any(carries_texts, target_arch = "wasm32")))]
fn compiled(language: Language, group: Group) -> &'static str {
    use acconcio_words_compiler::Words;
    use std::path::Path;
    use std::sync::LazyLock;

    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        Words::read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/words")))
            .expect("the texts are without fault")
    });
    let found = WORDS.languages.iter().find(|it| it.code == language.code());
    String::leak(found.map(|it| WORDS.table(group.name(), it)).unwrap_or_default())
}

fn text(language: Language, group: Group, index: usize) -> &'static str {
    table(language, group).map_or_else(|| not_there(group), |table| table.text(index))
}

fn format(language: Language, group: Group, index: usize, arguments: &[Argument<'_>]) -> String {
    let grouped = |number| language.grouped(number);
    table(language, group).map_or_else(
        || not_there(group).to_owned(),
        |table| table.format(index, arguments, &grouped),
    )
}

/// The text shown for one whose group has not been fetched: the page names too few groups (`Lazy::TEXTS`), which the
/// tests in browsers read on the console.
#[cold]
fn not_there(group: Group) -> &'static str {
    let missing = format!("the texts of {} were not fetched", group.name());
    web_sys::console::error_1(&missing.into());
    "…"
}
