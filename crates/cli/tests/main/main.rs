//! Tests of the program, called as a process.

mod claims;
mod diff;
#[cfg(feature = "host")]
mod host;
mod mate;
mod moodle;
mod own_courses;
mod pack;
mod reasons;
mod rule;

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("a folder")
}

/// Returns a command of the program, called in the root of the repository.
fn acconcio(command: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_acconcio"));
    program.arg(command).current_dir(root());
    program
}
