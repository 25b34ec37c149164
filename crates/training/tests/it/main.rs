//! Grading, exams and what-ifs over written and generated incidents.

mod claims;
mod ended;
mod exam;
#[expect(dead_code, reason = "rulings are not told here")]
#[path = "../../../adjudication/tests/it/film.rs"]
mod film;
mod generated;
mod grading;
mod intervention;
mod properties;
mod whatif;
