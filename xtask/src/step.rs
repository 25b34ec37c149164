//! The announcement of a step.

use std::fmt::Display;

/// Prints one line on the terminal: the step that begins.
pub fn step(what: impl Display) {
    eprintln!("==> {what}");
}
