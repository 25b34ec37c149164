//! The game before an incident, and the occurrences of a position in it.

pub mod game_walk;
pub mod occurrence;
pub mod side_by_side;
pub mod small_board;

#[cfg(test)]
mod tests;
pub(crate) mod words;
