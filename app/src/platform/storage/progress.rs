//! The arbiter's results: the log of rulings, and the figures that follow from it.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::EditionId;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::ruling_record::{Mode, RulingRecord, Score};

/// All rulings given, by their names in the log, and the results by scenario and variant, under any laws and
/// under each edition.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    log: BTreeMap<String, RulingRecord>,
    records: BTreeMap<(String, String), BTreeMap<Option<EditionId>, Record>>,
}

/// The results on one variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The best ruling so far.
    pub best: Score,
    /// The ruling given last.
    pub last: Score,
    /// The number of rulings given.
    pub attempts: u32,
    /// The time of the last one, in milliseconds since 1970.
    pub at: u64,
}

/// The result of the last ruling on a variant.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// No ruling was given.
    NotRuled,
    /// Something was missed.
    Wrong,
    /// The ruling was fully right.
    Right,
}

impl State {
    /// All states, in the order in which they are reached.
    pub const ALL: [State; State::VARIANTS.len()] =
        *State::VARIANTS.first_chunk().expect("of the same length");
}

impl Progress {
    /// Returns the results that follow from a log.
    pub fn of_log(log: BTreeMap<String, RulingRecord>) -> Progress {
        let mut progress = Progress { log, records: BTreeMap::new() };
        for attempt in progress.log.values() {
            note(&mut progress.records, attempt);
        }
        progress
    }

    /// Returns the results with one more ruling.
    #[must_use]
    pub fn with(&self, id: String, attempt: RulingRecord) -> Progress {
        let mut log = self.log.clone();
        log.insert(id, attempt);
        Progress::of_log(log)
    }

    /// Whether nothing has been ruled on yet.
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// The number of rulings given.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// The results on a variant under these laws, or under any where none are named. Rulings of which the laws
    /// are not known count where there are no others.
    pub fn of(&self, scenario: &str, variant: &str, under: Option<EditionId>) -> Option<&Record> {
        let records = self.records.get(&(scenario.to_owned(), variant.to_owned()))?;
        let is_known = records.keys().any(Option::is_some);
        records.get(&under.filter(|_| is_known))
    }

    /// The result of the last ruling on a variant under these laws, or under any.
    pub fn state(&self, scenario: &str, variant: &str, under: Option<EditionId>) -> State {
        match self.of(scenario, variant, under) {
            None => State::NotRuled,
            Some(record) if record.last.is_full() => State::Right,
            Some(_) => State::Wrong,
        }
    }

    /// The laws other than these under which the last ruling on a variant was fully right; the newest of them.
    pub fn right_elsewhere(
        &self,
        scenario: &str,
        variant: &str,
        under: EditionId,
    ) -> Option<EditionId> {
        let records = self.records.get(&(scenario.to_owned(), variant.to_owned()))?;
        let mut others = records.iter().rev().filter(|(_, record)| record.last.is_full());
        others.find_map(|(edition, _)| edition.filter(|edition| *edition != under))
    }

    /// The variants ruled on, by scenario and variant, with the results on each under any laws.
    pub fn records(&self) -> impl Iterator<Item = (&str, &str, &Record)> {
        self.records.iter().filter_map(|((scenario, variant), records)| {
            Some((&**scenario, &**variant, records.get(&None)?))
        })
    }

    /// All rulings, the oldest first.
    pub fn attempts(&self) -> Vec<&RulingRecord> {
        let mut attempts: Vec<&RulingRecord> = self.log.values().collect();
        attempts.sort_by_key(|attempt| attempt.at);
        attempts
    }
}

/// Adds a ruling to the records of its variant, after rulings that may be earlier or later. Stopping the clocks is
/// not a ruling.
fn note(
    records: &mut BTreeMap<(String, String), BTreeMap<Option<EditionId>, Record>>,
    attempt: &RulingRecord,
) {
    if attempt.mode == Mode::Intervene {
        return;
    }
    let name = (attempt.scenario.clone(), attempt.variant.clone());
    let records = records.entry(name).or_default();
    let under = attempt.edition.map(Some);
    for under in std::iter::once(None).chain(under) {
        let first =
            Record { best: attempt.score, last: attempt.score, attempts: 0, at: attempt.at };
        let record = records.entry(under).or_insert(first);
        record.attempts = record.attempts.saturating_add(1);
        if attempt.at >= record.at {
            record.last = attempt.score;
            record.at = attempt.at;
        }
        if attempt.score.is_better_than(record.best) {
            record.best = attempt.score;
        }
    }
}
