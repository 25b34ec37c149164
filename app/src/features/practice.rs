//! Practice: the order in which incidents come, and the page on which one chooses.

pub(crate) mod page;
