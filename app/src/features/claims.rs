//! What could have been claimed in the games of a file.

pub(crate) mod entry;
pub(crate) mod form;
pub mod found;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod page;
pub mod pgn;
pub mod reading;
pub mod sections;
pub mod worker;

#[cfg(test)]
mod tests;
