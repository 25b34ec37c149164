//! Other programs: running a command, and naming it when it fails.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::root::root;
pub use crate::step::step;

/// Returns the cargo that runs this program.
pub fn cargo() -> Command {
    in_project(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Returns a program that runs in the root of the repository.
pub fn in_project(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Runs the command to its end, its output on the terminal.
///
/// # Errors
/// When it cannot start, or ends with a failure.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line_of(command);
    let status = command.status().with_context(|| format!("`{line}` could not start"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs the command to its end; its output is shown when it fails.
///
/// # Errors
/// When it cannot start, or ends with a failure.
pub fn run_quietly(command: &mut Command) -> Result<()> {
    let line = line_of(command);
    let output = command.output().with_context(|| format!("`{line}` could not start"))?;
    if !output.status.success() {
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        bail!("`{line}` failed ({})", output.status);
    }
    Ok(())
}

/// Returns the standard output of the command; none when it cannot start or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}

fn line_of(command: &Command) -> String {
    let program = command.get_program();
    let name = std::path::Path::new(program).file_name().unwrap_or(program);
    let words = std::iter::once(name).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}
