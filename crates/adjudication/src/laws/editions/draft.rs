//! The draft of the next edition; `cargo xtask edition new` writes this file. As long as no edition is being
//! drafted, nothing names this one.

pub(crate) use super::e2023::LAWS;
