//! Exams on this device: composing a paper, sitting it, and what was sat before. Plain data; the pages
//! show it.

pub(crate) mod broken;
pub(crate) mod compose;
pub mod composing;
pub(crate) mod intro;
pub(crate) mod item;
pub mod kept;
pub(crate) mod opening;
pub(crate) mod paper;
pub(crate) mod result;
pub mod room;
pub(crate) mod room_page;
pub(crate) mod section;
