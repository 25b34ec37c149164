//! The ruling form: which questions an incident raises, and what has been answered.

pub mod action;
pub mod certainty;
pub mod clocks;
pub mod desk;
pub mod hints;
pub mod hints_given;
pub mod obligation;
pub mod offers;
pub mod options;
pub mod overlay;
pub mod pointing;
pub mod questions;
pub mod record;

#[cfg(test)]
mod tests;
