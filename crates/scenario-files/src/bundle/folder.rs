//! A folder of files as a bundle, laid out as `scenarios/` is.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{Bundle, limits};
use crate::STATEMENTS;
use crate::texts::{is_code, names};

impl Bundle {
    /// Reads the files of facts and texts in a folder and, in its folder `courses`, those of courses; others are left
    /// alone.
    ///
    /// # Errors
    /// When the folder or a file cannot be read, or there is no file of facts.
    pub fn of_folder(folder: &Path, name: &str) -> Result<Bundle> {
        let mut files = BTreeMap::new();
        for place in ["", "courses/"] {
            let of_place = folder.join(place);
            let mut folders = vec![String::new()];
            for entry in fs::read_dir(&of_place).into_iter().flatten() {
                let name = entry?.file_name().to_string_lossy().into_owned();
                if is_code(&name) {
                    folders.push(format!("{name}/"));
                }
            }
            for within in folders {
                for file in names(&of_place.join(&within))? {
                    let path = folder.join(format!("{place}{within}{file}"));
                    let told = || format!("{} cannot be read", path.display());
                    if file != STATEMENTS && path.is_file() {
                        let content = fs::read_to_string(&path).with_context(told)?;
                        files.insert(format!("{place}{within}{file}"), content);
                    }
                }
            }
        }
        let facts = files.keys().filter(|path| !path.contains('/')).count();
        ensure!(facts > 0, "{} has no incident (*.toml)", folder.display());
        ensure!(
            files.len() <= limits::FILES,
            "{} has {} files; make several packs of it, with at most {} each",
            folder.display(),
            files.len(),
            limits::FILES
        );
        Ok(Bundle { name: name.to_owned(), files })
    }
}
