//! The ruling beside the one given: point by point, with reasons and other readings.

pub mod readings;
pub mod reasons;
pub mod sheet;
pub mod slip;
