//! The page an arbiter trains on.

mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod bank;
mod browser;
pub mod claims;
pub mod components;
pub mod course_plan;
mod csv;
pub mod desk;
pub mod exam;
pub mod film;
pub mod filter;
pub mod handbook;
pub mod language;
mod later;
pub mod lecturer;
pub mod lms;
pub mod mate;
mod pages;
pub mod panic;
pub mod photographs;
pub mod place;
pub mod plan;
pub mod playback;
pub mod present;
mod progress;
pub mod quadrigliona;
pub mod report;
pub mod review;
pub mod round;
pub mod route;
pub mod session;
pub mod settings;
pub mod shelf;
pub mod storage;
pub mod stories;
pub mod thread;
pub mod whatif;
mod working;

pub use app::{App, AppProps};
pub use browser::next_task;
