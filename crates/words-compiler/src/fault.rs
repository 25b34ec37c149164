//! A fault in a file.

use std::path::PathBuf;

/// A fault in a file of texts, with its remedy.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("{}:{line}: {said}", file.display())]
pub struct Fault {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// The fault and its remedy.
    pub said: String,
}
