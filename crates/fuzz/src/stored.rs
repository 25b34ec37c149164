//! Data saved on a device, and the files that are read into it.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_app::features::course_plan::plans::Plans;
use acconcio_app::features::exam::saved::Exams;
use acconcio_app::features::exam::saved_facts::SavedFacts;
use acconcio_app::features::presenter::show::Show;
use acconcio_app::features::quadrigliona::rulings::Rulings;
use acconcio_app::platform::storage::bookmark::Bookmark;
use acconcio_app::platform::storage::store::{Memory, Refused, Store};
use acconcio_app::platform::storage::{Storage, Stored};
use acconcio_app::profile::review_plan::Plan;
use acconcio_app::profile::settings::Settings;
use acconcio_training::exam::SealedResult;

/// The time of everything here, in milliseconds since 1970.
const NOW: u64 = 1_795_240_000_000;

/// A device with something on it.
const HERE: &str = include_str!("../../../app/samples/2026-11-log.txt");

/// Backups and results: a backup that is refused changes nothing, one that is read loses nothing and is read again.
pub fn files(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(result) = SealedResult::read(&text) {
        assert_eq!(SealedResult::read(&result.text()).as_ref(), Ok(&result), "{text}");
    }
    let (memory, storage) = holding(HERE);
    let before = texts(&memory);
    let announced = storage.preview(&text).ok();
    assert_eq!(texts(&memory), before, "a preview changes nothing");
    match storage.restore(&text) {
        Err(_) => assert_eq!(texts(&memory), before, "{text}"),
        Ok(restored) => {
            assert_eq!(announced, Some(restored), "{text}");
            assert!(before.keys().all(|name| texts(&memory).contains_key(name)), "{text}");
            let backup = storage.backup(NOW);
            storage.preview(&backup).expect("what is written is read");
        }
    }
}

/// Saved values, each line a name and a text: they are read or set aside, and none is lost by reading or by saving.
pub fn stored(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (memory, storage) = holding(&text);
    let before = texts(&memory);
    storage.progress();
    everything(&storage);
    let after = texts(&memory);
    for (name, text) in &before {
        assert!(after.values().any(|it| it == text), "{name} is lost: {text}");
    }
    storage.backup(NOW);
}

/// Does the same with each kind of value.
fn everything(storage: &Storage) {
    reread_one::<Settings>(storage);
    reread_one::<Bookmark>(storage);
    reread_one::<Plan>(storage);
    reread_one::<Rulings>(storage);
    reread_one::<Exams>(storage);
    reread_one::<SavedFacts>(storage);
    reread_one::<Show>(storage);
    reread_one::<Plans>(storage);
}

/// Checks that a value that was read is saved and read again as the same.
fn reread_one<T: Stored + PartialEq + std::fmt::Debug>(storage: &Storage) {
    let read = storage.load::<T>();
    let elsewhere = Storage::over(Memory::default());
    elsewhere.store(&read);
    assert_eq!(elsewhere.load::<T>(), read);
}

/// A store that is shared with the storage over it.
struct Common(Rc<Memory>);

impl Store for Common {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        self.0.get(name)
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        self.0.names()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        self.0.set(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.0.remove(name)
    }
}

fn holding(lines: &str) -> (Rc<Memory>, Storage) {
    let memory = Rc::new(Memory::default());
    for (name, text) in lines.split('\n').filter_map(|line| line.split_once('\t')) {
        memory.set(name, text).expect("memory takes everything");
    }
    (memory.clone(), Storage::over(Common(memory)))
}

fn texts(memory: &Memory) -> BTreeMap<String, String> {
    let names = memory.names().expect("memory gives everything");
    let text = |name: String| {
        let text = memory.get(&name).expect("memory gives everything")?;
        Some((name, text))
    };
    names.into_iter().filter_map(text).collect()
}
