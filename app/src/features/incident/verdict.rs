//! The ruling beside the one given by the trainee: point by point, with reasons and other readings.

pub(crate) mod parts;
pub mod readings;
pub mod reasons;
pub mod slip;
pub mod trace;
