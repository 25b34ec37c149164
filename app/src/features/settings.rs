//! The settings, and what is saved on this device.

pub(crate) mod kept;
pub(crate) mod page;
