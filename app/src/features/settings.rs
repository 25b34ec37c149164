//! The settings, and the data saved on this device.

pub mod backup;
pub(crate) mod page;
pub(crate) mod persistence;
pub(crate) mod saved_data;
pub(crate) mod words;
