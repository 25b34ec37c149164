//! `test`: everything a change must pass, or one part of it.
//!
//! What has passed is not run again on the same inputs (`test/passed.rs`). The published app is built beside
//! the other parts, because most of that time one core is enough for it.

mod beside;
mod browser;
mod inputs;
mod native;
mod parts;
mod passed;
mod times;

use std::time::Instant;

use anyhow::{Context, Result};

use crate::process::step;
use beside::Beside;
use native::Native;
use parts::Part;
use passed::Passed;
use times::Times;

/// What to test.
#[derive(clap::Args)]
pub struct Options {
    /// One part, or one package by its short name; everything when none is named
    part: Option<String>,
    /// Of a package the tests whose names have these words, of `browser` the files
    words: Vec<String>,
    /// Run also what has passed on the same inputs
    #[arg(long)]
    all: bool,
    /// Run everything, and try the properties on all their cases
    #[arg(long)]
    thorough: bool,
    /// List the parts
    #[arg(long)]
    list: bool,
}

/// How much a run proves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// What has passed on the same inputs is not run again.
    Changed,
    /// Everything is run.
    All,
    /// Everything is run, the properties with all their cases.
    Thorough,
}

/// A run of some parts.
pub struct Run {
    effort: Effort,
    words: Vec<String>,
    passed: Passed,
    times: Times,
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
    let words = options.words.clone();
    let mut run = Run { effort, words, passed: Passed::read(), times: Times::default() };
    let start = Instant::now();
    match &options.part {
        Some(name) => run.one(name)?,
        None => run.everything()?,
    }
    run.times.print();
    step(format!("test: passed, in {} seconds", start.elapsed().as_secs()));
    Ok(())
}

fn list() -> Result<()> {
    for part in Part::ALL {
        println!("{:<10} {}", part.name(), part.proves());
    }
    for package in Native::packages()? {
        println!("{:<10} the native tests of the package {}", package.short, package.name);
    }
    Ok(())
}

impl Run {
    fn everything(&mut self) -> Result<()> {
        self.part(Part::Tools)?;
        self.part(Part::Format)?;
        let beside = Beside::start(self)?;
        let alone = [Part::Lint, Part::Native, Part::Rulings];
        let done = alone.into_iter().try_for_each(|part| self.part(part));
        if done.is_err() {
            step("test: waiting for what was begun beside it (Ctrl+C ends it)");
        }
        let built = beside.join(self);
        done.and(built)?;
        self.part(Part::Browser)?;
        if self.effort == Effort::Thorough {
            self.part(Part::Benches)?;
        }
        Ok(())
    }

    /// A part by its name, or the tests of a package.
    fn one(&mut self, name: &str) -> Result<()> {
        match Part::named(name) {
            Some(part) => self.with_what_it_needs(part),
            None => self.timed(name, |run| native::test_package(run, name)),
        }
    }

    fn with_what_it_needs(&mut self, part: Part) -> Result<()> {
        if matches!(part, Part::Size | Part::Browser) {
            let effort = std::mem::replace(&mut self.effort, Effort::Changed);
            self.part(Part::Build)?;
            self.effort = effort;
        }
        self.part(part)
    }

    fn part(&mut self, part: Part) -> Result<()> {
        self.timed(part.name(), |run| part.run(run))
    }

    /// Runs something under this name, and writes down how long it took.
    fn timed(&mut self, name: &str, work: impl FnOnce(&mut Run) -> Result<()>) -> Result<()> {
        step(format!("test: {name}"));
        let start = Instant::now();
        let done = work(self).with_context(|| format!("the part `{name}` failed"));
        self.times.add(name, start.elapsed());
        done
    }
}
