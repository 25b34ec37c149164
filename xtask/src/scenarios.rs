//! The commands on scenarios: a program of its own, because it needs all the libraries (`scenarios_program.rs`).

use std::env;
use std::ffi::{OsStr, OsString};
use std::os::unix::process::CommandExt;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::root::root;

/// The name of the program.
pub const PROGRAM: &str = "xtask-scenarios";

/// The environment variable that names the program where it is built already.
pub const BUILT: &str = "XTASK_SCENARIOS";

/// The options of such a command.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Options {
    /// The arguments of the program; `--help` lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    all: Vec<OsString>,
}

/// Builds the program and has it run a command in the place of this one.
///
/// # Errors
/// When it cannot start.
pub fn run(name: &str, options: &Options) -> Result<()> {
    run_with(name, &options.all)
}

/// Builds the program and has it run a command with these arguments in the place of this one.
///
/// # Errors
/// When it cannot start.
pub fn run_with(name: &str, arguments: impl IntoIterator<Item: AsRef<OsStr>>) -> Result<()> {
    Err(program().arg(name).args(arguments).exec()).context("the program could not start")
}

/// Returns the command that builds the program.
pub fn build() -> Command {
    let mut cargo = process::cargo();
    cargo.args(["build", "--bin", PROGRAM]);
    cargo
}

/// Runs in the folder of whoever calls: files are named from there.
fn program() -> Command {
    if let Some(built) = env::var_os(BUILT) {
        return Command::new(built);
    }
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--quiet", "--bin", PROGRAM, "--manifest-path"]);
    cargo.arg(root().join("Cargo.toml")).arg("--");
    cargo
}
