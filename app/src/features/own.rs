//! Incidents and courses of one's own: packs kept on this device, and incidents that an address holds.

pub mod kept;
pub(crate) mod opened;
pub(crate) mod page;
mod shelf;
mod words;
