//! Training with rulings: grading of answers, drawing and marking of exams, and the index and the variation
//! of incidents.
//!
//! [`grading`] compares an answer with a ruling, question by question. [`exam`] draws papers from a
//! blueprint and marks them. [`whatif`] rules on the same incident under every other edition and with any
//! fact changed. [`intervention`] determines when the arbiter intervenes of his own accord. [`scenario`] is
//! the compiled form of a scenario file, [`digest`] the index derived from scenarios.
//!
//! # Guarantee and limits
//!
//! No ruling is stored: every mark, drawing and comparison is derived from a ruling of
//! `acconcio-adjudication`, the same on every machine. The crate has no browser, no time of day, no
//! randomness (a drawing has its seed as a parameter), and no human language.

pub mod changes;
pub mod complexity;
pub mod digest;
pub mod exam;
pub mod grading;
pub mod intervention;
pub mod scenario;
pub mod whatif;
