//! The pages.

mod incident;
mod library;
mod notices;

pub(crate) use incident::IncidentPage;
pub(crate) use library::LibraryPage;
pub(crate) use notices::{BrokenFilm, BrokenPack, LoadingPage, NotFoundPage};
