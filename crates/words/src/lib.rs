//! The texts of a language, compiled: tables of patterns, and their formatting.
//!
//! Translators write Fluent files (`app/words/<language>/`). `acconcio-words-compiler` turns those of one
//! language and one [group](Table) into a [`Table`], which the page fetches with the language;
//! no parser of Fluent, and no text of any language, is in the wasm. A pattern is text, arguments, and
//! selections among cases by the value of an argument; terms, references and the functions of the grammar
//! have been written out by the compiler.
//!
//! Guarantee: [`Table::read`] accepts only what is of the schema asked for and not cut; formatting does not
//! fail, and shows a pattern that is damaged as far as it goes.
//!
//! Limit: a table does not know which arguments a pattern takes. The functions that the compiler writes
//! do.

pub mod code;
mod format;
mod table;

pub use format::Argument;
pub use table::{Damage, Table};

/// The mark after a text that is shown in English because the language lacks it.
pub const UNTRANSLATED: &str = "\u{1d31}\u{1d3a}";
