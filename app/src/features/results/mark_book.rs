//! The mark book: the results that a lecturer has read, his changes of marks and his rosters, exam by exam. It is kept
//! on the device.
//!
//! The answers stay sealed as they were handed in, so that whoever opens the device sees names and marks, but no paper
//! and no answers without the lecturer's code.

use std::collections::{BTreeMap, BTreeSet};

use acconcio_training::exam::{ExamHead, plain};
use serde::{Deserialize, Serialize};

use super::adjustment::{Adjustment, Adjustments, Computed};
use super::entry::Entry;
use super::roster::{names_of, same_name};
use crate::platform::storage::merge::{Merge, Tally, merged_by_identity};
use crate::platform::storage::{Key, Stored};

/// The number of letters of result files that are kept. Of more, those of the exams read first are no longer kept;
/// their marks are.
const MOST_LETTERS: usize = 2_000_000;

/// The exams whose results a lecturer has read, by the names that their papers have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MarkBook(pub BTreeMap<String, ExamEntry>);

/// An exam in the book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExamEntry {
    /// The heading of its papers.
    pub head: ExamHead,
    /// The time at which its first result was read, in milliseconds since 1970.
    pub read: u64,
    /// The roster of candidates: a name on each line.
    pub roster: String,
    /// The results, by the names that their seals have.
    pub results: BTreeMap<String, ResultEntry>,
}

/// A result in the book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultEntry {
    /// The candidate's name, as he wrote it.
    pub candidate: String,
    /// The beginning, in milliseconds since 1970.
    pub started: u64,
    /// The marks that were computed.
    pub computed: Computed,
    /// The lecturer's changes of them.
    pub changes: Adjustments,
    /// The name of the file.
    pub file: String,
    /// The file itself, still sealed; empty where it is no longer kept.
    pub sealed: String,
}

impl ResultEntry {
    /// The points with the lecturer's changes, and the points that could be had.
    pub fn total(&self) -> acconcio_training::exam::Tally {
        self.changes.total_of(&self.computed)
    }

    /// Whether the exam is passed, with the lecturer's changes.
    pub fn is_passed(&self) -> bool {
        self.changes.passes(&self.computed)
    }
}

impl ExamEntry {
    /// The beginning of the exam: that of the first candidate, in milliseconds since 1970.
    pub fn began(&self) -> u64 {
        self.results.values().map(|result| result.started).min().unwrap_or(self.read)
    }

    /// Whether every result can be opened again.
    pub fn is_whole(&self) -> bool {
        self.results.values().all(|result| !result.sealed.is_empty())
    }

    /// Lets a result have the place of the same attempt that was sealed before, as a classroom does whenever it is
    /// asked; the lecturer's changes stay.
    fn take_place_of_earlier(&mut self, entry: &Entry) {
        let is_same = |(id, kept): &(&String, &ResultEntry)| {
            **id != entry.id
                && kept.file == entry.file
                && kept.candidate == entry.result.candidate
                && kept.started == entry.result.attempt.started
        };
        let earlier = self.results.iter().find(is_same).map(|(id, _)| id.clone());
        if let Some(kept) = earlier.and_then(|id| self.results.remove(&id)) {
            self.results.entry(entry.id.clone()).or_insert(kept);
        }
    }

    fn letters(&self) -> usize {
        self.results.values().map(|result| result.sealed.len()).sum()
    }
}

/// The part that a candidate took in an exam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Presence<'a> {
    /// He handed in; the last time counts.
    HandedIn(&'a ResultEntry),
    /// He was to take it, and there is no result.
    Missing,
    /// He was not to take it.
    NotAsked,
}

impl MarkBook {
    /// The exams, those begun first at the top.
    pub fn in_order(&self) -> Vec<(&str, &ExamEntry)> {
        let mut all: Vec<_> = self.0.iter().map(|(id, exam)| (id.as_str(), exam)).collect();
        all.sort_by_key(|(id, exam)| (exam.began(), *id));
        all
    }

    /// The roster written last, for an exam that has none yet.
    pub fn last_roster(&self) -> String {
        let with_one = self.0.values().filter(|exam| !exam.roster.trim().is_empty());
        with_one.max_by_key(|exam| exam.read).map(|exam| exam.roster.clone()).unwrap_or_default()
    }

    /// Returns the book with results that were read at `now` (milliseconds since 1970). What is in it already keeps its
    /// changes.
    #[must_use]
    pub fn with<'a>(&self, entries: impl Iterator<Item = &'a Entry>, now: u64) -> MarkBook {
        let mut book = self.clone();
        for entry in entries {
            let roster = book.last_roster();
            let exam = book.0.entry(entry.exam_id.clone()).or_insert_with(|| ExamEntry {
                read: now,
                roster,
                ..ExamEntry::default()
            });
            exam.head = entry.exam.exam.head.clone();
            exam.take_place_of_earlier(entry);
            let kept = exam.results.entry(entry.id.clone()).or_default();
            kept.candidate.clone_from(&entry.result.candidate);
            kept.started = entry.result.attempt.started;
            kept.computed = Computed::of(&entry.assessment);
            kept.file.clone_from(&entry.file);
            kept.sealed.clone_from(&entry.sealed);
        }
        book.lighten();
        book
    }

    /// Lets go of the files of the exams read first, until the others have room.
    fn lighten(&mut self) {
        let mut all: usize = self.0.values().map(ExamEntry::letters).sum();
        let mut exams: Vec<&mut ExamEntry> = self.0.values_mut().collect();
        exams.sort_by_key(|exam| exam.read);
        for exam in exams {
            if all <= MOST_LETTERS {
                return;
            }
            all -= exam.letters();
            exam.results.values_mut().for_each(|result| result.sealed.clear());
        }
    }

    /// Returns the book with the marks of an item changed, or the change taken back.
    #[must_use]
    pub fn adjusted(&self, entry: &Entry, item: usize, adjustment: Option<Adjustment>) -> MarkBook {
        let mut book = self.clone();
        let exam = book.0.get_mut(&entry.exam_id);
        if let Some(result) = exam.and_then(|exam| exam.results.get_mut(&entry.id)) {
            result.changes = result.changes.with(item, adjustment);
        }
        book
    }

    /// Returns the book with the roster of an exam.
    #[must_use]
    pub fn with_roster(&self, exam: &str, roster: String) -> MarkBook {
        let mut book = self.clone();
        if let Some(exam) = book.0.get_mut(exam) {
            exam.roster = roster;
        }
        book
    }

    /// Returns the book without an exam, or with it again.
    #[must_use]
    pub fn turned(&self, id: &str, exam: Option<ExamEntry>) -> MarkBook {
        let mut book = self.clone();
        match exam {
            Some(exam) => book.0.insert(id.to_owned(), exam),
            None => book.0.remove(id),
        };
        book
    }

    /// The changes of a result.
    pub fn changes(&self, exam: &str, result: &str) -> Adjustments {
        let exam = self.0.get(exam);
        exam.and_then(|exam| exam.results.get(result))
            .map(|it| it.changes.clone())
            .unwrap_or_default()
    }

    /// Every name of a roster or a result, each once, in the order of the alphabet. Of two spellings the one on a
    /// roster is shown.
    pub fn names(&self) -> Vec<String> {
        let rostered = self.0.values().flat_map(|exam| names_of(&exam.roster));
        let candidates = self.0.values().flat_map(|exam| exam.results.values());
        let all = rostered.chain(candidates.map(|result| result.candidate.clone()));
        let mut seen = BTreeSet::new();
        let mut names: Vec<String> = all.filter(|name| seen.insert(plain(name))).collect();
        names.sort_by_cached_key(|name| name.to_lowercase());
        names
    }
}

impl MarkBook {
    /// The number of exams that a candidate took.
    pub fn taken(&self, name: &str) -> usize {
        let took = |exam: &&ExamEntry| matches!(exam.presence(name), Presence::HandedIn(_));
        self.0.values().filter(took).count()
    }

    /// The number of exams that he took or was to take.
    pub fn asked(&self, name: &str) -> usize {
        self.0.values().filter(|exam| exam.presence(name) != Presence::NotAsked).count()
    }
}

impl ExamEntry {
    /// The part that somebody took in this exam.
    pub fn presence(&self, name: &str) -> Presence<'_> {
        let his = self.results.values().filter(|result| same_name(&result.candidate, name));
        match his.max_by_key(|result| result.started) {
            Some(result) => Presence::HandedIn(result),
            None if names_of(&self.roster).any(|it| same_name(&it, name)) => Presence::Missing,
            None => Presence::NotAsked,
        }
    }
}

impl Stored for MarkBook {
    const KEY: Key = Key::MarkBook;
    const VERSION: u32 = 1;
}

impl Merge for MarkBook {
    /// Merges by exam and result. Of two changes of one item that of this device stays.
    fn merged(&self, backup: &MarkBook) -> (MarkBook, Tally) {
        let (merged, tally) = merged_by_identity(&self.0, &backup.0, joined);
        (MarkBook(merged), tally)
    }
}

fn joined(here: &ExamEntry, backup: &ExamEntry) -> ExamEntry {
    let of_result = |here: &ResultEntry, backup: &ResultEntry| {
        let mut joined = here.clone();
        if joined.sealed.is_empty() {
            joined.sealed.clone_from(&backup.sealed);
        }
        for (item, change) in &backup.changes.0 {
            joined.changes.0.entry(*item).or_insert_with(|| change.clone());
        }
        joined
    };
    let (results, _) = merged_by_identity(&here.results, &backup.results, of_result);
    let roster =
        if here.roster.trim().is_empty() { backup.roster.clone() } else { here.roster.clone() };
    ExamEntry { results, roster, ..here.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(candidate: &str, started: u64, points: u32) -> ResultEntry {
        let computed = Computed { items: vec![(points, 700)], needed: 400, knock_outs: Vec::new() };
        let sealed = "x".repeat(MOST_LETTERS / 2);
        ResultEntry {
            candidate: candidate.to_owned(),
            started,
            computed,
            sealed,
            ..ResultEntry::default()
        }
    }

    fn exam(read: u64, roster: &str, results: &[(&str, ResultEntry)]) -> ExamEntry {
        let results = results.iter().map(|(id, it)| ((*id).to_owned(), it.clone())).collect();
        ExamEntry { head: "Final".into(), read, roster: roster.to_owned(), results }
    }

    fn book(exams: &[(&str, ExamEntry)]) -> MarkBook {
        MarkBook(exams.iter().map(|(id, it)| ((*id).to_owned(), it.clone())).collect())
    }

    #[test]
    fn ok_the_history_tells_who_handed_in_who_is_missing_and_who_was_not_asked() {
        let first = exam(1, "Rossi;Ada\nBianchi;Bruno", &[("a", result("ada rossi", 5, 300))]);
        let again = result("Rossi, Ada", 9, 500);
        let second =
            exam(2, "Rossi;Ada", &[("b", result("Rossi, Ada", 8, 100)), ("c", again.clone())]);
        let book = book(&[("1", first), ("2", second)]);
        assert_eq!(book.names(), ["Bianchi, Bruno", "Rossi, Ada"]);
        let [(_, first), (_, second)] = book.in_order()[..] else { panic!("two exams") };
        assert_eq!(first.presence("Bianchi, Bruno"), Presence::Missing);
        assert_eq!(second.presence("Bianchi, Bruno"), Presence::NotAsked);
        assert_eq!(
            second.presence("Rossi, Ada"),
            Presence::HandedIn(&again),
            "the last time counts"
        );
        assert!(again.is_passed());
        assert_eq!(book.last_roster(), "Rossi;Ada");
    }

    #[test]
    fn ok_two_books_are_merged_and_no_change_is_lost() {
        let change = |points| Adjustment { points, reason: "unclear".to_owned() };
        let mut here = result("Rossi, Ada", 5, 300);
        here.changes = here.changes.with(0, Some(change(500)));
        let mut there = ResultEntry { sealed: String::new(), ..result("Rossi, Ada", 5, 300) };
        there.changes = there.changes.with(0, Some(change(100))).with(1, Some(change(200)));
        let mine = book(&[("1", exam(1, "", &[("a", here)]))]);
        let other = exam(1, "Rossi;Ada", &[("a", there), ("b", result("Verdi, Ugo", 6, 0))]);
        let (merged, tally) = mine.merged(&book(&[("1", other.clone()), ("2", other)]));
        let changes = merged.changes("1", "a");
        assert_eq!((changes.0[&0].points, changes.0[&1].points), (500, 200));
        let exam = &merged.0["1"];
        assert_eq!(
            (exam.roster.as_str(), exam.results.len(), exam.is_whole()),
            ("Rossi;Ada", 2, true)
        );
        assert_eq!(tally, Tally { added: 2, kept: 0 });
        assert_eq!(merged.merged(&merged).0, merged);
    }

    #[test]
    fn ok_files_that_have_no_room_go_and_their_marks_stay() {
        let one = |read| exam(read, "", &[("a", result("Rossi, Ada", read, 500))]);
        let mut all = book(&[("new", one(3)), ("old", one(1)), ("older", one(0))]);
        all.lighten();
        let whole: Vec<bool> = ["older", "old", "new"].map(|id| all.0[id].is_whole()).to_vec();
        assert_eq!(whole, [false, true, true]);
        assert_eq!(all.0["older"].results["a"].total().points, 500);
    }
}
