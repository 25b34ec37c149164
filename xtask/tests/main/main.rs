//! The tests of the repository as a whole.

mod absence;
mod comments;
mod dependencies;
mod documents;
mod modules;
mod styles;
