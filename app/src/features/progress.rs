//! Progress: the incidents ruled on, and the results.

pub(crate) mod articles;
pub(crate) mod book;
pub(crate) mod by_article;
pub(crate) mod group;
pub(crate) mod highlights;
pub(crate) mod history;
pub(crate) mod members;
pub(crate) mod page;
pub(crate) mod strength;
pub(crate) mod table;

#[cfg(test)]
mod tests;
