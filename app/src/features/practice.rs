//! Practice: the page on which a kind of practice is chosen.

pub(crate) mod page;
