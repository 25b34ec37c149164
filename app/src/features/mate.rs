//! Whether a side can still mate: a position, the question, and the answer with its moves or its proof.

pub(crate) mod answer;
pub(crate) mod line;
pub(crate) mod page;
pub mod question;
pub mod wall;
pub mod worker;
