//! The address of the page: what is read from it, and what is written into it.

use yew::prelude::*;

/// The address of the page, `#` included.
pub(crate) fn address() -> String {
    gloo::utils::window().location().href().unwrap_or_default()
}

/// The full address of a page of the app.
pub(crate) fn address_of_hash(hash: &str) -> String {
    let address = address();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// The part of the address from `#` on.
pub(crate) fn hash() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

/// The part of the address from `#` on, and a callback that replaces it without a new entry in the
/// history; it does nothing where the visitor is already on the way to another page.
#[hook]
pub(crate) fn use_hash() -> (UseStateHandle<String>, Callback<String>) {
    let shown = use_state_eq(hash);
    // The address as it was last read or replaced: another one has not been drawn yet.
    let known = use_mut_ref(hash);
    {
        let (shown, known) = (shown.setter(), known.clone());
        use_effect_with((), move |()| {
            let window = gloo::utils::window();
            let read = move || {
                known.replace(hash());
                shown.set(hash());
            };
            // The page can be seen, and left, before this begins to listen.
            read();
            let listener = gloo::events::EventListener::new(&window, "hashchange", move |_| read());
            move || drop(listener)
        });
    }
    let setter = shown.setter();
    let replace = Callback::from(move |replacement: String| {
        if hash() == *known.borrow() {
            replace_hash(&replacement);
            known.replace(hash());
            setter.set(replacement);
        }
    });
    (shown, replace)
}

/// Goes to an address, given from `#` on.
pub(crate) fn go_to_hash(hash: &str) {
    // The browser refuses only what is not an address.
    let _ = gloo::utils::window().location().set_hash(hash);
}

/// Replaces the part of the address from `#` on. Browsers refuse when this is done too often; the next
/// step then writes it.
pub(crate) fn replace_hash(hash: &str) {
    let Ok(history) = gloo::utils::window().history() else { return };
    let state = history.state().unwrap_or_default();
    let _ = history.replace_state_with_url(&state, "", Some(hash));
}
