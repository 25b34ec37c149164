//! Incidents as questions of a question bank.

pub mod candidates;
pub mod item;
pub mod xml;

#[cfg(test)]
mod tests;
