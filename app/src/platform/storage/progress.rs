//! What the arbiter has ruled on, and how well: the log of rulings, and what follows from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ruling_record::{Mode, RulingRecord, Score};

/// Every ruling given, by its name in the log, and the results by scenario and variant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    log: BTreeMap<String, RulingRecord>,
    records: BTreeMap<(String, String), Record>,
}

/// What is known of one variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The best ruling so far.
    pub best: Score,
    /// The ruling given last.
    pub last: Score,
    /// How many rulings were given.
    pub attempts: u32,
    /// When the last one was given, in milliseconds since 1970.
    pub at: u64,
}

/// How a variant was ruled on last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Not at all.
    NotRuled,
    /// With something missed.
    Wrong,
    /// Fully right.
    Right,
}

impl State {
    /// Every state, as one passes through them.
    pub const ALL: [State; 3] = [State::NotRuled, State::Wrong, State::Right];
}

impl Progress {
    /// The results that follow from a log.
    pub fn of_log(log: BTreeMap<String, RulingRecord>) -> Progress {
        let mut progress = Progress { log, records: BTreeMap::new() };
        let mut attempts: Vec<&RulingRecord> = progress.log.values().collect();
        attempts.sort_by_key(|attempt| attempt.at);
        for attempt in attempts {
            note(&mut progress.records, attempt);
        }
        progress
    }

    /// The results with one more ruling.
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

    /// How many rulings were given.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// What is known of a variant.
    pub fn of(&self, scenario: &str, variant: &str) -> Option<&Record> {
        self.records.get(&(scenario.to_owned(), variant.to_owned()))
    }

    /// How a variant was ruled on last.
    pub fn state(&self, scenario: &str, variant: &str) -> State {
        match self.of(scenario, variant) {
            None => State::NotRuled,
            Some(record) if record.last.is_full() => State::Right,
            Some(_) => State::Wrong,
        }
    }

    /// The variants ruled on, by scenario and variant, with what is known of each.
    pub fn records(&self) -> impl Iterator<Item = (&str, &str, &Record)> {
        self.records.iter().map(|((scenario, variant), record)| (&**scenario, &**variant, record))
    }

    /// Every ruling, the oldest first.
    pub fn attempts(&self) -> Vec<&RulingRecord> {
        let mut attempts: Vec<&RulingRecord> = self.log.values().collect();
        attempts.sort_by_key(|attempt| attempt.at);
        attempts
    }
}

/// Adds a ruling to the record of its variant. To stop the clocks is not to rule.
fn note(records: &mut BTreeMap<(String, String), Record>, attempt: &RulingRecord) {
    if attempt.mode == Mode::Intervene {
        return;
    }
    let best = attempt.earlier.map_or(attempt.score, |earlier| earlier.best);
    let rulings = attempt.earlier.map_or(1, |earlier| earlier.rulings);
    let name = (attempt.scenario.clone(), attempt.variant.clone());
    records
        .entry(name)
        .and_modify(|record| {
            record.last = attempt.score;
            record.attempts = record.attempts.saturating_add(rulings);
            record.at = attempt.at;
            if best.is_better_than(record.best) {
                record.best = best;
            }
        })
        .or_insert(Record { best, last: attempt.score, attempts: rulings, at: attempt.at });
}
