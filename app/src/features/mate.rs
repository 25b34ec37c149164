//! The page that asks whether a side can still mate: a position, the question, and the answer with its
//! moves or its proof.

pub(crate) mod answer;
pub(crate) mod answers;
pub(crate) mod asking;
pub(crate) mod effort;
pub(crate) mod line;
pub(crate) mod page;
pub(crate) mod paste;
pub mod plain;
pub mod question;
pub(crate) mod search_page;
pub mod wall;
mod words;
pub mod worker;
