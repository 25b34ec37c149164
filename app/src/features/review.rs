//! Review: which incidents come back, on which day, and which variant of each.
//!
//! What one remembers is never kept: it follows from the log of rulings. One scenario is one item. The
//! forgetting is reckoned by FSRS with the parameters its authors found for most people.

pub mod forecast;
pub mod memory;
pub(crate) mod panel;
pub mod queue;
pub mod rating;
pub mod schedule;

#[cfg(test)]
mod tests;
pub(crate) mod words;
