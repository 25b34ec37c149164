//! `lighthouse`: the report of Lighthouse on the app on a phone.

use anyhow::Result;

use crate::tools::{chromium, node};
use crate::{build, process};

/// Builds the app and has home, the player and the handbook examined.
///
/// # Errors
/// When the build fails, a tool is missing, or accessibility, best practices or SEO are below 95.
pub fn lighthouse() -> Result<()> {
    let chromium = chromium::find()?;
    build::published()?;
    let mut node = node::node()?;
    node.env("CHROME_PATH", chromium);
    process::run(node.arg("lighthouse.mjs"))
}
