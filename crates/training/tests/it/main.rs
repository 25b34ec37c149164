//! Grading, exams and what-ifs over written and generated incidents.

mod claims;
mod ended;
mod exam;
mod generated;
mod grading;
#[expect(dead_code, reason = "rulings are not written here")]
#[path = "../../../adjudication/tests/it/incident_text.rs"]
mod incident_text;
mod intervention;
mod properties;
mod whatif;
