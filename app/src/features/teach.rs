//! The page of teaching: all that a lecturer needs for a term.

pub(crate) mod page;
