//! `reproducible`: whether the app is the same, byte by byte, when it is built elsewhere.
//!
//! The sources are copied to another folder, and built there from nothing, as if by somebody else: the folder has
//! another name and depth, and cargo another home. What is published is then compared file by file.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use acconcio_app_files::{digest::sha256, files_below};
use anyhow::{Context, Result, ensure};

use crate::process::{self, step};
use crate::{build, project};

/// The folders used there as they are here, because they are no part of the app: programs, and the packages of npm.
const SHARED: [&str; 2] = [".tools", "app/tests/browser/node_modules"];

/// Builds the app here and elsewhere, and compares.
///
/// # Errors
/// When it does not build, or a file differs; the error names the files.
pub fn reproducible() -> Result<()> {
    build::published()?;
    let here = digests(&project::dist())?;
    let elsewhere = Elsewhere::make()?;
    step(format!("building the same in {}", elsewhere.sources.display()));
    process::run(&mut elsewhere.build())?;
    let there = digests(&elsewhere.sources.join("dist"))?;
    let differing = differing(&here, &there);
    ensure!(
        differing.is_empty(),
        "{} files differ from those built in {}: {}",
        differing.len(),
        elsewhere.sources.display(),
        differing.join(", ")
    );
    let all: String = here.iter().map(|(file, digest)| format!("{digest} {file}\n")).collect();
    println!(
        "{} files are the same in both folders; all of them: {}",
        here.len(),
        sha256(all.as_bytes())
    );
    elsewhere.clear()
}

/// A copy of the sources, and another home of cargo.
struct Elsewhere {
    folder: PathBuf,
    sources: PathBuf,
    cargo_home: PathBuf,
}

impl Elsewhere {
    fn make() -> Result<Elsewhere> {
        let folder = project::target()?.join("reproducible");
        clear(&folder)?;
        let (sources, cargo_home) = (folder.join("in/another/folder"), folder.join("cargo"));
        let listed = process::output(process::in_project("git").args(["ls-files", "-z"]));
        for file in listed.context("git does not list the sources")?.split_terminator('\0') {
            let (from, to) = (project::root().join(file), sources.join(file));
            // A file that has been deleted, but not yet in git.
            if from.is_file() {
                fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
                fs::copy(&from, &to).with_context(|| format!("{file} cannot be copied"))?;
            }
        }
        for shared in SHARED {
            link(&project::root().join(shared), &sources.join(shared))?;
        }
        // The downloads are shared, the sources are unpacked anew.
        fs::create_dir_all(cargo_home.join("registry"))?;
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let home =
            home.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("there is no home")?;
        for downloads in ["registry/cache", "registry/index"] {
            link(&home.join(downloads), &cargo_home.join(downloads))?;
        }
        for settings in ["config.toml", "config"] {
            if home.join(settings).is_file() {
                fs::copy(home.join(settings), cargo_home.join(settings))?;
            }
        }
        Ok(Elsewhere { folder, sources, cargo_home })
    }

    /// The command by which somebody else would build.
    fn build(&self) -> Command {
        let mut cargo = process::cargo();
        cargo.args(["xtask", "build"]).current_dir(&self.sources);
        cargo
            .env("CARGO_HOME", &self.cargo_home)
            .env("CARGO_TARGET_DIR", self.sources.join("target"));
        cargo
    }

    /// Removes both; they stay where something differs, to be looked at.
    fn clear(&self) -> Result<()> {
        clear(&self.folder)
    }
}

fn clear(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if folder.exists() => {
            Err(error).with_context(|| format!("{} cannot be removed", folder.display()))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a link is in a folder")?)?;
    std::os::unix::fs::symlink(from, to)
        .with_context(|| format!("{} cannot be linked", to.display()))
}

#[cfg(not(unix))]
fn link(_: &Path, to: &Path) -> Result<()> {
    anyhow::bail!("{} cannot be linked on this system: run it on Linux or macOS", to.display())
}

/// The digest of each file.
fn digests(folder: &Path) -> Result<BTreeMap<String, String>> {
    let digest = |file: String| -> Result<(String, String)> {
        let content = fs::read(folder.join(&file)).with_context(|| file.clone())?;
        Ok((file, sha256(&content)))
    };
    files_below(folder)?.into_iter().map(digest).collect()
}

/// The names of the files that are not in both, or not the same in both.
fn differing(one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) -> Vec<String> {
    let mut names: Vec<String> = one
        .iter()
        .filter(|(file, digest)| other.get(*file) != Some(*digest))
        .chain(other.iter().filter(|(file, _)| !one.contains_key(*file)))
        .map(|(file, _)| file.clone())
        .collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_what_differs_or_is_only_in_one_of_two_folders_is_named() {
        let of = |files: &[(&str, &str)]| -> BTreeMap<String, String> {
            files.iter().map(|(file, digest)| ((*file).to_owned(), (*digest).to_owned())).collect()
        };
        let (one, other) =
            (of(&[("a", "1"), ("b", "2"), ("c", "3")]), of(&[("a", "1"), ("b", "9"), ("d", "4")]));
        assert_eq!(differing(&one, &other), ["b", "c", "d"]);
        assert!(differing(&one, &one).is_empty());
    }
}
