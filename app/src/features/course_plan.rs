//! A course plan: what is shown on which day.

pub(crate) mod editing;
pub(crate) mod entry;
pub(crate) mod finding;
pub(crate) mod keeping;
pub(crate) mod page;
pub mod plan;
pub mod plans;
pub(crate) mod tools;

#[cfg(test)]
mod tests;
