//! The results of a class: the files that candidates handed in, marked again, and their statistics.

pub(crate) mod candidates;
pub(crate) mod files;
pub(crate) mod frame;
pub(crate) mod items;
pub(crate) mod page;
pub(crate) mod principles;
pub mod register;
pub mod tables;
pub(crate) mod words;
pub mod wrong_principles;

#[cfg(test)]
mod tests;
