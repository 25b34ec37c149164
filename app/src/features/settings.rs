//! The settings, and what is saved on this device.

pub mod backup;
pub(crate) mod page;
pub(crate) mod saved_data;
pub(crate) mod words;
