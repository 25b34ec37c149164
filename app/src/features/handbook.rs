//! The handbook: what changed, what is disputed, the terms, the method.

pub(crate) mod changes;
pub(crate) mod disputed;
pub(crate) mod front;
pub(crate) mod glossary;
pub(crate) mod incidents;
pub(crate) mod method;
pub(crate) mod page;
pub(crate) mod parts;
pub(crate) mod proposals;
pub mod shelves;

#[cfg(test)]
mod tests;
