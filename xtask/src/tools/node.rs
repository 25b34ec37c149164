//! Node, its packages, and what makes the app small, which is among them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::on_path;
use crate::process::{self, step};
use crate::project;

/// The oldest version of Node on which the packages run: major, minor.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Returns Node, ready to run the browser tests in their folder.
///
/// # Errors
/// When Node or npm is missing or too old, or the packages cannot be installed.
pub fn node() -> Result<Command> {
    let node = check_node()?;
    install_packages()?;
    let mut command = Command::new(node);
    command.current_dir(project::browser_tests());
    Ok(command)
}

/// Finds Node.
///
/// # Errors
/// When Node is missing or too old.
pub fn check_node() -> Result<PathBuf> {
    let (major, minor) = OLDEST_NODE;
    let wanted = format!("install Node {major}.{minor} or newer with npm, from https://nodejs.org");
    let node = on_path("node").with_context(|| format!("Node is missing: {wanted}"))?;
    let version = process::output(Command::new(&node).arg("--version")).unwrap_or_default();
    if node_version(&version).is_none_or(|version| version < OLDEST_NODE) {
        bail!("Node {} is too old: {wanted}", version.trim());
    }
    Ok(node)
}

/// Installs Binaryen if necessary.
///
/// # Errors
/// When Node is missing or too old, or the packages cannot be installed.
pub fn ensure_binaryen() -> Result<()> {
    let install = || check_node().and_then(|_| install_packages());
    install().context("Binaryen makes the app small, and comes from npm")
}

/// Binaryen, as it comes from npm.
pub struct Binaryen {
    pub node: PathBuf,
    /// The folder of the package.
    pub folder: PathBuf,
}

/// Returns Binaryen, if it is installed.
pub fn binaryen() -> Option<Binaryen> {
    let folder = project::browser_tests().join("node_modules/binaryen");
    let node = on_path("node").filter(|_| folder.is_dir())?;
    Some(Binaryen { node, folder })
}

/// Returns Node and the module of Terser, if both are installed.
pub fn terser() -> Option<(PathBuf, PathBuf)> {
    let module = project::browser_tests().join("node_modules/terser/main.js");
    Some((on_path("node")?, Some(module).filter(|it| it.is_file())?))
}

fn install_packages() -> Result<()> {
    if packages_are_current() {
        return Ok(());
    }
    step("npm packages: installing them (about 230 MB, once)");
    let npm = on_path("npm").context("npm is missing: install it beside Node")?;
    let folder = project::browser_tests();
    let mut npm = Command::new(npm);
    npm.args(["ci", "--ignore-scripts"]).current_dir(&folder);
    process::run(&mut npm)?;
    let lock = fs::read(folder.join("package-lock.json"))?;
    fs::write(folder.join(INSTALLED), lock).context("node_modules is not writable")
}

/// A copy of the package-lock.json that node_modules was installed from.
const INSTALLED: &str = "node_modules/installed-lock.json";

fn packages_are_current() -> bool {
    let folder = project::browser_tests();
    let wanted = fs::read(folder.join("package-lock.json"));
    let installed = fs::read(folder.join(INSTALLED));
    matches!((wanted, installed), (Ok(wanted), Ok(installed)) if wanted == installed)
}

/// Parses the version in `v20.19.1`.
fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_versions_are_read_as_they_are_printed() {
        assert_eq!(node_version("v20.19.1\n"), Some((20, 19)));
    }

    #[test]
    fn ok_node_is_old_below_the_limit_only() {
        let is_old = |text| node_version(text) < Some(OLDEST_NODE);
        assert!(is_old("v20.18.9"));
        assert!(!is_old("v20.19.0"));
        assert!(!is_old("v22.1.0"));
    }
}
