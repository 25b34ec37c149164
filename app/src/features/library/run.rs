//! The statistics of a run, from the records.

use std::collections::BTreeMap;

use super::QueueItem;
use super::queue::{Purpose, Queue, Run};
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::{Mode, RulingRecord};

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
    fn of<'a>(attempts: impl Iterator<Item = &'a RulingRecord>) -> Tally {
        attempts.fold(Tally::default(), |tally, attempt| Tally {
            right: tally.right + usize::from(attempt.score.is_full()),
            ruled: tally.ruled + 1,
        })
    }
}

impl Queue {
    /// The tally of the run so far.
    pub fn tally(&self, progress: &Progress) -> Tally {
        let attempts = progress.attempts();
        let run = self.run();
        Tally::of(
            attempts.into_iter().filter(|it| run.is_some_and(|run| is_of(it, self.mode(), run))),
        )
    }

    /// The tally of the last twenty rulings in this mode, from any run.
    pub fn tally_lately(&self, progress: &Progress) -> Tally {
        let attempts = progress.attempts().into_iter().rev();
        Tally::of(attempts.filter(|attempt| attempt.mode == self.mode()).take(LATELY))
    }

    /// The end of the run, if it is one that the first mistake ends and there was one.
    pub fn ending(&self, progress: &Progress) -> Option<Ending> {
        let Purpose::SuddenDeath(_) = self.purpose else { return None };
        let Tally { right: length, ruled } = self.tally(progress);
        let longest = longest(progress);
        (ruled > length).then_some(Ending { length, longest })
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
