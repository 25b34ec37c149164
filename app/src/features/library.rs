//! The list of incidents: which there are, which are chosen, and how a choice is kept in an address.

pub(crate) mod card;
pub mod filter;
pub(crate) mod filters;
pub(crate) mod page;
pub mod shelf;
