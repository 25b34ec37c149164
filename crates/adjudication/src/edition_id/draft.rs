//! The year of the draft of the next edition; `cargo xtask edition new` writes this file.

/// The year; none as long as no edition is being drafted.
pub(super) const YEAR: Option<&str> = None;
