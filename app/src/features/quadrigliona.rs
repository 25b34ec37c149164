//! Quadrigliona: the film of a match, the form on which it is ruled, and what was ruled before.

pub(crate) mod beside;
pub mod desk;
pub mod film;
pub(crate) mod form;
pub(crate) mod game;
pub(crate) mod hall;
pub(crate) mod hooks;
pub mod offers;
pub(crate) mod page;
pub mod papers;
pub(crate) mod player;
pub(crate) mod readings;
pub mod rulings;
pub mod shown;
pub(crate) mod told;
pub(crate) mod track;
pub(crate) mod verdict;

#[cfg(test)]
mod tests;
