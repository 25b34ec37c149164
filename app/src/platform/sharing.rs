//! The handing of an address to other apps of the device.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys;

/// Whether the browser can hand an address to other apps.
pub(crate) fn can_share() -> bool {
    sharing().is_some()
}

/// Hands an address to another app, which the person chooses.
pub(crate) fn share(title: &str, address: &str) {
    let Some(sharing) = sharing() else { return };
    let what = js_sys::Object::new();
    for (name, value) in [("title", title), ("url", address)] {
        // A new object takes every property.
        let _ = js_sys::Reflect::set(&what, &name.into(), &value.into());
    }
    let navigator = window().navigator();
    if let Ok(promise) = sharing.call1(&navigator, &what) {
        let promise = js_sys::Promise::resolve(&promise);
        // Whoever chooses no app has changed his mind.
        wasm_bindgen_futures::spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}

/// The function of the browser that hands an address to another app: `web_sys` would want its dictionary too.
fn sharing() -> Option<js_sys::Function> {
    let navigator = window().navigator();
    js_sys::Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}
