//! The native tests: built together, then run program by program.
//!
//! Clippy's driver is a compiler that lints on the way, and here it builds the tests, so that the sources are not
//! gone through twice. What comes from elsewhere is built by rustc, once for the tests and for `cargo xtask`.
//!
//! A program is not run again while it and what it reads are as they were when it passed. What a program has
//! in itself, cargo knows; what its tests read when they run, its package says in `tests-read`, below
//! `[package.metadata.acconcio]`: paths from the root of the repository, for all its programs or for
//! each by its kind and name.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::Value;

use super::inputs::Inputs;
use super::run::{Effort, Run};
use crate::process::{self, step};
use crate::project;

/// The package of the benches: built by `--thorough` only.
pub const BENCHES: &str = "acconcio-benches";

/// The variable by which the tests know that they are to try all cases (`crates/properties`, `thorough.mjs`).
pub const THOROUGH: &str = "ACCONCIO_THOROUGH";

/// All packages but that one, as cargo is told.
const ALL: [&str; 3] = ["--workspace", "--exclude", BENCHES];

/// A package of the workspace.
pub struct Package {
    /// The name of the package for cargo.
    pub name: String,
    /// The name without that of the project.
    pub short: String,
    folder: PathBuf,
    reads: Reads,
}

/// The paths, from the root of the repository, that the tests of a package read when they run.
#[derive(Default, Deserialize)]
#[serde(untagged)]
enum Reads {
    #[default]
    Nothing,
    All(Vec<String>),
    /// By the kind and name of the program.
    Each(BTreeMap<String, Vec<String>>),
}

/// A test program that has been built.
struct Program {
    package: String,
    /// Its kind and name.
    target: String,
    path: PathBuf,
}

/// Returns the packages of the workspace.
///
/// # Errors
/// When cargo does not report them.
pub fn packages() -> Result<Vec<Package>> {
    let arguments = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let told = process::output(process::cargo().args(arguments));
    let told: Value = serde_json::from_str(&told.context("cargo does not tell the packages")?)?;
    let packages = told["packages"].as_array().context("cargo tells no packages")?;
    packages.iter().map(|package| Package::of(package).context("a package is not told")).collect()
}

/// Runs the tests of every package.
///
/// # Errors
/// When they do not build, or one fails.
pub fn test_all(run: &mut Run) -> Result<()> {
    let packages = packages()?;
    let mut programs = Vec::new();
    run.timed("  their build", |_| {
        programs = build(&ALL)?;
        Ok(())
    })?;
    for package in &packages {
        let own: Vec<_> = programs.iter().filter(|it| it.package == package.name).collect();
        if !own.is_empty() {
            run.timed(&format!("  {}", package.short), |run| test(run, package, &own))?;
        }
    }
    Ok(())
}

/// Lints all packages and their tests by building them, and the app as it is for the browser.
///
/// # Errors
/// When something does not build, or there is a warning.
pub fn lint() -> Result<()> {
    let tests = compile("test", &["--no-run"], &ALL)?;
    // Of most programs only what their tests reach has been built so far.
    let programs = compile("build", &["--bins"], &ALL)?;
    // Not by `cargo clippy`, whose own arguments would have what both share compiled anew, and again for the tests.
    let browser = ["--target", "wasm32-unknown-unknown"];
    let app = compile("check", &browser, &["--package", "acconcio-app"])?;
    ensure!(
        ![tests, programs, app].iter().any(|built| built.has_warnings),
        "there are warnings: see the lines above"
    );
    Ok(())
}

/// Runs the tests of one package.
///
/// # Errors
/// When there is no such package, they do not build, or one fails.
pub fn test_package(run: &mut Run, name: &str) -> Result<()> {
    let packages = packages()?;
    let package = packages.iter().find(|package| package.short == name || package.name == name);
    let Some(package) = package else {
        bail!("there is no part or package `{name}`: `cargo xtask test --list` names them")
    };
    let programs = build(&["--package", &package.name])?;
    test(run, package, &programs.iter().collect::<Vec<_>>())
}

fn test(run: &mut Run, package: &Package, programs: &[&Program]) -> Result<()> {
    let mut passed = 0;
    for program in programs {
        let read = Inputs::of(&package.reads.of(program)?).digest()?;
        let content = acconcio_app_files::digest::sha256(&fs::read(&program.path)?);
        let inputs = acconcio_app_files::digest::sha256(format!("{content} {read}").as_bytes());
        let name = format!("{}/{}", package.short, program.target);
        if run.may_skip(&name, &inputs) {
            passed += 1;
            continue;
        }
        execute(run, package, program)?;
        if run.words.is_empty() {
            run.passed.note(&name, &inputs)?;
        }
    }
    if passed > 0 {
        step(format!(
            "{}: {passed} of {} passed before on the same",
            package.short,
            programs.len()
        ));
    }
    Ok(())
}

fn execute(run: &Run, package: &Package, program: &Program) -> Result<()> {
    let mut command = process::in_project(&program.path);
    // The same folder and variable as with cargo.
    command.current_dir(&package.folder).env("CARGO_MANIFEST_DIR", &package.folder);
    if run.effort == Effort::Thorough {
        command.env(THOROUGH, "yes");
    }
    process::run(command.arg("--quiet").args(&run.words))
        .with_context(|| format!("{}, {}", package.name, program.target))
}

/// Builds a program as it is linted; returns its path.
///
/// # Errors
/// When it does not build.
pub fn built(name: &str) -> Result<PathBuf> {
    process::run(linting_cargo("build")?.args(["--quiet", "--bin", name]))?;
    Ok(project::target()?.join("debug").join(format!("{name}{}", env::consts::EXE_SUFFIX)))
}

/// Builds the tests; returns their programs in the order of their names.
fn build(packages: &[&str]) -> Result<Vec<Program>> {
    let Built { mut programs, .. } = compile("test", &["--no-run"], packages)?;
    programs
        .sort_by(|one, other| (&one.package, &one.target).cmp(&(&other.package, &other.target)));
    Ok(programs)
}

/// The programs that cargo has built.
struct Built {
    programs: Vec<Program>,
    has_warnings: bool,
}

/// Has cargo build, with lints.
fn compile(command: &str, options: &[&str], packages: &[&str]) -> Result<Built> {
    let is_terminal = std::io::stderr().is_terminal();
    let form = if is_terminal { "json,json-diagnostic-rendered-ansi" } else { "json" };
    let mut cargo = linting_cargo(command)?;
    cargo.args(options).args(packages).args(["--message-format", form]);
    let mut child = cargo.stdout(Stdio::piped()).spawn().context("cargo could not start")?;
    let told = child.stdout.take().context("cargo tells nothing")?;
    let mut built = Built { programs: Vec::new(), has_warnings: false };
    for line in BufReader::new(told).lines() {
        let message: Value = serde_json::from_str(&line?)?;
        // Cargo tells the warnings of what has been built before, too.
        if let Some(rendered) = message["message"]["rendered"].as_str() {
            built.has_warnings = true;
            eprint!("{rendered}");
        }
        built.programs.extend(program(&message));
    }
    ensure!(child.wait()?.success(), "`cargo {command}` failed");
    Ok(built)
}

/// A command of cargo that builds as the tests are built.
///
/// # Errors
/// When clippy is missing.
fn linting_cargo(command: &str) -> Result<Command> {
    let mut cargo = process::cargo();
    cargo.arg(command).env("RUSTC_WORKSPACE_WRAPPER", clippy_driver()?);
    Ok(cargo)
}

/// The compiler that lints, of the toolchain of the project.
fn clippy_driver() -> Result<PathBuf> {
    let sysroot = process::output(process::in_project("rustc").args(["--print", "sysroot"]));
    let sysroot = sysroot.context("rustc does not tell where it is")?;
    let driver = Path::new(sysroot.trim()).join("bin/clippy-driver");
    let driver = driver.with_extension(env::consts::EXE_EXTENSION);
    ensure!(driver.is_file(), "clippy is missing: rustup component add clippy");
    Ok(driver)
}

/// Returns the program in a message of cargo.
fn program(message: &Value) -> Option<Program> {
    let is_test = message["profile"]["test"].as_bool() == Some(true);
    let path = message["executable"].as_str().filter(|_| is_test)?;
    let manifest = Path::new(message["manifest_path"].as_str()?);
    let (kind, name) =
        (message["target"]["kind"][0].as_str()?, message["target"]["name"].as_str()?);
    Some(Program {
        package: package_name(manifest)?,
        target: format!("{kind} {name}"),
        path: path.into(),
    })
}

/// Returns the name of the package in a manifest.
fn package_name(manifest: &Path) -> Option<String> {
    let table: toml::Table = fs::read_to_string(manifest).ok()?.parse().ok()?;
    table["package"]["name"].as_str().map(str::to_owned)
}

impl Package {
    fn of(told: &Value) -> Option<Package> {
        let name = told["name"].as_str()?.to_owned();
        let short = name.strip_prefix("acconcio-").unwrap_or(&name).to_owned();
        let folder = Path::new(told["manifest_path"].as_str()?).parent()?.to_path_buf();
        let reads = told["metadata"]["acconcio"].get("tests-read").cloned();
        let reads = reads.map_or(Some(Reads::default()), |it| serde_json::from_value(it).ok())?;
        Some(Package { name, short, folder, reads })
    }
}

impl Reads {
    /// Returns what a program reads.
    ///
    /// # Errors
    /// When the package names its programs, and this one is not among them.
    fn of(&self, program: &Program) -> Result<Vec<&str>> {
        let paths = match self {
            Reads::Nothing => return Ok(Vec::new()),
            Reads::All(paths) => paths,
            Reads::Each(programs) => programs.get(&program.target).with_context(|| {
                format!(
                    "`tests-read` of {} does not name its program `{}`",
                    program.package, program.target
                )
            })?,
        };
        Ok(paths.iter().map(String::as_str).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use acconcio_app_files::files_below;

    /// Checks that a package whose tests look for files says which, and so do its programs; they are run again when
    /// those files change.
    #[test]
    fn ok_a_package_whose_tests_look_for_files_says_what_they_read() -> Result<()> {
        for package in packages()?.iter().filter(|it| it.name != BENCHES) {
            let idle = match &package.reads {
                Reads::Nothing => "",
                Reads::Each(programs) if programs.values().any(Vec::is_empty) => "src/",
                Reads::All(_) | Reads::Each(_) => continue,
            };
            let is_idle = |file: &&String| file.starts_with(idle) && file.ends_with(".rs");
            for file in files_below(&package.folder)?.iter().filter(is_idle) {
                let text = fs::read_to_string(package.folder.join(file))?;
                let looks =
                    ["CARGO_MANIFEST_DIR", "CARGO_BIN_EXE"].iter().any(|it| text.contains(it));
                assert!(
                    !looks,
                    "{file} of {} looks for files: name them in `tests-read`",
                    package.name
                );
            }
        }
        Ok(())
    }

    #[test]
    fn ok_the_tests_know_a_thorough_run_by_the_same_name() {
        assert_eq!(THOROUGH, acconcio_properties::THOROUGH);
    }

    #[test]
    fn ok_only_programs_of_tests_are_run() -> Result<()> {
        let manifest = project::root().join("xtask/Cargo.toml");
        let message = |test: bool| {
            serde_json::json!({
                "manifest_path": manifest, "executable": "/x", "profile": { "test": test },
                "target": { "kind": ["bin"], "name": "xtask" },
            })
        };
        let found = program(&message(true)).context("a program")?;
        assert_eq!((found.package.as_str(), found.target.as_str()), ("xtask", "bin xtask"));
        assert!(program(&message(false)).is_none());
        Ok(())
    }
}
