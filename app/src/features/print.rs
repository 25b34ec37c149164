//! The sheets printed of an incident: a handout, and the arbiter's report.

pub(crate) mod handout;
pub(crate) mod page;
mod poster;
pub(crate) mod printed;
pub mod report;
pub(crate) mod report_sheet;
pub(crate) mod sheet;
pub(crate) mod words;
