//! Exams on this device: composing a paper, taking it, and the earlier attempts. The state is plain data,
//! which the pages show.

pub mod attempt;
pub(crate) mod attempt_page;
pub(crate) mod balance;
pub mod blueprints;
pub(crate) mod broken;
pub(crate) mod code_form;
pub(crate) mod codes;
pub(crate) mod compose;
pub mod composing;
pub(crate) mod handing_in;
pub(crate) mod intro;
pub(crate) mod item;
pub(crate) mod lecturer;
pub(crate) mod lock;
pub(crate) mod made;
mod made_exam;
pub(crate) mod marked;
pub(crate) mod opening;
pub(crate) mod paper;
pub(crate) mod result;
pub mod saved;
pub(crate) mod saved_blueprints;
pub mod saved_facts;
pub(crate) mod section;
pub(crate) mod session;
pub(crate) mod words;
