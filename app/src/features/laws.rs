//! The index of articles of each edition.

pub(crate) mod entry;
pub(crate) mod page;
pub(crate) mod place;
pub(crate) mod runs;
pub(crate) mod turning;
