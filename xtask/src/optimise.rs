//! `optimise`: Trunk's last hook makes the wasm of a release build smaller.
//!
//! Trunk can do it, but then a release build without wasm-opt would fail.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::process::{self, step};
use crate::tools::node;

/// Optimises the wasm in the folder that Trunk is about to hand over.
///
/// # Errors
/// When it is not called by Trunk, or wasm-opt fails.
pub fn optimise() -> Result<()> {
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "debug") {
        return Ok(());
    }
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .context("TRUNK_STAGING_DIR is not set: `cargo xtask build` calls this command")?;
    for wasm in wasm_files(Path::new(&folder))? {
        optimise_file(&wasm)?;
    }
    Ok(())
}

fn optimise_file(wasm: &Path) -> Result<()> {
    let Some(mut wasm_opt) = node::wasm_opt() else {
        step("wasm-opt is not installed: the app works, but is a third larger than it could be");
        return Ok(());
    };
    let before = fs::metadata(wasm)?.len();
    let smaller = wasm.with_extension("smaller");
    process::run(wasm_opt.arg("-Oz").arg(wasm).arg("-o").arg(&smaller))?;
    fs::rename(&smaller, wasm)?;
    let after = fs::metadata(wasm)?.len();
    step(format!("wasm-opt: {before} bytes before, {after} after"));
    Ok(())
}

fn wasm_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.push(entry?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "wasm"));
    Ok(files)
}
