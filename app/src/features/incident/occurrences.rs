//! The game before an incident, and the occurrences of a position in it.

pub mod game_walk;
pub mod photographs;
pub mod side_by_side;
pub mod walk;

#[cfg(test)]
mod tests;
