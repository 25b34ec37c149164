//! Tests that saved values are read back under all circumstances, and nothing is lost.

pub mod exams;
pub mod log;
pub mod thinning;

use std::rc::Rc;

use super::*;

#[derive(Serialize, Deserialize, Default, PartialEq, Debug)]
struct Number(u32);

impl Stored for Number {
    const KEY: Key = Key::Settings;
    const VERSION: u32 = 2;

    fn from_older(version: u32, envelope: &str) -> Option<Number> {
        assert_eq!(version, 1, "there is no older one");
        let text = serde_json::from_str::<Envelope<String>>(envelope).ok()?.value;
        text.parse().ok().map(Number)
    }
}

/// A store that is shared with another window, or with a test.
pub(crate) struct Common(pub(crate) Rc<Memory>);

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

/// A store that holds texts, and a storage over it.
pub(crate) fn holding(texts: &[(&str, &str)]) -> (Rc<Memory>, Storage) {
    let memory = Rc::new(Memory::default());
    for (name, text) in texts {
        memory.set(name, text).expect("memory takes everything");
    }
    (memory.clone(), Storage::over(Common(memory)))
}

/// The lines of a recorded sample.
pub(crate) fn sample(text: &str) -> Vec<(&str, &str)> {
    text.lines().map(|line| line.split_once('\t').expect("a name and a text")).collect()
}

fn check(kept: &str, value: u32, remarks: &[Remark], aside: Option<&str>) {
    let (memory, storage) = holding(&[("acconcio.settings", kept)]);
    assert_eq!(storage.load::<Number>(), Number(value), "{kept}");
    assert_eq!(storage.take_remarks(), remarks, "{kept}");
    assert_eq!(memory.get("acconcio.aside-1.settings"), Ok(aside.map(str::to_owned)));
    assert_eq!(storage.take_remarks(), [], "told once");
}

#[test]
fn ok_a_value_comes_back() {
    let (_, storage) = holding(&[]);
    assert_eq!(storage.load::<Number>(), Number(0));
    storage.store(&Number(7));
    assert_eq!(storage.load::<Number>(), Number(7));
    storage.erase();
    assert_eq!(storage.load::<Number>(), Number(0));
    assert_eq!(storage.take_remarks(), []);
}

#[test]
fn ok_the_form_on_disk() {
    check(r#"{"version":2,"value":7}"#, 7, &[], None);
}

#[test]
fn ok_an_older_form_is_read() {
    check(r#"{"version":1,"value":"7"}"#, 7, &[], None);
}

#[test]
fn err_a_damaged_value_is_set_aside() {
    let damaged = [
        r#"{"version":2,"value":"#,
        r#"{"version":2,"value":"seven"}"#,
        r#"{"version":1,"value":"seven"}"#,
        "null",
        "",
    ];
    for kept in damaged {
        check(kept, 0, &[Remark::SetAside(Key::Settings)], Some(kept));
    }
}

#[test]
fn err_a_value_of_a_newer_version_is_left_alone() {
    let newer = r#"{"version":3,"value":{"new":"form"}}"#;
    let (memory, storage) = holding(&[("acconcio.settings", newer)]);
    assert_eq!(storage.load::<Number>(), Number(0));
    assert_eq!(storage.take_remarks(), [Remark::Newer(Key::Settings)]);
    storage.store(&Number(1));
    assert_eq!(storage.load::<Number>(), Number(1), "until the page is closed");
    assert_eq!(memory.get("acconcio.settings"), Ok(Some(newer.to_owned())));
}

#[test]
fn ok_nothing_set_aside_is_overwritten() {
    let (memory, storage) = holding(&[]);
    for text in ["first", "second"] {
        memory.set("acconcio.settings", text).expect("memory takes everything");
        storage.load::<Number>();
    }
    assert_eq!(memory.get("acconcio.aside-1.settings"), Ok(Some("first".to_owned())));
    assert_eq!(memory.get("acconcio.aside-2.settings"), Ok(Some("second".to_owned())));
}

/// A store that accepts nothing.
struct Closed(Refused);

impl Store for Closed {
    fn get(&self, _: &str) -> Result<Option<String>, Refused> {
        Err(self.0)
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        Err(self.0)
    }

    fn set(&self, _: &str, _: &str) -> Result<(), Refused> {
        Err(self.0)
    }

    fn remove(&self, _: &str) -> Result<(), Refused> {
        Err(self.0)
    }
}

#[test]
fn err_a_store_that_refuses_is_said_once_and_breaks_nothing() {
    for (refused, remark) in
        [(Refused::Blocked, Remark::OnlyInMemory), (Refused::Full, Remark::Full)]
    {
        let storage = Storage::over(Closed(refused));
        assert_eq!(storage.load::<Number>(), Number(0));
        storage.store(&Number(1));
        storage.store(&Number(2));
        assert_eq!(storage.take_remarks(), [remark]);
        assert_eq!(storage.load::<Number>(), Number(2), "until the page is closed");
    }
}

#[test]
fn err_a_value_that_was_not_read_before_is_not_written_over() {
    let newer = r#"{"version":3,"value":{"new":"form"}}"#;
    let (memory, storage) = holding(&[("acconcio.settings", newer)]);
    storage.store(&Number(1));
    assert_eq!(memory.get("acconcio.settings"), Ok(Some(newer.to_owned())));
    assert_eq!(storage.take_remarks(), [Remark::Newer(Key::Settings)]);

    let (memory, storage) = holding(&[("acconcio.settings", "damaged")]);
    storage.store(&Number(1));
    assert_eq!(memory.get("acconcio.aside-1.settings"), Ok(Some("damaged".to_owned())));
    assert_eq!(storage.take_remarks(), [Remark::SetAside(Key::Settings)]);
}

/// A store that can be written, but not read.
struct Unreadable(Rc<Memory>);

impl Store for Unreadable {
    fn get(&self, _: &str) -> Result<Option<String>, Refused> {
        Err(Refused::Blocked)
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

#[test]
fn err_a_value_that_cannot_be_read_is_not_written_over() {
    let kept = r#"{"version":2,"value":7}"#;
    let (memory, _) = holding(&[("acconcio.settings", kept)]);
    let storage = Storage::over(Unreadable(memory.clone()));
    assert_eq!(storage.load::<Number>(), Number(0));
    storage.store(&Number(1));
    assert_eq!(memory.get("acconcio.settings"), Ok(Some(kept.to_owned())));
    assert_eq!(storage.take_remarks(), [Remark::OnlyInMemory]);
    assert_eq!(storage.load::<Number>(), Number(1), "until the page is closed");
}

#[test]
fn ok_whoever_listens_is_told_what_was_said_before_and_each_message_once() {
    let (_, storage) = holding(&[("acconcio.settings", "damaged")]);
    storage.load::<Number>();
    let told = Rc::new(RefCell::new(Vec::new()));
    let telling = told.clone();
    storage.listen(move |remarks| telling.borrow_mut().push(remarks.to_vec()));
    storage.remark(Remark::SetAside(Key::Settings));
    storage.remark(Remark::Full);
    let aside = Remark::SetAside(Key::Settings);
    assert_eq!(*told.borrow(), [vec![aside], vec![aside, Remark::Full]]);
}
