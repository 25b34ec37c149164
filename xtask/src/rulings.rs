//! The corpus, read once and held against what is blessed and against what has to be covered.

use anyhow::Result;

use crate::{check, coverage};

/// Checks every scenario and course, and that statements and provisions are covered.
///
/// # Errors
/// When a file is wrong, a ruling is not as blessed, or something is not covered.
pub fn test() -> Result<()> {
    check::check_all()?;
    coverage::coverage_is_full()
}
