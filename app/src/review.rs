//! Review: which incidents come back, on which day, and which variant of each.
//!
//! What one remembers is never kept: it follows from the log of rulings. One story is one item. The
//! forgetting is reckoned by FSRS with the parameters its authors found for most people.

mod day;
mod forecast;
mod memory;
mod queue;
mod rating;
mod schedule;

#[cfg(test)]
mod tests;

pub use day::{Date, Day, Now, Zone};
pub use forecast::{Forecast, forecast};
pub use memory::{Remembered, remembered};
pub use queue::{Due, Today, review_hash, today};
pub use rating::{Rating, rating};
pub use schedule::{Goal, Outlook, due_on, outlook};
