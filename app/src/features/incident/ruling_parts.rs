//! The ruling beside the one given by the trainee: point by point, with reasons and other readings.

pub mod readings;
pub mod reasons;
pub(crate) mod sections;
pub mod slip;
pub mod trace;
pub(crate) mod why;
