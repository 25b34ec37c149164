//! The tests of the repository as a whole.

mod absence;
mod dependencies;
mod documents;
mod modules;
mod styles;
