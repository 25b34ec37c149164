//! The browser and its functions: page, storage, files, workers, the calendar. Independent of incidents,
//! texts and pages.

pub(crate) mod address;
pub(crate) mod browser;
pub mod calendar;
pub(crate) mod classroom;
pub(crate) mod csv;
pub(crate) mod effects;
pub mod names;
pub(crate) mod persistence;
pub(crate) mod place;
pub mod player_color;
pub(crate) mod sharing;
pub(crate) mod sound;
pub mod storage;
pub(crate) mod worker;
