//! Incidents and courses of one's own: packs kept on this device, and incidents that an address holds.

pub(crate) mod opened;
pub mod own_packs;
pub(crate) mod page;
mod shown;
mod words;
