//! `test`: everything that a change must pass, or one part of it.
//!
//! A part that has passed is not run again on the same inputs (`test/passed.rs`). The app is built beside the other
//! parts, because most of that time one core is enough for it: as it is published where everything is run, as on a
//! fresh clone; for a change, in a way that is sooner done (`build::Kind`).

mod beside;
mod browser;
mod dependencies;
mod inputs;
mod native;
mod parts;
mod passed;
mod run;
mod shown;
mod source;
mod sources;
mod times;
mod visited;

use std::time::Instant;

use anyhow::Result;

use crate::process::step;
use beside::Beside;
use parts::Part;
use run::{Effort, Run};

/// The tests to run.
#[derive(clap::Args)]
pub struct Options {
    /// One part, or one package by its short name; everything when none is named
    part: Option<String>,
    /// The words in the names of the tests to run of a package, or of the files to run of `browser`
    words: Vec<String>,
    /// Run also the parts that have passed on the same inputs
    #[arg(long)]
    all: bool,
    /// Run everything, and try the properties on all their cases
    #[arg(long)]
    thorough: bool,
    /// List the parts
    #[arg(long)]
    list: bool,
}

/// Runs the parts, up to the first that fails.
///
/// # Errors
/// When a part fails; it names the part.
pub fn test(options: &Options) -> Result<()> {
    if options.list {
        return list();
    }
    let effort = match (options.thorough, options.all || options.part.is_some()) {
        (true, _) => Effort::Thorough,
        (false, true) => Effort::All,
        (false, false) => Effort::Changed,
    };
    let is_whole = options.all || options.thorough;
    let mut run = Run::new(effort, options.words.clone(), is_whole);
    let start = Instant::now();
    let done = match &options.part {
        Some(name) => one(&mut run, name),
        None => everything(&mut run),
    };
    run.times.print();
    done?;
    step(format!("test: passed, in {} seconds", start.elapsed().as_secs()));
    Ok(())
}

fn list() -> Result<()> {
    for part in Part::ALL {
        println!("{:<16} {}", part.name(), part.proves());
    }
    for package in native::packages()?.iter().filter(|package| package.name != native::BENCHES) {
        println!("{:<16} the native tests of the package {}", package.short, package.name);
    }
    Ok(())
}

fn everything(run: &mut Run) -> Result<()> {
    part(run, Part::Tools)?;
    part(run, Part::Format)?;
    let beside = Beside::start(run)?;
    let meanwhile = [Part::Dependencies, Part::Lint, Part::Native, Part::Rulings];
    let done = meanwhile.into_iter().try_for_each(|it| part(run, it));
    if let Err(error) = &done {
        step(format!("test: {error:#}"));
        step("test: waiting for what was begun beside it (Ctrl+C ends it)");
    }
    let built = beside.join(run);
    done.and(built)?;
    part(run, Part::Browser)?;
    match run.effort {
        Effort::Thorough => part(run, Part::Benches).and_then(|()| part(run, Part::Fuzz)),
        Effort::Changed | Effort::All => Ok(()),
    }
}

/// Runs a part by its name, or the tests of a package.
fn one(run: &mut Run, name: &str) -> Result<()> {
    let Some(named) = Part::named(name) else {
        return run.timed(name, |run| native::test_package(run, name));
    };
    run.is_quick &= named == Part::Browser;
    if named.needs_the_app() {
        let effort = std::mem::replace(&mut run.effort, Effort::Changed);
        part(run, Part::Build)?;
        run.effort = effort;
    }
    part(run, named)
}

fn part(run: &mut Run, part: Part) -> Result<()> {
    run.timed(part.name(), |run| part.run(run))
}
