//! What the browser remembers for the arbiter: settings and progress, nothing else.
//!
//! Every value is JSON in an envelope with a version. A value that cannot be read is set aside
//! under another key, never deleted, and reported. Where the browser refuses to store, the app
//! remembers until the page is closed. Nothing here panics.

mod browser;
mod progress;
mod store;

pub(crate) use progress::record;
pub use progress::{Attempt, Progress, Record, Score};
pub use store::{Memory, Refused, Store};

use std::cell::RefCell;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Where a value is kept. The only place that names keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Language, theme and speed.
    Settings,
    /// Points and attempts.
    Progress,
}

impl Key {
    const fn name(self) -> &'static str {
        match self {
            Key::Settings => "acconcio.settings",
            Key::Progress => "acconcio.progress",
        }
    }
}

/// A value that is kept.
pub trait Kept: Serialize + DeserializeOwned + Default {
    /// Where.
    const KEY: Key;
    /// The version of its form.
    const VERSION: u32;
}

/// What the arbiter should know about what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The browser refuses to store: everything is forgotten when the page is closed.
    OnlyInMemory,
    /// A value could not be read and was set aside.
    SetAside(Key),
    /// A value was written by another version of the app and was set aside.
    OtherVersion(Key),
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    value: T,
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// What is kept, and what there is to say about it.
#[derive(Clone)]
pub struct Storage {
    store: Rc<dyn Store>,
    remarks: Rc<RefCell<Vec<Remark>>>,
}

impl PartialEq for Storage {
    fn eq(&self, other: &Storage) -> bool {
        Rc::ptr_eq(&self.remarks, &other.remarks)
    }
}

impl Storage {
    /// The storage of the browser or, where it refuses, of this page.
    pub fn open() -> Storage {
        match browser::LocalStore::open() {
            Ok(store) => Storage::over(Rc::new(store)),
            Err(Refused) => {
                let storage = Storage::over(Rc::new(Memory::default()));
                storage.remark(Remark::OnlyInMemory);
                storage
            }
        }
    }

    /// A storage over a store.
    pub fn over(store: Rc<dyn Store>) -> Storage {
        Storage { store, remarks: Rc::default() }
    }

    /// The kept value, or the default one. A value that cannot be read is set aside.
    pub fn load<T: Kept>(&self) -> T {
        let name = T::KEY.name();
        let Ok(Some(text)) = self.store.get(name) else {
            return T::default();
        };
        let version = serde_json::from_str::<VersionOnly>(&text).map(|found| found.version);
        let envelope = serde_json::from_str::<Envelope<T>>(&text);
        match (version, envelope) {
            (Ok(version), Ok(envelope)) if version == T::VERSION => return envelope.value,
            (Ok(version), _) if version != T::VERSION => {
                self.set_aside(name, &text, Remark::OtherVersion(T::KEY));
            }
            _ => self.set_aside(name, &text, Remark::SetAside(T::KEY)),
        }
        T::default()
    }

    /// Keeps a value. Where that is refused, a remark says so.
    pub fn store<T: Kept>(&self, value: &T) {
        let envelope = Envelope { version: T::VERSION, value };
        let Ok(text) = serde_json::to_string(&envelope) else {
            return;
        };
        if self.store.set(T::KEY.name(), &text).is_err() {
            self.remark(Remark::OnlyInMemory);
        }
    }

    /// Forgets a value.
    pub fn remove<T: Kept>(&self) {
        if self.store.remove(T::KEY.name()).is_err() {
            self.remark(Remark::OnlyInMemory);
        }
    }

    /// What there is to say, each thing once.
    pub fn take_remarks(&self) -> Vec<Remark> {
        self.remarks.take()
    }

    /// Moves a value out of the way, to the first free name.
    fn set_aside(&self, name: &str, text: &str, remark: Remark) {
        let free = (1..=COPIES)
            .map(|number| format!("{name}.aside-{number}"))
            .find(|copy| matches!(self.store.get(copy), Ok(None)));
        let is_kept = free.is_some_and(|copy| self.store.set(&copy, text).is_ok());
        if is_kept && self.store.remove(name).is_ok() {
            self.remark(remark);
        } else {
            self.remark(Remark::OnlyInMemory);
        }
    }

    fn remark(&self, remark: Remark) {
        let mut remarks = self.remarks.borrow_mut();
        if !remarks.contains(&remark) {
            remarks.push(remark);
        }
    }
}

/// How many values are set aside under one name before the app stops moving them.
const COPIES: u32 = 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, Default, PartialEq, Debug)]
    struct Number(u32);

    impl Kept for Number {
        const KEY: Key = Key::Settings;
        const VERSION: u32 = 2;
    }

    fn check(kept: &str, value: u32, remarks: &[Remark], aside: Option<&str>) {
        let memory = Rc::new(Memory::default());
        memory.set("acconcio.settings", kept).expect("memory takes everything");
        let storage = Storage::over(memory.clone());
        assert_eq!(storage.load::<Number>(), Number(value), "{kept}");
        assert_eq!(storage.take_remarks(), remarks, "{kept}");
        assert_eq!(memory.get("acconcio.settings.aside-1"), Ok(aside.map(str::to_owned)));
        assert_eq!(storage.take_remarks(), [], "told once");
    }

    #[test]
    fn ok_a_value_comes_back() {
        let storage = Storage::over(Rc::new(Memory::default()));
        assert_eq!(storage.load::<Number>(), Number(0));
        storage.store(&Number(7));
        assert_eq!(storage.load::<Number>(), Number(7));
        storage.remove::<Number>();
        assert_eq!(storage.load::<Number>(), Number(0));
        assert_eq!(storage.take_remarks(), []);
    }

    #[test]
    fn ok_the_form_on_disk() {
        check(r#"{"version":2,"value":7}"#, 7, &[], None);
    }

    #[test]
    fn err_a_damaged_value_is_set_aside() {
        let damaged = [r#"{"version":2,"value":"#, r#"{"version":2,"value":"seven"}"#, "null", ""];
        for kept in damaged {
            check(kept, 0, &[Remark::SetAside(Key::Settings)], Some(kept));
        }
    }

    #[test]
    fn err_a_value_of_another_version_is_set_aside() {
        let newer = r#"{"version":3,"value":{"new":"form"}}"#;
        check(newer, 0, &[Remark::OtherVersion(Key::Settings)], Some(newer));
    }

    #[test]
    fn ok_nothing_set_aside_is_overwritten() {
        let memory = Rc::new(Memory::default());
        let storage = Storage::over(memory.clone());
        for text in ["first", "second"] {
            memory.set("acconcio.settings", text).expect("memory takes everything");
            storage.load::<Number>();
        }
        assert_eq!(memory.get("acconcio.settings.aside-1"), Ok(Some("first".to_owned())));
        assert_eq!(memory.get("acconcio.settings.aside-2"), Ok(Some("second".to_owned())));
    }

    struct Blocked;

    impl Store for Blocked {
        fn get(&self, _: &str) -> Result<Option<String>, Refused> {
            Err(Refused)
        }

        fn set(&self, _: &str, _: &str) -> Result<(), Refused> {
            Err(Refused)
        }

        fn remove(&self, _: &str) -> Result<(), Refused> {
            Err(Refused)
        }
    }

    #[test]
    fn err_a_blocked_store_is_said_once_and_breaks_nothing() {
        let storage = Storage::over(Rc::new(Blocked));
        assert_eq!(storage.load::<Number>(), Number(0));
        storage.store(&Number(1));
        storage.store(&Number(2));
        assert_eq!(storage.take_remarks(), [Remark::OnlyInMemory]);
    }
}
