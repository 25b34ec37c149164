//! `build`: the optimised app in `dist`.

use anyhow::Result;

use crate::process::{self, step};
use crate::tools::{self, node};

/// Leaves the optimised app in `dist`, to be served from any path of any static host.
///
/// # Errors
/// When a tool is missing, or the build fails.
pub fn build() -> Result<()> {
    node::ensure_wasm_opt()?;
    let mut trunk = tools::trunk()?;
    step("building the app into dist/");
    process::run(trunk.args(["build", "--release"]))
}
