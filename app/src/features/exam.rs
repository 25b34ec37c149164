//! Exams on this device: composing a paper, attempt it, and what was sat before. Plain data; the pages
//! show it.

pub mod attempt;
pub(crate) mod attempt_page;
pub(crate) mod broken;
pub(crate) mod compose;
pub mod composing;
pub(crate) mod intro;
pub(crate) mod item;
pub(crate) mod opening;
pub(crate) mod paper;
pub(crate) mod result;
pub mod saved;
pub(crate) mod section;
pub(crate) mod words;
