//! The browser and its functions: page, storage, files, workers, the calendar. Independent of incidents,
//! texts and pages.

pub(crate) mod browser;
pub mod calendar;
pub(crate) mod csv;
pub(crate) mod effects;
pub mod names;
pub mod player_color;
pub(crate) mod sound;
pub mod storage;
pub(crate) mod worker;
