//! The page an arbiter trains on.

mod app;
pub mod features;
pub mod language;
pub mod packs;
pub mod pasted;
pub mod platform;
pub mod profile;
pub mod replay;
pub mod route;
pub(crate) mod texts;
pub mod ui;

pub use app::start::{first_texts, in_place_of};
pub use app::worker::{is_worker, serve};
pub use app::{App, AppProps};
pub use platform::browser::{next_task, not_started};
