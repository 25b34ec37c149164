//! The location of the repository.

use std::env;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    // Cargo sets it for every run, so a moved checkout still works.
    let this_package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    this_package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
