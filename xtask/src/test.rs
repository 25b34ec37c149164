//! `test`: everything a change must pass, the cheap things first.

use std::fs;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::process::{self, step};
use crate::tools::{chromium, ensure_wasm_target, node};
use crate::{build, check, coverage, project, size};

type Step = (&'static str, fn() -> Result<()>);

const STEPS: &[Step] = &[
    ("tools", tools),
    ("format", format),
    ("clippy", clippy),
    ("clippy of the app in the browser", clippy_in_the_browser),
    ("unit, scenario and property tests", unit_tests),
    ("scenarios", check::check_all),
    ("coverage", coverage::coverage_is_full),
    ("release build", build::build),
    ("size", size::size),
    ("browser tests", browser_tests),
];

/// Runs the steps, up to the first that fails.
///
/// # Errors
/// When a step fails; it names the step.
pub fn test() -> Result<()> {
    let start = Instant::now();
    for (name, run) in STEPS {
        step(format!("test: {name}"));
        run().with_context(|| format!("the step `{name}` failed"))?;
    }
    step(format!("test: passed, in {} seconds", start.elapsed().as_secs()));
    Ok(())
}

/// Asks at once for what only the later steps need.
fn tools() -> Result<()> {
    ensure_wasm_target()?;
    node::check_node()?;
    chromium::find()?;
    Ok(())
}

fn format() -> Result<()> {
    process::run(process::cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    let arguments = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    process::run(process::cargo().args(arguments))
}

fn clippy_in_the_browser() -> Result<()> {
    let mut cargo = process::cargo();
    cargo.args(["clippy", "--package", "acconcio-app", "--target", "wasm32-unknown-unknown"]);
    process::run(cargo.args(["--", "-D", "warnings"]))
}

fn unit_tests() -> Result<()> {
    let arguments = ["test", "--workspace", "--exclude", "acconcio-benches"];
    process::run(process::cargo().args(arguments))
}

fn browser_tests() -> Result<()> {
    let mut node = node::node()?;
    node.env("CHROME_PATH", chromium::find()?);
    // Makes packages for learning platforms of the app that has been built.
    process::run(process::cargo().args(["build", "--quiet", "--package", "acconcio-cli"]))?;
    let acconcio = format!("acconcio{}", std::env::consts::EXE_SUFFIX);
    node.env("ACCONCIO", project::target()?.join("debug").join(acconcio));
    node.args(["--test", "--test-reporter=spec"]);
    for entry in fs::read_dir(project::browser_tests())? {
        let name = entry?.file_name();
        if name.to_string_lossy().ends_with(".test.mjs") {
            node.arg(name);
        }
    }
    process::run(&mut node)
}
