//! The pages.

mod incident;
mod library;
mod notices;

pub(crate) use incident::incident_page;
pub(crate) use library::{Filter, library_page};
pub(crate) use notices::{broken_pack, loading, not_found};
