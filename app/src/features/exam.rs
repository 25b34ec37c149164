//! Exams on this device: composing a paper, taking it, and the earlier attempts. The modules with plain
//! data and logic are public; the others are the pages that show them.

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
