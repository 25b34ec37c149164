//! Practice: the order in which incidents come, and the page on which one chooses.

pub(crate) mod begin;
pub mod order;
pub(crate) mod page;
pub mod run;
pub mod thread;

#[cfg(test)]
mod tests;
