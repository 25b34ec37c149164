//! The courses: the list of them, and each with its lessons.

pub(crate) mod course;
pub(crate) mod course_progress;
pub(crate) mod lessons;
pub(crate) mod match_course;
pub(crate) mod page;
