//! The browser's own store. Every call may be refused: private windows, embedded pages, full disks.

use super::{Refused, Store};

/// The local storage of the page.
pub(super) struct LocalStore(web_sys::Storage);

impl LocalStore {
    /// The store, once it has shown that it keeps what it is given.
    pub(super) fn open() -> Result<LocalStore, Refused> {
        const PROBE: &str = "acconcio.probe";
        let window = web_sys::window().ok_or(Refused)?;
        let storage = window.local_storage().ok().flatten().ok_or(Refused)?;
        let store = LocalStore(storage);
        store.set(PROBE, PROBE)?;
        store.remove(PROBE)?;
        Ok(store)
    }
}

impl Store for LocalStore {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        self.0.get_item(name).map_err(|_| Refused)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        self.0.set_item(name, text).map_err(|_| Refused)
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.0.remove_item(name).map_err(|_| Refused)
    }
}
