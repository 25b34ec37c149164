//! The links of incidents that an address held: they last as long as the window, so that a page without them in its
//! address, a reload and going back have the incidents still.

/// The key, in the store of the window.
const NAME: &str = "acconcio.carried";

fn store() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// The links, with spaces between them; none where there are none, or where the browser refuses.
pub(crate) fn load() -> Option<String> {
    // Tests run where there is no window.
    cfg!(target_arch = "wasm32").then(store)??.get_item(NAME).ok().flatten()
}

/// Keeps the links. Where the browser refuses, they last until the page is left.
pub(crate) fn save(links: &str) {
    if let Some(store) = store() {
        let _ = store.set_item(NAME, links);
    }
}
