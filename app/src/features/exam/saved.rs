//! The attempts on this device, including those in progress.

use std::collections::BTreeMap;

use acconcio_training::exam::{ExamPaper, Given, ItemFacts, PaperKey, ResultFile};
use acconcio_training::grading::Answer;
use serde::{Deserialize, Serialize};

use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The attempts on this device, in the order in which they were begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Exams(Vec<SavedExam>);

/// An attempt on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedExam {
    /// An attempt in progress.
    Running(RunningExam),
    /// An attempt that was handed in.
    HandedIn(HandedInExam),
}

/// An attempt in progress, with the key of its paper, so that a reload asks for no code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunningExam {
    /// The key of the paper.
    pub key: PaperKey,
    /// The attempt so far.
    pub result: ResultFile,
}

/// An attempt that was handed in: its answers are sealed, and cannot be read here before they are released.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandedInExam {
    /// The text of the sealed paper.
    pub paper: String,
    /// The title of the exam.
    pub title: String,
    /// The candidate's name.
    pub candidate: String,
    /// The beginning and the end, in milliseconds since 1970.
    pub started: u64,
    /// The end.
    pub ended: u64,
    /// The text of the file for the lecturer.
    pub file: String,
    /// The candidate's own copy, sealed until the release: an [`OwnCopy`].
    pub own: String,
}

/// The part of his result that a candidate sees once it is released.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCopy {
    /// The key of the paper.
    pub key: PaperKey,
    /// The facts of its items.
    pub facts: Vec<ItemFacts>,
    /// The attempt.
    pub result: ResultFile,
}

impl SavedExam {
    /// The text of the sealed paper.
    pub fn paper(&self) -> &str {
        match self {
            SavedExam::Running(it) => &it.result.paper,
            SavedExam::HandedIn(it) => &it.paper,
        }
    }

    /// The candidate's name.
    pub fn candidate(&self) -> &str {
        match self {
            SavedExam::Running(it) => &it.result.candidate,
            SavedExam::HandedIn(it) => &it.candidate,
        }
    }

    /// The beginning, in milliseconds since 1970.
    pub const fn started(&self) -> u64 {
        match self {
            SavedExam::Running(it) => it.result.attempt.started,
            SavedExam::HandedIn(it) => it.started,
        }
    }
}

impl HandedInExam {
    /// Seals an attempt that has ended: for the lecturer, and until the release for the candidate himself. The
    /// random bytes are used once.
    pub fn of(own: OwnCopy, paper: &ExamPaper, random: [[u8; 32]; 2]) -> HandedInExam {
        let [for_lecturer, for_candidate] = random;
        let ResultFile { candidate, attempt, paper: text, .. } = &own.result;
        // Texts, numbers and lists of them can always be serialized.
        let copy = serde_json::to_string(&own).unwrap_or_default();
        HandedInExam {
            paper: text.clone(),
            title: paper.head.title.clone(),
            candidate: candidate.clone(),
            started: attempt.started,
            ended: attempt.ended.unwrap_or(attempt.started),
            file: own.result.sealed(paper, for_lecturer).text(),
            own: paper.sealed_until_release(for_candidate, &copy),
        }
    }
}

impl Exams {
    /// All attempts, the newest first.
    pub fn newest_first(&self) -> impl Iterator<Item = &SavedExam> {
        self.0.iter().rev()
    }

    /// The attempt in progress on a paper, if there is one.
    pub fn going_on(&self, paper: &str) -> Option<&RunningExam> {
        self.newest_first().find_map(|it| match it {
            SavedExam::Running(running) if running.result.paper == paper => Some(running),
            SavedExam::Running(_) | SavedExam::HandedIn(_) => None,
        })
    }

    /// The start of the attempt handed in last on a paper, in milliseconds since 1970.
    pub fn handed_in(&self, paper: &str) -> Option<u64> {
        let is_over = |it: &&SavedExam| matches!(it, SavedExam::HandedIn(_));
        let mut ended = self.newest_first().filter(is_over);
        ended.find(|it| it.paper() == paper).map(SavedExam::started)
    }

    /// The number of attempts at a paper.
    pub fn attempts_at(&self, paper: &str) -> u16 {
        let all = self.0.iter().filter(|it| it.paper() == paper).count();
        u16::try_from(all).unwrap_or(u16::MAX)
    }

    /// The attempt that began at an instant.
    pub fn begun_at(&self, started: u64) -> Option<&SavedExam> {
        self.newest_first().find(|it| it.started() == started)
    }

    /// Returns these attempts with one of them added or replaced. One that was handed in stays as it is.
    #[must_use]
    pub fn with(&self, exam: SavedExam) -> Exams {
        let identity = |it: &SavedExam| (it.started(), it.paper().to_owned());
        let mut next = self.clone();
        match next.0.iter_mut().find(|it| identity(it) == identity(&exam)) {
            Some(SavedExam::HandedIn(_)) => {}
            Some(known) => *known = exam,
            None => next.0.push(exam),
        }
        next
    }
}

impl Stored for Exams {
    const KEY: Key = Key::Exams;
    const VERSION: u32 = 2;
}

impl Merge for Exams {
    /// Identifies an attempt by its start and its paper, as [`Exams::with`] does. An attempt that was
    /// handed in stays so.
    fn merged(&self, backup: &Exams) -> (Exams, Tally) {
        let by_identity = |exams: &Exams| -> BTreeMap<(u64, String), SavedExam> {
            let identity = |it: &SavedExam| (it.started(), it.paper().to_owned());
            exams.0.iter().map(|it| (identity(it), it.clone())).collect()
        };
        let (merged, tally) = merged_by_identity(&by_identity(self), &by_identity(backup), joined);
        (Exams(merged.into_values().collect()), tally)
    }
}

/// One attempt from two versions: the one that was handed in or, while neither was, the later state of
/// each item.
fn joined(here: &SavedExam, backup: &SavedExam) -> SavedExam {
    match (here, backup) {
        (SavedExam::HandedIn(_), _) => here.clone(),
        (SavedExam::Running(_), SavedExam::HandedIn(_)) => backup.clone(),
        (SavedExam::Running(here), SavedExam::Running(backup)) => {
            let mut joined = here.clone();
            let given = joined.result.attempt.given.iter_mut();
            for (given, other) in given.zip(&backup.result.attempt.given) {
                if is_later(other, given) {
                    given.clone_from(other);
                }
            }
            SavedExam::Running(joined)
        }
    }
}

/// Whether the other state of an item is later: the seconds spent on it only grow.
fn is_later(other: &Given, given: &Given) -> bool {
    other.seconds > given.seconds
        || (other.seconds == given.seconds && given.answer == Answer::default())
}

#[cfg(test)]
pub(crate) mod tests {
    use acconcio_training::exam::Attempt;

    use super::*;
    use crate::platform::storage::Storage;
    use crate::platform::storage::store::Memory;

    /// A key, which is not that of any paper.
    fn key() -> PaperKey {
        PaperKey::try_from("A".repeat(43)).expect("32 bytes")
    }

    /// An attempt in progress.
    pub(crate) fn running(paper: &str, candidate: &str, attempt: Attempt) -> SavedExam {
        let (paper, candidate) = (paper.to_owned(), candidate.to_owned());
        let result = ResultFile { paper, candidate, personal: None, earlier: 0, attempt };
        SavedExam::Running(RunningExam { key: key(), result })
    }

    /// The same attempt handed in, without its seals.
    pub(crate) fn handed_in(exam: &SavedExam) -> SavedExam {
        SavedExam::HandedIn(HandedInExam {
            paper: exam.paper().to_owned(),
            title: String::new(),
            candidate: exam.candidate().to_owned(),
            started: exam.started(),
            ended: exam.started() + 60,
            file: String::new(),
            own: String::new(),
        })
    }

    fn sat(paper: &str, started: u64) -> SavedExam {
        running(paper, "Rossi, Ada", Attempt::begun(2, started, 25))
    }

    #[test]
    fn ok_an_exam_that_was_begun_is_found_again_until_it_has_ended() {
        let storage = Storage::over(Memory::default());
        storage.store(&storage.load::<Exams>().with(sat("one", 5)).with(sat("two", 6)));
        let kept = storage.load::<Exams>();
        let started =
            |paper: &str, kept: &Exams| kept.going_on(paper).map(|it| it.result.attempt.started);
        assert_eq!((started("one", &kept), started("three", &kept)), (Some(5), None));
        let ended = handed_in(&sat("one", 5));
        let kept = kept.with(ended.clone());
        assert_eq!((started("one", &kept), kept.handed_in("one")), (None, Some(5)));
        assert_eq!(kept.begun_at(5), Some(&ended));
        // A window that was late does not open it again.
        assert_eq!(kept.with(sat("one", 5)), kept);
        // Another candidate takes the same paper afterwards.
        let kept = kept.with(sat("one", 10));
        assert_eq!((started("one", &kept), kept.attempts_at("one")), (Some(10), 2));
        assert_eq!(kept.newest_first().count(), 3);
    }
}
