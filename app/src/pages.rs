//! The pages.

mod incident;
mod laws;
mod library;
mod notices;
mod search;

pub(crate) use incident::IncidentPage;
pub(crate) use laws::LawsPage;
pub(crate) use library::{Filter, library_page};
pub(crate) use notices::{broken_pack, loading, not_found};
