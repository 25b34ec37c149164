//! The pages.

mod begin;
mod courses;
mod handbook;
mod home;
mod incident;
mod laws;
mod library;
mod mate;
mod notices;
mod practice;
mod practising;
mod progress;
mod quadrigliona;
pub(crate) mod search;
mod settings;

pub(crate) use handbook::HandbookProps;
pub(crate) use home::HomePage;
pub(crate) use incident::IncidentPageProps;
pub(crate) use laws::LawsProps;
pub(crate) use mate::MateProps;
pub(crate) use notices::{broken_pack, loading, missing_part, not_found};
pub(crate) use practising::{PractisingPage, PractisingProps};
pub(crate) use progress::ProgressProps;
pub(crate) use quadrigliona::QuadriglionaProps;
pub(crate) use settings::SettingsProps;
