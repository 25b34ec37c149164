//! The inputs of a part of the tests, as one digest.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::project;

/// The folders that commands write, which are no input of any test.
const WRITTEN: [&str; 7] = [
    ".git",
    ".tools",
    "target",
    "dist",
    "app/packs",
    "node_modules",
    "app/tests/browser/node_modules",
];

/// Files and folders of the repository, relative to its root, without the files below others that are
/// left out.
#[derive(Default)]
pub struct Inputs {
    named: BTreeSet<PathBuf>,
    left_out: BTreeSet<PathBuf>,
}

impl Inputs {
    /// Returns the whole repository.
    pub fn everything() -> Inputs {
        Inputs::of(&["."])
    }

    /// Returns these files and folders.
    pub fn of(paths: &[&str]) -> Inputs {
        Inputs { named: paths.iter().map(PathBuf::from).collect(), left_out: BTreeSet::new() }
    }

    /// Leaves out these files and folders.
    pub fn without(mut self, paths: impl IntoIterator<Item = PathBuf>) -> Inputs {
        self.left_out.extend(paths);
        self
    }

    /// Returns the digest of the names and contents of all files, and of the compiler.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn digest(&self) -> Result<String> {
        Ok(self.digests()?.digest())
    }

    /// Returns the digest of each file.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn digests(&self) -> Result<Digests> {
        let compiler = process::output(process::in_project("rustc").arg("--version"))
            .context("rustc does not tell its version")?;
        let mut files = BTreeSet::new();
        for path in &self.named {
            self.walk(&project::root(), path, &mut files)?;
        }
        let mut of_files = BTreeMap::new();
        for file in files {
            let content = fs::read(project::root().join(&file))
                .with_context(|| format!("{} cannot be read", file.display()))?;
            of_files.insert(file, acconcio_app_files::digest::sha256(&content));
        }
        Ok(Digests { compiler, of_files })
    }

    fn walk(&self, root: &Path, path: &Path, files: &mut BTreeSet<PathBuf>) -> Result<()> {
        let path = path.strip_prefix(".").unwrap_or(path);
        if WRITTEN.iter().any(|it| path == Path::new(it)) || self.left_out.contains(path) {
            return Ok(());
        }
        let place = root.join(path);
        if place.is_dir() {
            let told = || format!("{} cannot be read", place.display());
            for entry in fs::read_dir(&place).with_context(told)? {
                self.walk(root, &path.join(entry.with_context(told)?.file_name()), files)?;
            }
        } else if place.is_file() {
            files.insert(path.to_path_buf());
        }
        Ok(())
    }
}

/// The digest of each file, and the compiler.
pub struct Digests {
    compiler: String,
    of_files: BTreeMap<PathBuf, String>,
}

impl Digests {
    /// Returns the files, by their paths from the root of the repository, with their digests.
    pub fn files(&self) -> impl Iterator<Item = (&Path, &str)> {
        self.of_files.iter().map(|(path, digest)| (path.as_path(), digest.as_str()))
    }

    /// Returns those of no file, made by the same compiler.
    pub fn of_none(&self) -> Digests {
        Digests { compiler: self.compiler.clone(), of_files: BTreeMap::new() }
    }

    /// Adds that of a file.
    pub fn insert(&mut self, path: &Path, digest: &str) {
        self.of_files.insert(path.to_owned(), digest.to_owned());
    }

    /// Returns the digest of the names and contents of all, and of the compiler.
    pub fn digest(&self) -> String {
        let mut all = self.compiler.clone();
        for (file, digest) in &self.of_files {
            all += &format!("{digest} {}\n", file.display());
        }
        acconcio_app_files::digest::sha256(all.as_bytes())
    }
}

/// Returns the digest of everything in a folder that has been built.
///
/// # Errors
/// When a file cannot be read.
pub fn digest_of_folder(folder: &Path) -> Result<String> {
    let mut all = String::new();
    for file in acconcio_app_files::files_below(folder)? {
        all += &format!(
            "{} {file}\n",
            acconcio_app_files::digest::sha256(&fs::read(folder.join(&file))?)
        );
    }
    Ok(acconcio_app_files::digest::sha256(all.as_bytes()))
}

/// Returns the digest of the version that a program reports, and of other digests.
pub fn digest_with_version(program: &Path, digests: &[&str]) -> String {
    let version = process::output(Command::new(program).arg("--version")).unwrap_or_default();
    acconcio_app_files::digest::sha256(format!("{version}{}", digests.join(" ")).as_bytes())
}
