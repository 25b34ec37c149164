//! wasm-opt makes the wasm of a release build smaller.
//!
//! Trunk can do it, but then a release build without wasm-opt would fail.

use std::fs;
use std::path::Path;

use acconcio_app_files::files_below;
use anyhow::Result;

use crate::process::{self, step};
use crate::tools::node;

/// Shrinks every wasm in the folder.
///
/// # Errors
/// When wasm-opt fails.
pub fn shrink(folder: &Path) -> Result<()> {
    if node::wasm_opt().is_none() {
        step("wasm-opt is not installed: the app works, but is a third larger than it could be");
        return Ok(());
    }
    let (mut before, mut after) = (0, 0);
    for file in files_below(folder)?.iter().filter(|file| file.ends_with(".wasm")) {
        let wasm = folder.join(file);
        before += fs::metadata(&wasm)?.len();
        shrink_file(&wasm)?;
        after += fs::metadata(&wasm)?.len();
    }
    step(format!("wasm-opt: {before} bytes before, {after} after"));
    Ok(())
}

fn shrink_file(wasm: &Path) -> Result<()> {
    let Some(mut wasm_opt) = node::wasm_opt() else { return Ok(()) };
    let smaller = wasm.with_extension("smaller");
    process::run(wasm_opt.arg("-Oz").arg(wasm).arg("-o").arg(&smaller))?;
    fs::rename(&smaller, wasm)?;
    Ok(())
}
