//! A program written in Rust, wanted in one exact version.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::release::{self, Release};
use super::{on_path, path_starting_with};
use crate::process::{self, step};
use crate::project;

/// A program, and the two places it can come from.
pub struct RustProgram {
    /// The program, as typed.
    name: &'static str,
    version: String,
    /// The package on crates.io.
    package: &'static str,
    /// How long cargo takes to build it on a small machine.
    building_time: &'static str,
    release: Option<Release>,
}

impl RustProgram {
    /// The bundler.
    pub fn trunk(version: String) -> Self {
        Self {
            name: "trunk",
            package: "trunk",
            building_time: "2 minutes",
            release: Release::of_trunk(&version),
            version,
        }
    }

    /// The program that writes the JavaScript around the wasm.
    pub fn wasm_bindgen(version: String) -> Self {
        Self {
            name: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            building_time: "1 minute",
            release: Release::of_wasm_bindgen(&version),
            version,
        }
    }

    /// The program in the right version: installed before, found on the `PATH`, downloaded, or
    /// built, in this order.
    ///
    /// # Errors
    /// When all four fail.
    pub fn find(&self) -> Result<PathBuf> {
        let home = project::tools().join(format!("{}-{}", self.name, self.version));
        let installed = home.join("bin").join(self.name);
        if self.is_version_of(&installed) {
            return Ok(installed);
        }
        if let Some(found) = on_path(self.name).filter(|found| self.is_version_of(found)) {
            return Ok(found);
        }
        // Only a finished installation gets the name that is looked for.
        let unfinished = project::tools().join(format!("unfinished-{}", self.name));
        self.download(&unfinished)
            .or_else(|| self.build(&unfinished))
            .with_context(|| self.what_to_do())?;
        clear(&home)?;
        fs::rename(&unfinished, &home)
            .with_context(|| format!("{} cannot be put in place", home.display()))?;
        Ok(installed)
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

    fn build(&self, into: &Path) -> Option<()> {
        step(format!("{self}: building it from crates.io (about {}, once)", self.building_time));
        let built = self.cargo_install(into, &["--locked"]).or_else(|_| {
            step(format!("{self}: building it with the newest crates that fit"));
            self.cargo_install(into, &[])
        });
        built.and_then(|()| self.check(into)).ok()
    }

    fn cargo_install(&self, into: &Path, extra: &[&str]) -> Result<()> {
        clear(into)?;
        // Unoptimised builds in a fraction of the time, and is fast enough.
        let mut cargo = process::cargo();
        cargo.args(["install", self.package, "--version", &self.version]);
        cargo.args(["--debug", "--no-default-features", "--root"]).arg(into);
        // Cargo would warn that the programs it installs are not on the PATH.
        cargo.env("PATH", path_starting_with(&into.join("bin").join(self.name))?);
        process::run(cargo.args(extra))
    }

    fn check(&self, home: &Path) -> Result<()> {
        if !self.is_version_of(&home.join("bin").join(self.name)) {
            bail!("the program does not run here, or is not version {}", self.version);
        }
        Ok(())
    }

    fn is_version_of(&self, program: &Path) -> bool {
        process::output(Command::new(program).arg("--version"))
            .is_some_and(|line| line.split_whitespace().nth(1) == Some(&self.version))
    }

    fn what_to_do(&self) -> String {
        let Self { package, version, .. } = self;
        format!(
            "{self} could not be installed: see the lines above, or try \
             `cargo install {package} --version {version} --locked`"
        )
    }
}

impl std::fmt::Display for RustProgram {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

/// Nothing is there afterwards, but its parent is.
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
