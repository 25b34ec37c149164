//! The data saved on this device: settings, plans and every ruling, nothing else.
//!
//! Every value is JSON in an envelope with a version. A value of an older version is read and rewritten
//! in the present form; one of a newer version is left alone; one that cannot be read is kept under
//! another name. Nothing is written over a value before it has been read. Each ruling and each draft has a name of
//! its own, so that two windows never overwrite each other's.
//! If the browser refuses to store, the app remembers until the page is closed. Where it has no room
//! left, old rulings are thinned (`thinning`). Nothing here panics.

pub mod bookmark;
pub mod browser;
pub(crate) mod carried;
pub mod drafts;
pub mod folds;
pub mod heard;
pub mod log;
pub mod merge;
pub mod progress;
pub mod ruling_record;
pub mod store;
pub mod thinning;

#[cfg(test)]
pub(crate) mod tests;

use store::{Memory, Refused, Store};

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The beginning of the names of all values.
pub(crate) const PREFIX: &str = "acconcio.";

/// The beginning of the names of all values that were set aside.
pub(crate) const ASIDE: &str = "acconcio.aside-";

/// The key of a value. The only place that names keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Language, theme, speed and similar.
    Settings,
    /// The incident that the arbiter opened last.
    Bookmark,
    /// The plan of reviews, and the exam they prepare for.
    Plan,
    /// The rulings given.
    Log,
    /// The rulings on incidents of matches.
    Quadrigliona,
    /// The exams attempted on this device.
    Exams,
    /// The facts of the papers of those exams.
    ExamFacts,
    /// The exam in progress, while which no other page is open.
    ExamLock,
    /// The presentation to an audience, and the step it has reached.
    Show,
    /// The incidents shown on each day of a course.
    CoursePlans,
    /// The results that a lecturer has read, his changes of marks, and his rosters.
    MarkBook,
    /// The blueprints of exams.
    Blueprints,
    /// The data that a learning platform did not accept.
    Lms,
    /// The folds of a ruling that are open.
    Folds,
    /// The packs of incidents of one's own.
    Packs,
    /// The drafts of incidents.
    Drafts,
}

impl Key {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Key::Settings => "acconcio.settings",
            Key::Bookmark => "acconcio.place",
            Key::Plan => "acconcio.plan",
            Key::Log => "acconcio.attempt",
            Key::Quadrigliona => "acconcio.quadrigliona",
            Key::Exams => "acconcio.exams",
            Key::ExamFacts => "acconcio.exam-facts",
            Key::ExamLock => "acconcio.exam-lock",
            Key::Show => "acconcio.show",
            Key::CoursePlans => "acconcio.course-plans",
            Key::MarkBook => "acconcio.mark-book",
            Key::Blueprints => "acconcio.blueprints",
            Key::Lms => "acconcio.lms",
            Key::Folds => "acconcio.folds",
            Key::Packs => "acconcio.packs",
            Key::Drafts => "acconcio.draft",
        }
    }
}

/// A value that is saved.
pub trait Stored: Serialize + DeserializeOwned + Default {
    /// The key of the value.
    const KEY: Key;
    /// The version of the form.
    const VERSION: u32;

    /// Converts a value of an older form, from the whole envelope, of a version below the present one.
    fn from_older(_version: u32, _envelope: &str) -> Option<Self> {
        None
    }
}

/// A message to the arbiter about the saved data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The browser refuses to store: everything is lost when the page is closed.
    OnlyInMemory,
    /// There is no space left: new data is lost when the page is closed.
    Full,
    /// There was no space left, and old rulings have been thinned.
    Thinned,
    /// The learning platform did not accept the data: this device keeps it until it does.
    NotInPlatform,
    /// A value could not be read and was set aside.
    SetAside(Key),
    /// A value was written by a newer version of the app and is left alone.
    Newer(Key),
}

#[derive(Serialize, Deserialize)]
pub(crate) struct Envelope<T> {
    pub(crate) version: u32,
    pub(crate) value: T,
}

#[derive(Deserialize)]
pub(crate) struct VersionOnly {
    pub(crate) version: u32,
}

/// The saved data, and the messages about it.
#[derive(Clone)]
pub struct Storage(Rc<Values>);

struct Values {
    store: Box<dyn Store>,
    /// The values that the store refused.
    spare: Memory,
    /// The names of the values that nothing may be written over: a newer version of the app wrote them, or they
    /// cannot be read.
    left_alone: RefCell<BTreeSet<String>>,
    remarks: RefCell<Vec<Remark>>,
    /// The function that is told all messages, whenever there is one more.
    listener: RefCell<Option<Listener>>,
}

type Listener = Box<dyn Fn(&[Remark])>;

impl PartialEq for Storage {
    fn eq(&self, other: &Storage) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Storage {
    /// Opens the storage of the browser or, where it refuses, one in memory.
    pub fn open() -> Storage {
        match browser::LocalStore::open() {
            Ok(store) => Storage::over(store),
            Err(_) => {
                let storage = Storage::over(Memory::default());
                storage.remark(Remark::OnlyInMemory);
                storage
            }
        }
    }

    /// Returns a storage on top of a store.
    pub fn over(store: impl Store + 'static) -> Storage {
        Storage(Rc::new(Values {
            store: Box::new(store),
            spare: Memory::default(),
            left_alone: RefCell::default(),
            remarks: RefCell::default(),
            listener: RefCell::default(),
        }))
    }

    /// Returns the saved value, or the default one. A value that cannot be read is set aside.
    pub fn load<T: Stored>(&self) -> T {
        let name = T::KEY.name();
        let Some(text) = self.get(name) else { return T::default() };
        match read::<T>(&text) {
            Ok(value) => value,
            Err(Unread::Newer) => {
                self.leave_alone(name, Remark::Newer(T::KEY));
                T::default()
            }
            Err(Unread::Damaged) => {
                self.set_aside(name, &text, T::KEY);
                T::default()
            }
        }
    }

    /// Saves a value. Where that is refused, a remark says so, and the value is kept until the page is
    /// closed.
    pub fn store<T: Stored>(&self, value: &T) {
        // A value that has not been read in this window may be damaged, or of a newer version.
        self.load::<T>();
        self.keep(T::KEY.name(), T::VERSION, value);
    }

    /// Whether a value is stored under this name; no name stands for everything.
    pub fn concerns<T: Stored>(name: Option<&str>) -> bool {
        name.is_none_or(|name| name == T::KEY.name())
    }

    /// Whether there are packs of one's own, whatever they contain, or incidents that an address held.
    pub(crate) fn has_packs(&self) -> bool {
        self.get(Key::Packs.name()).is_some() || carried::load().is_some()
    }

    /// Whether results or plans depend on the value with this name; no name stands for everything.
    pub fn concerns_results(name: Option<&str>) -> bool {
        name.is_none_or(|name| name == Key::Plan.name() || log::id_of(name).is_some())
    }

    /// Returns the messages, each once.
    pub fn take_remarks(&self) -> Vec<Remark> {
        self.0.remarks.take()
    }

    /// The messages so far.
    pub fn remarks(&self) -> Vec<Remark> {
        self.0.remarks.borrow().clone()
    }

    /// Has a function told all messages: those there are now, and again whenever there is one more.
    pub fn listen(&self, listener: impl Fn(&[Remark]) + 'static) {
        listener(&self.remarks());
        self.0.listener.replace(Some(Box::new(listener)));
    }

    /// Removes everything that the app has saved, values that were set aside included.
    pub fn erase(&self) {
        for name in self.names() {
            self.remove(&name);
        }
        self.0.left_alone.take();
    }

    /// Removes a text.
    pub(crate) fn remove(&self, name: &str) {
        // A browser that refuses to remove has refused to store, too.
        let _ = self.0.store.remove(name);
        let _ = self.0.spare.remove(name);
    }

    fn keep<T: Serialize>(&self, name: &str, version: u32, value: &T) {
        if let Ok(text) = serde_json::to_string(&Envelope { version, value }) {
            self.set(name, &text);
        }
    }

    /// Whether a newer version of the app wrote the value, or it cannot be read, so that it is left alone.
    pub(crate) fn is_left_alone(&self, key: Key) -> bool {
        self.0.left_alone.borrow().contains(key.name())
    }

    /// Writes a text; only into memory where the value is left alone.
    pub(crate) fn set(&self, name: &str, text: &str) {
        let is_free = !self.0.left_alone.borrow().contains(name);
        let kept = if is_free { self.0.store.set(name, text) } else { Err(Refused::Blocked) };
        let spare = match kept {
            Ok(()) => self.0.spare.remove(name),
            Err(refused) => {
                if is_free {
                    self.remark(Remark::of(refused));
                }
                self.0.spare.set(name, text)
            }
        };
        debug_assert!(spare.is_ok(), "memory takes everything");
    }

    /// Whether a value could not be stored, and stays until the page is closed.
    fn is_in_memory(&self, name: &str) -> bool {
        matches!(self.0.spare.get(name), Ok(Some(_)))
    }

    pub(crate) fn get(&self, name: &str) -> Option<String> {
        if let Ok(Some(spare)) = self.0.spare.get(name) {
            return Some(spare);
        }
        self.0.store.get(name).unwrap_or_else(|refused| {
            self.leave_alone(name, Remark::of(refused));
            None
        })
    }

    /// The names of all values.
    pub(crate) fn names(&self) -> Vec<String> {
        let kept = self.0.store.names().unwrap_or_else(|refused| {
            self.remark(Remark::of(refused));
            Vec::new()
        });
        let all = kept.into_iter().chain(self.0.spare.names().unwrap_or_default());
        // Inserted one by one: `collect` would bring in a sort, which home would have to fetch.
        let mut names = BTreeSet::new();
        names.extend(all.filter(|name| name.starts_with(PREFIX)));
        names.into_iter().collect()
    }

    fn leave_alone(&self, name: &str, remark: Remark) {
        self.0.left_alone.borrow_mut().insert(name.to_owned());
        self.remark(remark);
    }

    /// Moves a value to the first free name.
    fn set_aside(&self, name: &str, text: &str, key: Key) {
        let free = (1..=COPIES)
            .map(|number| format!("{ASIDE}{number}.{}", name.trim_start_matches(PREFIX)))
            .find(|copy| matches!(self.0.store.get(copy), Ok(None)));
        let is_kept = free.is_some_and(|copy| self.0.store.set(&copy, text).is_ok());
        if is_kept && self.0.store.remove(name).is_ok() {
            self.remark(Remark::SetAside(key));
        } else {
            // It stays, and nothing may be written over it.
            self.leave_alone(name, Remark::OnlyInMemory);
        }
    }

    fn remark(&self, remark: Remark) {
        if self.0.remarks.borrow().contains(&remark) {
            return;
        }
        self.0.remarks.borrow_mut().push(remark);
        if let Some(listener) = &*self.0.listener.borrow() {
            listener(&self.remarks());
        }
    }
}

impl Remark {
    const fn of(refused: Refused) -> Remark {
        match refused {
            Refused::Blocked => Remark::OnlyInMemory,
            Refused::Full => Remark::Full,
            Refused::Platform => Remark::NotInPlatform,
        }
    }
}

/// The reason why a value is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    /// A newer version of the app wrote it.
    Newer,
    /// It is not a form that the app writes.
    Damaged,
}

/// Parses the value in an envelope, of the present version or an older one.
pub(crate) fn read<T: Stored>(envelope: &str) -> Result<T, Unread> {
    read_as(envelope, T::VERSION, T::from_older)
}

fn read_as<T: DeserializeOwned>(
    envelope: &str,
    today: u32,
    from_older: impl Fn(u32, &str) -> Option<T>,
) -> Result<T, Unread> {
    let version = serde_json::from_str::<VersionOnly>(envelope);
    let version = version.map_err(|_| Unread::Damaged)?.version;
    if version > today {
        return Err(Unread::Newer);
    }
    if version < today {
        return from_older(version, envelope).ok_or(Unread::Damaged);
    }
    let envelope = serde_json::from_str::<Envelope<T>>(envelope);
    envelope.map(|it| it.value).map_err(|_| Unread::Damaged)
}

/// The number of values set aside under one name before the app stops moving them.
const COPIES: u32 = 20;
