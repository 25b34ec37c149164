//! The tools that the commands need: finding them, or installing them.
//!
//! Everything installed goes into `.tools`, and the packages of npm beside the browser tests.

pub mod chromium;
pub mod engines;
pub mod node;
pub mod progress;

mod crates;
mod debian;
mod paths;
mod release;
mod rust_program;
pub mod stand_in;
mod wheel;

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, bail};

pub use crates::ensure_wasm_target;

use crate::{process, project, scenarios};
use rust_program::RustProgram;

/// The log filter for Trunk: the start and the end of a build, and its errors. Left out is that its
/// minifier cannot read the JavaScript of wasm-bindgen, which it then leaves as it is.
const TRUNK_LOG: &str = "error,trunk=warn,trunk::build=info,trunk::processing::minify=error";

/// The name of the profile for the tests of a change, in Cargo.toml.
pub const QUICK: &str = "quick";

/// The profile with which cargo builds the app.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// For development.
    Debug,
    /// For the tests of a change.
    Quick,
    /// For publication.
    Release,
}

/// Returns Trunk, ready to build the app with this profile: with the wasm target, the crates and
/// wasm-bindgen installed.
///
/// # Errors
/// When one of them is missing and cannot be installed.
pub fn trunk(profile: Profile) -> Result<Command> {
    ensure_wasm_target()?;
    crates::fetch();
    let mut command = process::in_project(find_side_by_side(profile)?);
    if profile == Profile::Release {
        command.env(paths::FLAGS, paths::remapping());
    }
    command.env("PATH", path_starting_with(&stand_in::make()?)?);
    // Cargo reports a failed build; the place in Trunk where it was noticed is no help.
    command.env("RUST_LIB_BACKTRACE", "0");
    if env::var_os("RUST_LOG").is_none() {
        command.env("RUST_LOG", TRUNK_LOG);
    }
    if env::var_os("NO_COLOR").is_some() {
        // Trunk accepts only `true`, where other programs accept anything.
        command.env("NO_COLOR", "true");
    }
    Ok(command)
}

/// Returns the program that writes the JavaScript around the wasm.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn wasm_bindgen() -> Result<Command> {
    Ok(process::in_project(find_wasm_bindgen()?))
}

/// The program that takes the wasm apart.
///
/// # Errors
/// When it is missing and cannot be built.
pub fn wasm_split() -> Result<Command> {
    let program = RustProgram::wasm_split(project::wasm_split_version()?);
    Ok(process::in_project(program.find()?))
}

/// Returns the program that checks the dependencies.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn cargo_deny() -> Result<Command> {
    let asked = project::required_tool("cargo-deny")?;
    let digest = asked.digest.unwrap_or_default();
    Ok(process::in_project(RustProgram::cargo_deny(asked.version, &digest).find()?))
}

/// Returns the program that writes what a package is made of.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn cargo_cyclonedx() -> Result<Command> {
    let asked = project::required_tool("cargo-cyclonedx")?;
    Ok(process::in_project(RustProgram::cargo_cyclonedx(asked.version).find()?))
}

/// Returns Trunk, when wasm-bindgen and what takes the wasm apart are here too. While Trunk is built, which takes
/// longest, so are the others and the app, which Trunk then finds built.
fn find_side_by_side(profile: Profile) -> Result<PathBuf> {
    let trunk = RustProgram::trunk(project::trunk_version()?);
    let wasm_bindgen = RustProgram::wasm_bindgen(project::wasm_bindgen_version()?);
    let wasm_split = RustProgram::wasm_split(project::wasm_split_version()?);
    let find_others = || wasm_split.find().and_then(|_| wasm_bindgen.find());
    if trunk.is_here() {
        find_others()?;
        return trunk.find();
    }
    thread::scope(|scope| {
        let beside = scope.spawn(|| {
            let found = find_others();
            // Whoever needs these reports the error when this fails.
            let _ = progress::run("what reads the scenarios", &mut scenarios::build());
            let _ = progress::run("the app", &mut app(profile));
            found
        });
        let trunk = trunk.find();
        let Ok(others) = beside.join() else { bail!("building wasm-bindgen broke off") };
        others.and(trunk)
    })
}

/// Returns the command by which Trunk has cargo build.
fn app(profile: Profile) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["build", "--target=wasm32-unknown-unknown", "--manifest-path", "app/Cargo.toml"]);
    cargo.args(["--offline", "--bin", "acconcio-app"]);
    match profile {
        Profile::Debug => &mut cargo,
        Profile::Quick => cargo.args(["--profile", QUICK]),
        Profile::Release => cargo.arg("--release").env(paths::FLAGS, paths::remapping()),
    };
    cargo
}

fn find_wasm_bindgen() -> Result<PathBuf> {
    RustProgram::wasm_bindgen(project::wasm_bindgen_version()?).find()
}

/// Returns the first program of this name on the `PATH`; never the one that stands in for another, which is there
/// while Trunk builds.
fn on_path(program: &str) -> Option<PathBuf> {
    first_in(&env::var_os("PATH")?, program)
}

fn first_in(path: &OsStr, program: &str) -> Option<PathBuf> {
    let mut folders = env::split_paths(path).filter(|folder| !stand_in::is_folder(folder));
    folders.find_map(|folder| Some(folder.join(program)).filter(|candidate| candidate.is_file()))
}

/// Returns the `PATH` with the folder of this program in front.
fn path_starting_with(program: &Path) -> Result<OsString> {
    let folder = program.parent().map(Path::to_path_buf);
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = folder.into_iter().chain(env::split_paths(&path));
    env::join_paths(folders)
        .context("a folder name has a colon, which PATH cannot hold: move the checkout")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn ok_the_stand_in_is_not_taken_for_the_program() -> Result<()> {
        // Not the one of the project, with which Trunk may be building.
        let folder = env::temp_dir().join(format!("acconcio-path-{}", std::process::id()));
        let folders = [stand_in::FOLDER, "real"].map(|name| folder.join(name));
        for folder in &folders {
            fs::create_dir_all(folder)?;
            fs::write(folder.join("wasm-bindgen"), "")?;
        }
        let path = env::join_paths(&folders)?;
        assert_eq!(first_in(&path, "wasm-bindgen"), Some(folders[1].join("wasm-bindgen")));
        fs::remove_dir_all(folder)?;
        Ok(())
    }
}
