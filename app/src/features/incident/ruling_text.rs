//! Rulings put into lines of words.

pub mod compared;

#[cfg(test)]
mod tests;
pub mod text;
