//! The parts installed by rustup and cargo: the wasm target and the crates.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::on_path;
use crate::process::{self, step};

const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the wasm target to the toolchain of the project, when it is missing.
///
/// # Errors
/// When it is missing and there is no rustup, or rustup fails.
pub fn ensure_wasm_target() -> Result<()> {
    if has_wasm_target() {
        return Ok(());
    }
    let rustup = on_path("rustup").with_context(|| {
        format!(
            "the Rust target {TARGET} is missing: install rustup from https://rustup.rs, \
             or the package of your system that has this target"
        )
    })?;
    step(format!("{TARGET}: adding it to the toolchain"));
    process::run(process::in_project(rustup).args(["target", "add", TARGET]))
        .with_context(|| format!("add the target yourself: rustup target add {TARGET}"))
}

/// Downloads the crates of Cargo.lock, because Trunk builds without the network.
pub fn fetch() {
    let fetched = process::run(process::cargo().arg("fetch"));
    if fetched.is_err() {
        step("not every crate could be fetched: going on with those that are here");
    }
}

fn has_wasm_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command: Command = process::in_project(rustc);
    process::output(command.args(["--print", "target-libdir", "--target", TARGET]))
        .is_some_and(|folder| Path::new(folder.trim()).is_dir())
}
