//! The pages.

mod begin;
mod claims;
mod courses;
mod exam;
mod handbook;
mod home;
mod incident;
mod laws;
mod library;
mod lms;
mod mate;
mod notices;
mod practice;
mod practising;
mod present;
mod print;
mod progress;
mod quadrigliona;
pub(crate) mod search;
mod searching;
mod settings;

pub(crate) use exam::ExamProps;
pub(crate) use handbook::HandbookProps;
pub(crate) use home::HomePage;
pub(crate) use incident::IncidentPageProps;
pub(crate) use laws::LawsProps;
pub(crate) use notices::{broken_pack, loading, missing_part, not_found};
pub(crate) use practising::{PractisingPage, PractisingProps};
pub(crate) use present::PresentProps;
pub(crate) use print::PrintProps;
pub(crate) use progress::ProgressProps;
pub(crate) use quadrigliona::QuadriglionaProps;
pub(crate) use searching::SearchingProps;
pub(crate) use settings::SettingsProps;
