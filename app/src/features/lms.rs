//! The package for a learning platform.

pub(crate) mod answered;
pub mod call;
pub mod link;
pub mod opening;
pub mod package;
pub mod reply;
pub mod score;
pub(crate) mod score_view;
pub mod search;
pub mod session;
pub mod standard;
pub mod store;
pub mod suspended;

#[cfg(test)]
mod tests;
pub(crate) mod words;
