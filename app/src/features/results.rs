//! The results of a class: what candidates handed in, marked again, and what they have in common.

pub(crate) mod candidates;
pub(crate) mod files;
pub(crate) mod items;
pub(crate) mod page;
pub(crate) mod principles;
pub mod register;
pub mod tables;
pub mod wrong_principles;

#[cfg(test)]
mod tests;
