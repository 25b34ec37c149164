//! The same incident under other laws, on other facts, in other readings.

pub mod choices;
pub mod section;
pub mod sheet;
pub mod table;
pub mod trace;
pub mod whatif;

#[cfg(test)]
mod tests;
