//! Interventions: the replay runs once, by itself, and the trainee stops the clocks.

pub(crate) mod assessment;
pub mod round;
pub(crate) mod watched;
pub(crate) mod watching;
