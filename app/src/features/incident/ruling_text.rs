//! The texts of rulings.

pub mod compared;

#[cfg(test)]
mod tests;
pub mod text;
