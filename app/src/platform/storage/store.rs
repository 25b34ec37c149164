//! The operations of a store, and a store in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// The reason why a store refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The store is blocked or gone.
    #[error("the store is blocked; allow site data for this page to keep settings and results")]
    Blocked,
    /// The store has no space left.
    #[error("the store is full; save a backup and make room")]
    Full,
    /// The learning platform has not accepted the data.
    #[error("the learning platform has not taken it")]
    Platform,
}

/// Texts by name.
pub trait Store {
    /// Returns the text with that name, if there is one.
    ///
    /// # Errors
    /// When the store refuses.
    fn get(&self, name: &str) -> Result<Option<String>, Refused>;

    /// Returns the names of all texts, in any order.
    ///
    /// # Errors
    /// When the store refuses.
    fn names(&self) -> Result<Vec<String>, Refused>;

    /// Stores a text under a name.
    ///
    /// # Errors
    /// When the store refuses; the text there before stays.
    fn set(&self, name: &str, text: &str) -> Result<(), Refused>;

    /// Removes the text with that name.
    ///
    /// # Errors
    /// When the store refuses.
    fn remove(&self, name: &str) -> Result<(), Refused>;
}

/// A store that lasts as long as the page.
#[derive(Debug, Default)]
pub struct Memory(RefCell<BTreeMap<String, String>>);

impl Store for Memory {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        Ok(self.0.borrow().keys().cloned().collect())
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.0.borrow_mut().remove(name);
        Ok(())
    }
}
