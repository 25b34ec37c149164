//! The settings, and what is saved on this device.

pub mod backup;
pub(crate) mod kept;
pub(crate) mod page;
pub(crate) mod words;
