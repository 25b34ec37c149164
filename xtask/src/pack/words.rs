//! Files with texts for people, which are beside the app's other texts.

use std::fs;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;

use crate::project;

/// Reads every file of a folder of the repository, in the order of their names.
///
/// # Errors
/// When the folder or a file cannot be read.
pub fn files<T: DeserializeOwned>(folder: &str) -> Result<Vec<T>> {
    let unread = || format!("{folder} cannot be read");
    let mut paths = Vec::new();
    for entry in fs::read_dir(project::root().join(folder)).with_context(unread)? {
        paths.push(entry.with_context(unread)?.path());
    }
    paths.sort();
    let file = |path: &std::path::PathBuf| {
        let unread = || format!("{} cannot be read", path.display());
        let text = fs::read_to_string(path).with_context(unread)?;
        toml::from_str(&text).with_context(unread)
    };
    paths.iter().map(file).collect()
}
