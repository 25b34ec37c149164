//! Interventions: the replay runs once, by itself, and the trainee stops the clocks.

pub mod round;
pub(crate) mod verdict;
pub(crate) mod watched;
pub(crate) mod watching;
