//! Tests of a store that fills up: old rulings are thinned, by the rule, and no mark changes.

use std::cell::Cell;

use acconcio_adjudication::laws::EditionId;
use acconcio_training::grading::Question;

use super::*;
use crate::platform::storage::ruling_record::{
    Certainty, Mode, QuestionScore, RulingRecord, Score,
};
use crate::platform::storage::thinning::WHOLE;

/// A store with room for so many letters, names included, as a browser counts them.
struct Narrow {
    texts: Memory,
    room: Cell<usize>,
}

impl Narrow {
    fn used(&self) -> usize {
        let names = self.texts.names().expect("memory");
        let text = |name: &String| self.texts.get(name).expect("memory").map_or(0, |it| it.len());
        names.iter().map(|name| name.len() + text(name)).sum()
    }
}

/// Shared with the test.
struct Shared(Rc<Narrow>);

impl Store for Shared {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        self.0.texts.get(name)
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        self.0.texts.names()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        let before = self.0.texts.get(name)?.map_or(0, |it| it.len() + name.len());
        if text.len() + name.len() > before + self.0.room.get() {
            return Err(Refused::Full);
        }
        self.0.room.set(self.0.room.get() + before - text.len() - name.len());
        self.0.texts.set(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.0.texts.remove(name)
    }
}

fn ruling(at: u64) -> RulingRecord {
    let asked = [Question::Trigger, Question::Classification, Question::Board, Question::Clocks];
    let half = at.is_multiple_of(3);
    let points = |question| QuestionScore { question, points: if half { 50 } else { 100 } };
    RulingRecord {
        marks: asked.map(points).to_vec(),
        mode: Mode::Continuous,
        edition: Some(EditionId::E2018),
        run: Some(at - at % 10),
        hints: 25,
        certainty: Some(Certainty::Fair),
        principle: Some("standard-in-blitz".to_owned()),
        ..RulingRecord::of(
            "karpov-chernin",
            "rapid-unsupervised",
            at,
            Score { points: 300, out_of: 400 },
        )
    }
}

/// A store that is filled with rulings to the last letter, the storage over it, and the rulings.
fn filled(count: u64) -> (Rc<Narrow>, Storage, Vec<RulingRecord>) {
    let narrow = Rc::new(Narrow { texts: Memory::default(), room: Cell::new(usize::MAX >> 1) });
    let storage = Storage::over(Shared(narrow.clone()));
    let rulings: Vec<_> = (1..=count).map(|number| ruling(1_795_240_000_000 + number)).collect();
    for ruling in &rulings {
        storage.record(ruling, 7);
    }
    narrow.room.set(0);
    (narrow, storage, rulings)
}

/// Returns what the rule keeps of a ruling.
fn kept(ruling: &RulingRecord) -> RulingRecord {
    RulingRecord { run: None, hints: 0, certainty: None, principle: None, ..ruling.clone() }
}

#[test]
fn ok_a_full_store_takes_a_new_ruling_and_only_the_oldest_are_thinned() {
    let (narrow, storage, rulings) = filled(3_000);
    let used = narrow.used();
    let newest = ruling(1_795_250_000_000);
    storage.record(&newest, 7);
    assert_eq!(storage.remarks(), [Remark::Full]);
    storage.make_room();
    assert_eq!(storage.take_remarks(), [Remark::Thinned]);
    assert!(narrow.used() <= used);
    let oldest = narrow.texts.get("acconcio.attempt.1a1fca47a01-00000007").expect("memory");
    let expected = r#"{"version":1,"value":["karpov-chernin","rapid-unsupervised",1795240000001,[300,400],[["trigger",100],["classification",100],["board",100],["clocks",100]],"continuous",null,0,null,null,"e2018"]}"#;
    assert_eq!(oldest.as_deref(), Some(expected), "the form on disk");

    // As another window reads it, without what this one remembers.
    let other = Storage::over(Shared(narrow));
    let read = other.progress();
    let read = read.attempts();
    assert_eq!(read.len(), 3_001, "none is removed");
    assert_eq!(*read[3_000], newest);
    let thin = read.iter().zip(&rulings).filter(|(read, ruling)| **read != *ruling).count();
    assert!((1..=250).contains(&thin), "no more than is necessary: {thin}");
    for (index, (read, ruling)) in read.iter().zip(&rulings).enumerate() {
        let expected = if index < thin { kept(ruling) } else { ruling.clone() };
        assert_eq!(**read, expected, "{index}");
    }
    assert_eq!(other.take_remarks(), []);
}

#[test]
fn ok_no_figure_on_marks_changes() {
    let (_, storage, _) = filled(1_300);
    let before = storage.progress();
    let mut taken = 0;
    for number in 0..600 {
        storage.record(&ruling(1_795_260_000_000 + number), 8);
        if storage.take_remarks().contains(&Remark::Full) {
            storage.make_room();
            if storage.take_remarks().contains(&Remark::Full) {
                break;
            }
        }
        taken = number + 1;
    }
    assert!(taken > 200, "room for {taken} more");
    let after = storage.progress();
    let marks = |progress: &progress::Progress| -> Vec<_> {
        let all = progress.attempts().into_iter().take(1_300);
        all.map(|it| (it.at, it.score, it.marks.clone(), it.mode)).collect()
    };
    assert_eq!(marks(&before), marks(&after));
}

#[test]
fn err_where_only_new_rulings_are_left_it_is_said_that_there_is_no_room() {
    let (narrow, storage, rulings) = filled(WHOLE as u64 - 1);
    storage.record(&ruling(1_795_250_000_000), 7);
    storage.make_room();
    assert_eq!(storage.take_remarks(), [Remark::Full]);
    let progress = Storage::over(Shared(narrow)).progress();
    let read: Vec<_> = progress.attempts().into_iter().cloned().collect();
    assert_eq!(read, rulings, "the newest {WHOLE} stay whole, the new one among them");
    assert_eq!(storage.progress().len(), WHOLE, "the new one until the page is closed");
}

#[test]
fn ok_thinning_twice_changes_nothing_more() {
    let (narrow, storage, _) = filled(2_000);
    storage.record(&ruling(1_795_250_000_000), 7);
    storage.make_room();
    let once = narrow.used();
    let room = narrow.room.get();
    storage.make_room();
    assert_eq!((narrow.used(), narrow.room.get()), (once, room));
}
