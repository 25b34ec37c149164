//! The local storage of the browser. Every call may be refused: private windows, embedded pages, full
//! disks.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use super::store::{Refused, Store};

/// The local storage of the page.
pub(crate) struct LocalStore(web_sys::Storage);

impl LocalStore {
    /// Opens the store, if the page may use it. A full one can still be read.
    pub(crate) fn open() -> Result<LocalStore, Refused> {
        const PROBE: &str = "acconcio.probe";
        let window = web_sys::window().ok_or(Refused::Blocked)?;
        let storage = window.local_storage().ok().flatten().ok_or(Refused::Blocked)?;
        let store = LocalStore(storage);
        match store.set(PROBE, PROBE) {
            Ok(()) => store.remove(PROBE)?,
            Err(Refused::Full) => {}
            Err(refused @ (Refused::Blocked | Refused::Platform)) => return Err(refused),
        }
        Ok(store)
    }
}

impl Store for LocalStore {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        self.0.get_item(name).map_err(|_| Refused::Blocked)
    }

    fn names(&self) -> Result<Vec<String>, Refused> {
        let count = self.0.length().map_err(|_| Refused::Blocked)?;
        (0..count)
            .filter_map(|index| self.0.key(index).transpose())
            .collect::<Result<_, _>>()
            .map_err(|_: JsValue| Refused::Blocked)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Refused> {
        self.0.set_item(name, text).map_err(why)
    }

    fn remove(&self, name: &str) -> Result<(), Refused> {
        self.0.remove_item(name).map_err(|_| Refused::Blocked)
    }
}

/// The reason why nothing can be stored: two names for a full store, all others for a blocked one.
fn why(error: JsValue) -> Refused {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => Refused::Full,
        Some(_) | None => Refused::Blocked,
    }
}
