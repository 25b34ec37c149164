//! `build`: the optimised app in `dist`.

use std::env;
use std::path::Path;

use anyhow::{Context, Result};

use crate::process::{self, step};
use crate::scenarios;
use crate::tools::{self, Profile, node};

/// The environment variable that names this program to the hooks in Trunk.toml.
const XTASK: &str = "XTASK";

/// Builds the optimised app in `dist`, to be served from any path of any static host.
///
/// # Errors
/// When a tool is missing, or the build fails.
pub fn build() -> Result<()> {
    build_with(None)
}

/// Does the same with the program of the scenarios that is built already.
///
/// # Errors
/// As [`build`].
pub fn build_with(scenarios: Option<&Path>) -> Result<()> {
    node::ensure_wasm_opt()?;
    let mut trunk = tools::trunk(Profile::Release)?;
    trunk.env(XTASK, env::current_exe().context("this program is gone")?);
    trunk.envs(scenarios.map(|program| (scenarios::BUILT, program)));
    step("building the app into dist/");
    process::run(trunk.args(["build", "--release"]))
}
