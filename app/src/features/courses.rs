//! The courses: the list of them, and each with its lessons.

pub(crate) mod course;
pub(crate) mod page;
pub(crate) mod standing;
