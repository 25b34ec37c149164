//! The texts of rulings.

pub mod aloud;
pub mod compared;

#[cfg(test)]
mod tests;
pub mod text;
