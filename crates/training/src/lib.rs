//! What a trainer makes of rulings: answers graded, papers drawn and marked, incidents looked up and
//! turned.
//!
//! [`grading`] compares an answer with a ruling, point by point. [`exam`] draws papers from a blueprint
//! and marks them. [`whatif`] rules on the same incident under every other Law and with any fact
//! changed. [`intervention`] tells from which act to which the arbiter steps in unasked. [`scenario`] is the
//! compiled form of a scenario file, [`digest`] what is derived from scenarios to look them up.
//!
//! # The guarantee, and its limit
//!
//! No verdict is kept: every mark, drawing and comparison is derived from a ruling of
//! `acconcio-adjudication`, the same on every machine. The crate does not know the browser, the time of
//! day, chance (a drawing has its seed as a parameter), or any human language.

pub mod complexity;
pub mod digest;
pub mod exam;
pub mod grading;
pub mod intervention;
pub mod scenario;
pub mod whatif;
