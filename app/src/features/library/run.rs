//! The statistics of a run, from the records.

use std::collections::BTreeMap;

use super::QueueItem;
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::{Mode, RulingRecord};

/// A run of practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The seed from which its order follows.
    pub seed: u32,
    /// When it began, in milliseconds since 1970; its name in the log.
    pub began: u64,
}

/// The number of rulings, and of those fully right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of rulings fully right.
    pub right: usize,
    /// The number of rulings given.
    pub ruled: usize,
}

/// The end of a run up to the first mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The number of rulings fully right before the mistake.
    pub length: usize,
    /// The length of the longest run so far, this one included.
    pub longest: usize,
}

/// The number of rulings in the share that spans several runs.
const LATELY: usize = 20;

impl Tally {
    /// The rulings of a run so far.
    pub(crate) fn of_run(progress: &Progress, mode: Mode, run: Option<Run>) -> Tally {
        let attempts = progress.attempts();
        Tally::of(attempts.into_iter().filter(|it| run.is_some_and(|run| is_of(it, mode, run))))
    }

    /// The last twenty rulings of a kind of practice, in whichever run.
    pub(crate) fn lately(progress: &Progress, mode: Mode) -> Tally {
        let attempts = progress.attempts().into_iter().rev();
        Tally::of(attempts.filter(|attempt| attempt.mode == mode).take(LATELY))
    }

    fn of<'a>(attempts: impl Iterator<Item = &'a RulingRecord>) -> Tally {
        attempts.fold(Tally::default(), |tally, attempt| Tally {
            right: tally.right + usize::from(attempt.score.is_full()),
            ruled: tally.ruled + 1,
        })
    }
}

/// The greatest number of rulings fully right in a run up to the first mistake.
pub fn longest(progress: &Progress) -> usize {
    let mut runs: BTreeMap<u64, usize> = BTreeMap::new();
    for attempt in progress.attempts() {
        if let (Mode::SuddenDeath, Some(run), true) =
            (attempt.mode, attempt.run, attempt.score.is_full())
        {
            *runs.entry(run).or_default() += 1;
        }
    }
    runs.into_values().max().unwrap_or(0)
}

/// Whether an incident was ruled on in a run.
pub(crate) fn has_ruled(progress: &Progress, mode: Mode, run: Run, here: QueueItem<'_>) -> bool {
    let is_here = |it: &&RulingRecord| {
        (it.scenario.as_str(), it.variant.as_str()) == (here.scenario, here.variant)
    };
    progress.attempts().into_iter().filter(is_here).any(|it| is_of(it, mode, run))
}

fn is_of(attempt: &RulingRecord, mode: Mode, run: Run) -> bool {
    attempt.mode == mode && attempt.run == Some(run.began)
}
