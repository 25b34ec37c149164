//! Intervention: the replay runs once, by itself, and one stops the clocks.

pub mod round;
pub(crate) mod verdict;
pub(crate) mod watching;
