//! The parts that have passed, with their inputs: a digest for each name, in `target/test/passed.json`.
//!
//! With an empty target folder nothing has passed, so a run on a fresh clone runs everything.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::project;

/// The digests of the inputs on which a part has last passed, by its name.
pub struct Passed {
    file: PathBuf,
    digests: BTreeMap<String, String>,
}

impl Passed {
    /// Reads the results of earlier runs; none where the file cannot be read.
    pub fn read() -> Passed {
        Passed::of(project::test_folder().join("passed.json"))
    }

    fn of(file: PathBuf) -> Passed {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let digests = serde_json::from_str(&text).unwrap_or_default();
        Passed { file, digests }
    }

    /// Whether a part has passed on these inputs.
    pub fn has(&self, name: &str, digest: &str) -> bool {
        self.digests.get(name).is_some_and(|known| known == digest)
    }

    /// Returns what was noted under a name.
    pub fn known(&self, name: &str) -> Option<String> {
        self.digests.get(name).cloned()
    }

    /// Whether one with such a name has passed.
    pub fn knows(&self, is_such: fn(&str) -> bool) -> bool {
        self.digests.keys().any(|name| is_such(name))
    }

    /// Notes that a part has passed on these inputs.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn note(&mut self, name: &str, digest: &str) -> Result<()> {
        self.digests.insert(name.to_owned(), digest.to_owned());
        let write = || {
            self.file.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(&self.file, serde_json::to_string_pretty(&self.digests)?)
        };
        write().with_context(|| format!("{} cannot be written", self.file.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_has_passed_is_known_to_the_next_run_on_the_same_inputs_only() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("acconcio-passed-{}", std::process::id()));
        let file = folder.join("passed.json");
        Passed::of(file.clone()).note("browser", "one")?;
        let later = Passed::of(file);
        assert!(later.has("browser", "one"));
        assert!(!later.has("browser", "another"));
        assert!(!later.has("rulings", "one"));
        fs::remove_dir_all(folder)?;
        Ok(())
    }
}
