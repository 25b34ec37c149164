//! The pages.

mod incident;
mod laws;
mod library;
mod notices;
mod search;

pub(crate) use incident::IncidentPageProps;
pub(crate) use laws::LawsProps;
pub(crate) use library::{Filter, library_page};
pub(crate) use notices::{broken_pack, loading, missing_part, not_found};
