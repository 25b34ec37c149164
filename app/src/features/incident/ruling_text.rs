//! Rulings put into lines of words.

pub mod aloud;
pub mod clerk;
pub mod compared;

#[cfg(test)]
mod tests;
