//! `build`: the optimised app in `dist`; for the tests of a change, another that is sooner built.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::process::{self, step};
use crate::tools::{self, Profile, QUICK, node};
use crate::{finish, project, scenarios};

/// The environment variable that names this program to the hooks in Trunk.toml.
const XTASK: &str = "XTASK";

/// A build with all that is published.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// As it is published.
    Published,
    /// Without the work of making it small, which takes most of the time: for the tests of a change.
    Quick,
}

impl Kind {
    /// The folder of the app.
    pub fn folder(self) -> PathBuf {
        match self {
            Kind::Published => project::dist(),
            Kind::Quick => project::root().join("target/quick-app"),
        }
    }
}

/// The options for building the app.
#[derive(Args)]
pub struct Options {
    /// Build it sooner, but twice as large, into target/quick-app/: what tests a change
    #[arg(long)]
    pub quick: bool,
}

/// Builds the app, to be served from any path of any static host.
///
/// # Errors
/// When a tool is missing, or the build fails.
pub fn build(options: &Options) -> Result<()> {
    build_with(if options.quick { Kind::Quick } else { Kind::Published }, None)
}

/// Builds the app as it is published.
///
/// # Errors
/// As [`build`].
pub fn published() -> Result<()> {
    build_with(Kind::Published, None)
}

/// Does the same with the program of the scenarios that is built already.
///
/// # Errors
/// As [`build`].
pub fn build_with(kind: Kind, scenarios: Option<&Path>) -> Result<()> {
    node::ensure_binaryen()?;
    let mut trunk = tools::trunk(match kind {
        Kind::Published => Profile::Release,
        Kind::Quick => Profile::Quick,
    })?;
    trunk.env(XTASK, env::current_exe().context("this program is gone")?);
    trunk.envs(scenarios.map(|program| (scenarios::BUILT, program)));
    trunk.args(["build", "--release", "--dist"]).arg(kind.folder());
    if kind == Kind::Quick {
        trunk.args(["--cargo-profile", QUICK]).env(finish::QUICK, "yes");
    }
    step(format!("building the app into {}", kind.folder().display()));
    process::run(&mut trunk)
}
