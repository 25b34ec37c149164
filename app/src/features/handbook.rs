//! The handbook: the changes between editions, the disputed points, the proposals, the glossary, the
//! method.

pub(crate) mod changes;
pub(crate) mod disputed;
pub(crate) mod front;
pub(crate) mod glossary;
pub mod incident_lists;
pub(crate) mod incidents;
pub(crate) mod method;
pub(crate) mod opening;
pub(crate) mod page;
pub(crate) mod proposals;
mod ruling_changes;

#[cfg(test)]
mod tests;
