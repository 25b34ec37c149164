//! The scenarios, read once and checked against what is blessed and what has to be covered.

use acconcio_scenario_files as scenario;
use anyhow::Result;

use crate::root::root;
use crate::{check, coverage};

/// Checks every scenario and course, and that statements and provisions are covered.
///
/// # Errors
/// When a file is wrong, a ruling is not as blessed, or something is not covered.
pub fn test() -> Result<()> {
    let scenarios = scenario::named_or_all(&root(), &[])?;
    check::check_scenarios(&scenarios)?;
    check::check_courses(&scenarios)?;
    coverage::coverage_is_full(scenarios)
}
