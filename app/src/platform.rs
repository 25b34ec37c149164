//! The browser and what it offers: page, storage, files, workers, the calendar. It knows nothing of incidents, words or pages.

pub(crate) mod browser;
pub mod calendar;
pub(crate) mod csv;
pub mod names;
pub mod storage;
pub(crate) mod worker;
