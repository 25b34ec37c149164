//! Work beside the other parts: the build of the published app, and the check of its first load against
//! the budget.
//!
//! For most of that time the compiler uses one core only. The two are programs of their own, whose output
//! is shown once they have ended.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::inputs::{Inputs, digest_of_folder};
use super::native;
use super::run::Run;
use crate::build::{self, Kind};
use crate::process::step;
use crate::{project, scenarios, size};

/// The build of the published app, started or not needed.
pub struct Beside {
    begun: Option<JoinHandle<Vec<Done>>>,
}

/// A command that has ended.
struct Done {
    name: &'static str,
    took: Duration,
    outcome: Result<()>,
}

impl Beside {
    /// Starts to build the app, unless the build of these sources is there and passed.
    ///
    /// # Errors
    /// When a file cannot be read or written.
    pub fn start(run: &mut Run) -> Result<Beside> {
        if is_built(run)? {
            return Ok(Beside { begun: None });
        }
        let commands: &[&[&str]] = match run.app {
            Kind::Published => &[&["build"], &["size"]],
            Kind::Quick => &[&["build", "--quick"]],
        };
        let program = project::this_program()?;
        // Here, because its build and that of the tests would wait for each other.
        let scenarios = native::built(scenarios::PROGRAM)?;
        let log = project::test_folder().join("build.log");
        step(format!(
            "test: {}, beside the next parts; what they print is in {}",
            commands.iter().map(|it| it.join(" ")).collect::<Vec<_>>().join(" and "),
            log.display()
        ));
        let begun = thread::spawn(move || {
            let mut done = Vec::new();
            for arguments in commands {
                let start = Instant::now();
                let outcome = command(&program, arguments, &log, &scenarios);
                let is_right = outcome.is_ok();
                done.push(Done { name: arguments[0], took: start.elapsed(), outcome });
                if !is_right {
                    break;
                }
            }
            done
        });
        Ok(Beside { begun: Some(begun) })
    }

    /// Waits for the end.
    ///
    /// # Errors
    /// When the app does not build, or its first load is over the budget; the output is shown then.
    pub fn join(self, run: &mut Run) -> Result<()> {
        let Some(begun) = self.begun else { return Ok(()) };
        let Ok(all) = begun.join() else { bail!("building the app broke off") };
        let mut outcome = Ok(());
        for done in all {
            run.times.add(&format!("{} (beside)", done.name), done.took);
            outcome = outcome.and(done.outcome);
        }
        outcome?;
        note(run)
    }
}

/// Builds the app, unless the build of these sources is there and passed.
///
/// # Errors
/// When it does not build.
pub fn build(run: &mut Run) -> Result<()> {
    if is_built(run)? {
        return Ok(());
    }
    build::build_with(run.app, Some(&native::built(scenarios::PROGRAM)?))?;
    if run.app == Kind::Published {
        size::size()?;
    }
    note(run)
}

/// Chooses the build to test, the published one of these sources if it is there; whether it is built.
fn is_built(run: &mut Run) -> Result<bool> {
    let kinds = if run.is_quick { &[Kind::Published, Kind::Quick][..] } else { &[Kind::Published] };
    for kind in kinds {
        run.app = *kind;
        if kind.folder().is_dir() && run.may_skip(name(*kind), &state(*kind)?) {
            step(format!("{}: passed before on the same", name(*kind)));
            return Ok(true);
        }
    }
    Ok(false)
}

fn note(run: &mut Run) -> Result<()> {
    run.passed.note(name(run.app), &state(run.app)?)
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Published => "build",
        Kind::Quick => "quick build",
    }
}

/// Returns the digest of the sources of the app and of a build.
fn state(kind: Kind) -> Result<String> {
    let not_of_the_app = ["app/tests", "docs", "README.md", "LICENSE", ".ci"];
    let sources = Inputs::everything().without(not_of_the_app.map(PathBuf::from)).digest()?;
    Ok(format!("{sources} {}", digest_of_folder(&kind.folder())?))
}

/// Runs a command of this program; its output goes into the file, and is shown when it ends.
fn command(program: &Path, arguments: &[&str], log: &Path, scenarios: &Path) -> Result<()> {
    let file = fs::File::create(log).with_context(|| log.display().to_string())?;
    let mut command = Command::new(program);
    command.args(arguments).env(scenarios::BUILT, scenarios);
    command.stdout(file.try_clone()?).stderr(file);
    let status = command.status().context("this program is gone")?;
    eprint!("{}", fs::read_to_string(log)?);
    if !status.success() {
        bail!("the part `{}` failed", arguments[0]);
    }
    step(format!("test: {} has passed", arguments.join(" ")));
    Ok(())
}
