//! The checkout of the repository whose scenarios and courses are used.

use std::env;
use std::path::{Path, PathBuf};

use acconcio_scenario_files::STATEMENTS;
use anyhow::{Context, Result};

/// Returns the root of the checkout in which the program is called, otherwise of the one that it was
/// built from.
///
/// # Errors
/// When there is neither.
pub fn root() -> Result<PathBuf> {
    let here = env::current_dir().context("the current folder cannot be read")?;
    let built_from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = here.ancestors().find(|folder| is_root(folder)).map(Path::to_path_buf);
    let root = root.or_else(|| built_from.canonicalize().ok().filter(|folder| is_root(folder)));
    root.context("there is no scenarios/ here: change to a folder of a checkout of the repository")
}

fn is_root(folder: &Path) -> bool {
    folder.join("scenarios").join(STATEMENTS).is_file()
}
