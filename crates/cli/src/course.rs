//! The course that a command is given: of the repository, of a list, of a pack or of a folder.

use std::io::{Write, stderr};
use std::path::Path;

use acconcio_scenario_files::Chosen;
use acconcio_scenario_files::texts::shown;
use anyhow::{Result, ensure};

use crate::bad_input::BadInput;

/// Reads the course; what a pack has that is not right is named on the terminal, and left out.
///
/// # Errors
/// [`BadInput`] when there is no such course, or when it is wrong, with all errors.
pub fn read(root: &Path, named: &str) -> Result<Chosen> {
    let wrong = |error: anyhow::Error| BadInput::new(format!("{error:#}"));
    let chosen = Chosen::read(root, named).map_err(wrong)?;
    for it in &chosen.left_out {
        // Where nobody reads this, the exit code tells.
        let _ = writeln!(stderr(), "left out: {}\n{}\n", it.path, shown(&it.wrong));
    }
    Ok(chosen)
}

/// Ends a command that is done with the course.
///
/// # Errors
/// When something was left out.
pub fn whole(left_out: usize) -> Result<()> {
    ensure!(left_out == 0, "{left_out} files of the pack are not right, and were left out");
    Ok(())
}
