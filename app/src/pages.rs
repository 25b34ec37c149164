//! The pages.

mod begin;
mod home;
mod incident;
mod laws;
mod library;
mod notices;
pub(crate) mod search;
mod settings;

pub(crate) use home::HomePage;
pub(crate) use incident::IncidentPage;
pub(crate) use laws::LawsPage;
pub(crate) use library::library_page;
pub(crate) use notices::{broken_pack, loading, not_found};
pub(crate) use settings::settings_page;
