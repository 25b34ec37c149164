//! The attempts on this device, including those in progress.

use std::collections::BTreeMap;

use acconcio_training::exam::{Given, ResultFile};
use acconcio_training::grading::Answer;
use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The attempts on this device, in the order in which they were begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Exams(Vec<ResultFile>);

impl Exams {
    /// All attempts, the newest first.
    pub fn newest_first(&self) -> impl Iterator<Item = &ResultFile> {
        self.0.iter().rev()
    }

    /// The attempt in progress on a paper, if there is one.
    pub fn going_on(&self, paper: &str) -> Option<&ResultFile> {
        self.newest_first().find(|it| it.paper == paper && it.attempt.ended.is_none())
    }

    /// The start of the attempt handed in last on a paper, in milliseconds since 1970.
    pub fn handed_in(&self, paper: &str) -> Option<u64> {
        let mut ended = self.newest_first().filter(|it| it.attempt.ended.is_some());
        ended.find(|it| it.paper == paper).map(|it| it.attempt.started)
    }

    /// The attempt that began at an instant.
    pub fn begun_at(&self, started: u64) -> Option<&ResultFile> {
        self.newest_first().find(|it| it.attempt.started == started)
    }

    /// Returns these attempts with one of them added or replaced.
    #[must_use]
    pub fn with(&self, result: ResultFile) -> Exams {
        let is_same = |it: &ResultFile| {
            it.paper == result.paper && it.attempt.started == result.attempt.started
        };
        let mut next = self.clone();
        match next.0.iter_mut().find(|it| is_same(it)) {
            Some(known) => *known = result,
            None => next.0.push(result),
        }
        next
    }
}

impl Stored for Exams {
    const KEY: Key = Key::Exams;
    const VERSION: u32 = 1;
}

impl Merge for Exams {
    /// Identifies an attempt by its start and its paper, as [`Exams::with`] does. An attempt that was
    /// handed in stays so.
    fn merged(&self, backup: &Exams) -> (Exams, Tally) {
        let by_identity = |exams: &Exams| -> BTreeMap<(u64, String), ResultFile> {
            let identity = |it: &ResultFile| (it.attempt.started, it.paper.clone());
            exams.0.iter().map(|it| (identity(it), it.clone())).collect()
        };
        let (merged, tally) = merged_by_identity(&by_identity(self), &by_identity(backup), joined);
        (Exams(merged.into_values().collect()), tally)
    }
}

/// One attempt from two versions: the one that was handed in or, while neither was, the later state of
/// each item.
fn joined(here: &ResultFile, backup: &ResultFile) -> ResultFile {
    match (here.attempt.ended, backup.attempt.ended) {
        (Some(_), _) => here.clone(),
        (None, Some(_)) => backup.clone(),
        (None, None) => {
            let mut joined = here.clone();
            for (given, other) in joined.attempt.given.iter_mut().zip(&backup.attempt.given) {
                if is_later(other, given) {
                    given.clone_from(other);
                }
            }
            joined
        }
    }
}

/// Whether the other state of an item is later: the seconds spent on it only grow.
fn is_later(other: &Given, given: &Given) -> bool {
    other.seconds > given.seconds
        || (other.seconds == given.seconds && given.answer == Answer::default())
}

#[cfg(test)]
mod tests {
    use acconcio_training::exam::Attempt;

    use super::*;
    use crate::platform::storage::Storage;
    use crate::platform::storage::store::Memory;

    fn sat(paper: &str, started: u64) -> ResultFile {
        let attempt = Attempt::begun(2, started, 25);
        ResultFile { paper: paper.to_owned(), candidate: "A. Rossi".to_owned(), attempt }
    }

    #[test]
    fn ok_an_exam_that_was_begun_is_found_again_until_it_has_ended() {
        let storage = Storage::over(Memory::default());
        storage.store(&storage.load::<Exams>().with(sat("one", 5)).with(sat("two", 6)));
        let kept = storage.load::<Exams>();
        assert_eq!(kept.going_on("one"), Some(&sat("one", 5)));
        assert_eq!(kept.going_on("three"), None);
        let mut ended = sat("one", 5);
        ended.attempt.ended = Some(9);
        let kept = kept.with(ended.clone());
        assert_eq!(kept.going_on("one"), None);
        assert_eq!(kept.begun_at(5), Some(&ended));
        assert_eq!(kept.newest_first().count(), 2);
        // Another candidate takes the same paper afterwards.
        let kept = kept.with(sat("one", 10));
        assert_eq!(kept.going_on("one"), Some(&sat("one", 10)));
        assert_eq!(kept.newest_first().count(), 3);
    }
}
