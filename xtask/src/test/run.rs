//! A run of the tests: its effort, the parts that have passed before, and the time of each part.

use std::time::Instant;

use anyhow::{Context, Result};

use super::inputs::Inputs;
use super::passed::Passed;
use super::times::Times;
use super::visited;
use crate::build::Kind;
use crate::process::step;

/// The extent of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// Parts that have passed on the same inputs are not run again.
    Changed,
    /// Everything is run.
    All,
    /// Everything is run, the properties with all their cases.
    Thorough,
}

/// A run of several parts.
pub struct Run {
    pub effort: Effort,
    /// The restriction of a part: names of tests or of files.
    pub words: Vec<String>,
    pub passed: Passed,
    pub times: Times,
    /// Whether a build that is sooner made is enough: for a change, once browser tests have passed here.
    pub is_quick: bool,
    /// The build of the app on which the browser tests run.
    pub app: Kind,
}

impl Run {
    /// Returns a run that begins; a whole one is on the published build.
    pub fn new(effort: Effort, words: Vec<String>, is_whole: bool) -> Run {
        let passed = Passed::read();
        let is_quick = !is_whole && passed.knows(visited::is_file);
        Run { effort, words, passed, times: Times::default(), is_quick, app: Kind::Published }
    }

    /// Runs a piece of work under this name, and notes the time that it took.
    ///
    /// # Errors
    /// When it fails; the error names it.
    pub fn timed(&mut self, name: &str, work: impl FnOnce(&mut Run) -> Result<()>) -> Result<()> {
        step(format!("test: {}", name.trim()));
        let start = Instant::now();
        let done = work(self).with_context(|| format!("the part `{}` failed", name.trim()));
        self.times.add(name, start.elapsed());
        done
    }

    /// Whether this has passed on the same inputs, and `--all` is not given.
    pub fn may_skip(&self, name: &str, digest: &str) -> bool {
        self.effort == Effort::Changed && self.passed.has(name, digest)
    }

    /// Does the work, unless it has passed on the same inputs and `--all` is not given.
    ///
    /// # Errors
    /// When the work fails, or an input cannot be read.
    pub fn unless_passed(
        &mut self,
        name: &str,
        inputs: &Inputs,
        work: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let digest = inputs.digest()?;
        if self.may_skip(name, &digest) {
            step(format!("{name}: passed before on the same"));
            return Ok(());
        }
        work()?;
        self.passed.note(name, &digest)
    }
}
