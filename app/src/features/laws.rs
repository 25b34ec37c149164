//! The index of articles of each edition.

pub(crate) mod anchor;
pub(crate) mod entry;
pub(crate) mod page;
pub(crate) mod runs;
pub(crate) mod turning;
