//! The ruling form: the questions that an incident raises, and the answers given.

pub mod action;
pub(crate) mod asked;
pub mod certainty;
pub mod clocks;
pub mod comparison;
pub mod depth;
pub(crate) mod flow;
pub mod form;
pub(crate) mod form_parts;
pub(crate) mod hint;
pub mod hint_list;
pub mod hints;
pub mod obligation;
pub mod options;
pub mod overlay;
pub mod phase;
pub mod questions;
pub mod record;

pub(crate) mod terms;
#[cfg(test)]
mod tests;
pub(crate) mod words;
