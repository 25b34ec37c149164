//! The first page.

pub(crate) mod due;
pub(crate) mod page;
pub(crate) mod way;
