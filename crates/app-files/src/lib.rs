//! The files of a built app, as `cargo xtask build` leaves them in `dist/`: their list, their names, and
//! the first line in which a script receives the names of the others.
//!
//! Guarantee: a name derived from a content changes whenever the content does, so that a browser may keep
//! a file for as long as it likes; and the line that is written into a script is the one that is read
//! back.
//!
//! Limit: the caller decides which files an app has. Nothing here builds, serves or checks an app.

pub mod digest;
mod release;

pub use release::Release;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Returns `name-digest.ending`.
pub fn named_by_content(name: &str, ending: &str, content: &[u8]) -> String {
    format!("{name}-{}.{ending}", digest::short(content))
}

/// Lists the files of a folder and of the folders in it, by their paths relative to it, in order.
///
/// # Errors
/// When a folder cannot be read.
pub fn files_below(folder: &Path) -> Result<Vec<String>> {
    fn walk(folder: &Path, prefix: &str, files: &mut Vec<String>) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                walk(&entry.path(), &format!("{path}/"), files)?;
            } else {
                files.push(path);
            }
        }
        Ok(())
    }
    let mut files = Vec::new();
    walk(folder, "", &mut files)
        .with_context(|| format!("{}: not to be read", folder.display()))?;
    files.sort();
    Ok(files)
}
