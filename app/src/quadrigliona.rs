//! Quadrigliona: the film of a match, the form on which it is ruled, and what was ruled before.

mod desk;
mod film;
mod offers;
pub mod papers;
mod rulings;
mod shown;

#[cfg(test)]
mod tests;

pub use desk::{Desk, DeskAction, Dossier, Part, Phase, Verdict};
pub use film::{MatchFilm, MatchFilmError, table_of};
pub use rulings::{Ruled, Rulings};
