//! The promise of the browser to keep saved data.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageManager, js_sys};

/// The promise of the browser not to delete saved data when the device runs out of space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Persistence {
    Promised,
    NotPromised,
}

/// Calls back with whether the browser has promised to keep the saved data; never where it cannot.
pub(crate) fn read_persistence(on_read: impl FnOnce(Persistence) + 'static) {
    answer_persistence(|storage| storage.persisted(), on_read);
}

/// Asks the browser to keep the saved data, and calls back with its answer.
pub(crate) fn ask_for_persistence(on_answer: impl FnOnce(Persistence) + 'static) {
    answer_persistence(|storage| storage.persist(), on_answer);
}

fn answer_persistence(
    ask: fn(&StorageManager) -> Result<js_sys::Promise, JsValue>,
    on_answer: impl FnOnce(Persistence) + 'static,
) {
    let storage = gloo::utils::window().navigator().storage();
    // A page that is not served over https has none.
    if storage.is_undefined() {
        return;
    }
    let Ok(asked) = ask(&storage) else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let answer = JsFuture::from(asked).await;
        let is_promised = answer.is_ok_and(|answer| answer.is_truthy());
        on_answer(if is_promised { Persistence::Promised } else { Persistence::NotPromised });
    });
}
