//! The person at this device: settings, the plan of reviews, and the results, shared by every page.

pub(crate) mod progress;
pub mod review_plan;
pub mod settings;
pub(crate) mod shared;
