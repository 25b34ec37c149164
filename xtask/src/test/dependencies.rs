//! The dependencies: licences, sources, bans, and what the RustSec database knows about them.

use anyhow::Result;

use crate::process::{self, step};
use crate::tools;

/// The checks that need no network.
const OFFLINE: [&str; 3] = ["licenses", "bans", "sources"];

/// Checks the dependencies as deny.toml says. Without the network a line says that advisories are left out.
///
/// # Errors
/// When cargo-deny is missing and cannot be installed, or finds something.
pub fn check() -> Result<()> {
    let has_advisories = process::output(tools::cargo_deny()?.args(["fetch", "db"])).is_some();
    let mut deny = tools::cargo_deny()?;
    deny.args(["--log-level", "warn", "check"]);
    if has_advisories {
        deny.arg("--disable-fetch");
    } else {
        step("dependencies: no advisory is checked, for the RustSec database is out of reach");
        deny.args(OFFLINE);
    }
    process::run(&mut deny)
}
