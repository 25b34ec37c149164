//! The features of the app: one folder holds the state, the pages and the styles of one.

pub mod bench;
pub mod claims;
pub mod classroom;
pub mod course_plan;
pub(crate) mod courses;
pub mod exam;
pub mod handbook;
pub mod home;
pub mod incident;
pub(crate) mod laws;
pub mod library;
pub mod lms;
pub mod mate;
pub mod own;
pub mod pictures;
pub mod practice;
pub mod presenter;
pub mod print;
pub(crate) mod progress;
pub mod quadrigliona;
pub mod question_bank;
pub mod results;
pub mod review;
pub(crate) mod settings;
pub(crate) mod teach;
