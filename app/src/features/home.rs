//! The first page.

mod body;
pub mod coming;
pub(crate) mod due;
mod early_replay;
pub(crate) mod incident;
pub(crate) mod next_incident;
pub(crate) mod page;
mod path;
mod verdict;
mod ways;
