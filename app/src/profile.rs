//! The person at this device: settings, what he plans to review, and his results, shared by every page.

pub(crate) mod progress;
pub mod review_plan;
pub mod settings;
