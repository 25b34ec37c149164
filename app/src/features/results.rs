//! The results of a class: the files that candidates handed in, marked again, and their statistics.

pub mod adjustment;
pub mod alike;
pub(crate) mod candidates;
pub mod entry;
pub(crate) mod files;
pub(crate) mod frame;
pub(crate) mod from_classroom;
pub(crate) mod history;
pub mod identity;
pub(crate) mod items;
pub(crate) mod keeping;
pub mod mark_book;
pub(crate) mod one;
pub(crate) mod page;
pub(crate) mod principles;
pub mod register;
pub mod roster;
pub mod tables;
pub(crate) mod words;
pub mod wrong_principles;

#[cfg(test)]
mod tests;
