//! Reviews: the scenarios due on a day, and the variant of each.
//!
//! The state of memory is never stored: it follows from the log of rulings. One scenario is one item.
//! Forgetting is computed by FSRS with the parameters that its authors found for most people.

pub mod forecast;
pub mod memory;
pub(crate) mod panel;
pub mod queue;
pub mod rating;
pub mod schedule;

#[cfg(test)]
mod tests;
pub(crate) mod words;
