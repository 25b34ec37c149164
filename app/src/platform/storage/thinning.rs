//! Room in a full store: old rulings are thinned, by one rule.
//!
//! **The rule.** Beginning with the oldest, and never one of the newest [`WHOLE`], a ruling loses its run of
//! practice, the hints that were taken (their cost stays in the score), the certainty that was stated and the wrong
//! principle that was followed, and is written in fewer letters. It keeps the incident, its laws, the time, the score, the
//! points on each question and the mode of practice: no figure that counts marks changes. As many are thinned as
//! what waits for room needs, and no ruling is ever removed.
//!
//! A thinned ruling follows from the ruling alone, so two windows that thin at once write the same. It is read as any
//! other.

use acconcio_adjudication::laws::EditionId;
use acconcio_training::grading::Question;
use serde::Serialize;

use super::log::{VERSION, id_of, read_attempt};
use super::ruling_record::{Mode, RulingRecord};
use super::store::Store;
use super::{Envelope, Remark, Storage};

/// The number of rulings, the newest, that are never thinned.
pub(crate) const WHOLE: usize = 1_000;

/// The number of rulings that are thinned before the store is asked again.
const BATCH: usize = 250;

/// The beginning of the text of a thinned ruling, and of no other.
const BEGINNING: &str = r#"{"version":1,"value":["#;

/// The parts of a ruling that are kept, in the order of its fields: without their names, it takes half the room.
#[derive(Serialize)]
struct Thinned<'a>(
    &'a str,
    &'a str,
    u64,
    (u32, u32),
    Vec<(Question, u8)>,
    Mode,
    Option<u64>,
    u32,
    Option<()>,
    Option<()>,
    Option<EditionId>,
);

impl Storage {
    /// Thins old rulings until everything that the store refused has found room, or none is left to thin. The message
    /// that there is no room is then withdrawn, or stays.
    pub(crate) fn make_room(&self) {
        if self.write_what_waits() {
            return self.withdraw(Remark::Full);
        }
        let rulings: Vec<String> =
            self.names().into_iter().filter(|name| id_of(name).is_some()).collect();
        let old = &rulings[..rulings.len().saturating_sub(WHOLE)];
        let has_thinned = old.chunks(BATCH).any(|batch| {
            let thinned = batch.iter().filter(|name| self.thin(name)).count();
            thinned > 0 && self.write_what_waits()
        });
        if has_thinned {
            self.withdraw(Remark::Full);
            self.remark(Remark::Thinned);
        }
    }

    pub(super) fn withdraw(&self, withdrawn: Remark) {
        self.0.remarks.borrow_mut().retain(|remark| *remark != withdrawn);
    }

    /// Thins a ruling; returns whether it takes less room now.
    fn thin(&self, name: &str) -> bool {
        let Ok(Some(text)) = self.0.store.get(name) else { return false };
        if text.starts_with(BEGINNING) {
            return false;
        }
        let thinned = read_attempt(&text).ok().and_then(|ruling| thinned(&ruling));
        thinned.is_some_and(|thinned| {
            thinned.len() < text.len() && self.0.store.set(name, &thinned).is_ok()
        })
    }

    /// Writes the values that the store refused; returns whether none is left.
    fn write_what_waits(&self) -> bool {
        let waiting = self.0.spare.names().unwrap_or_default();
        let is_free = |name: &&String| !self.0.left_alone.borrow().contains(*name);
        waiting.iter().filter(is_free).all(|name| {
            let text = self.0.spare.get(name).ok().flatten();
            let is_written = text.is_some_and(|text| self.0.store.set(name, &text).is_ok());
            is_written && self.0.spare.remove(name).is_ok()
        })
    }
}

/// The text of a thinned ruling.
fn thinned(ruling: &RulingRecord) -> Option<String> {
    let value = Thinned(
        &ruling.scenario,
        &ruling.variant,
        ruling.at,
        (ruling.score.points, ruling.score.out_of),
        ruling.marks.iter().map(|mark| (mark.question, mark.points)).collect(),
        ruling.mode,
        None,
        0,
        None,
        None,
        ruling.edition,
    );
    serde_json::to_string(&Envelope { version: VERSION, value }).ok()
}
