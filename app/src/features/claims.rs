//! Finds the draws that could have been claimed in the games of a file.

pub(crate) mod entry;
pub mod findings;
pub(crate) mod form;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod page;
pub mod reading;
pub(crate) mod words;
pub mod worker;

#[cfg(test)]
mod tests;
