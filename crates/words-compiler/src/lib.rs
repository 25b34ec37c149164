//! Turns the Fluent files of translators into tables of patterns and typed Rust functions.
//!
//! A folder of languages has one folder for each (`en`, `it`), and that has files of its own (`language.ftl`,
//! which names the language, and `grammar.ftl`, its terms) and one folder for each group of texts that is
//! fetched together, with one file for each subject. English is the source: it says which texts there are
//! and which arguments each takes.
//!
//! [`Words::read`] reads them all, and [`Words::table`] compiles one group in one language into an
//! `acconcio_words::Table`. [`Words::signatures`] says which texts there are, and [`Signatures::rust`] writes one
//! function for each: a text that is said otherwise leaves them as they are, and nothing is compiled anew.
//!
//! Guarantee: what is read has no text that English lacks, no argument that English does not give, and no
//! argument left out that English shows; otherwise every fault is reported with file and line. The same
//! files give the same text. What a language lacks is there in English, marked with [`UNTRANSLATED`].
//!
//! Limit: of Fluent, a term takes the arguments of a call (`{ PLAYER($winner, case: "of") }` is the term
//! `-player` with the variables that the comment above it names, in that order, and with `$case`), a message refers to messages of its own file only, and numbers are
//! written as whoever shows the text writes them. A line break in a text is a space, an empty line begins a paragraph.

mod fault;
mod pattern;
mod resolve;
mod rust;
mod signatures;
mod source;
mod table;
mod variables;
mod words;

pub use acconcio_words::UNTRANSLATED;
pub use fault::Fault;
pub use signatures::{NoSignature, Signatures};
pub use words::{Language, Message, Parameter, Words};

/// The group of texts that are part of the page itself, which has them in every language: there are no functions
/// and no tables for it.
pub const START: &str = "start";

/// The code of the language from which all others are translated.
pub const SOURCE: &str = "en";
