//! The browser around the page: title, language, appearance, time. Nothing here panics.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, HtmlAnchorElement, HtmlDialogElement, HtmlElement, HtmlInputElement, Url, js_sys,
};
use yew::prelude::*;

use super::calendar::{Now, Zone};

/// The value that boot.js has set for a package for a learning platform; none where the app is not one.
pub(crate) fn package() -> Option<String> {
    root_attribute("data-lms")
}

pub(crate) fn root_attribute(name: &str) -> Option<String> {
    gloo::utils::document().document_element()?.get_attribute(name)
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole and positive"
    )]
    let now = js_sys::Date::now() as u64;
    now
}

/// The milliseconds since the page was opened, by a clock that nobody can set; it may stand still while the
/// device sleeps.
pub(crate) fn steady() -> u64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a positive number of milliseconds"
    )]
    let steady =
        web_sys::window().and_then(|it| it.performance()).map_or(0.0, |it| it.now()) as u64;
    steady
}

/// The time, with the time zone of the visitor.
pub(crate) fn here_and_now() -> Now {
    #[expect(clippy::cast_possible_truncation, reason = "less than a day of minutes")]
    let minutes_west = js_sys::Date::new_0().get_timezone_offset() as i32;
    Now { at: now(), zone: Zone { minutes_west } }
}

/// Returns an unpredictable number.
pub(crate) fn random() -> u32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and the greatest number"
    )]
    let number = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    number
}

/// Returns bytes that nobody can predict. Every browser that runs wasm has them, over plain http as well; one that
/// refused would stop here, rather than make keys that can be guessed.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = gloo::utils::window().crypto();
    if crypto.and_then(|it| it.get_random_values_with_u8_array(&mut bytes)).is_err() {
        wasm_bindgen::throw_str("this browser gives no random bytes");
    }
    bytes
}

/// The address of a file of the scenarios: with the version that boot.js names, so that a page never
/// reads the file of another version.
pub(crate) fn scenario_address(file: &str) -> String {
    match root_attribute("data-packs") {
        Some(version) => format!("{file}?{version}"),
        None => file.to_owned(),
    }
}

/// Whether the visitor has asked for less motion.
pub(crate) fn wants_less_motion() -> bool {
    let less = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    less.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether `static/boot.js` has found a new version of the app.
#[hook]
pub(crate) fn use_new_version() -> bool {
    let is_told = || {
        let root = gloo::utils::document().document_element();
        root.is_some_and(|root| root.has_attribute("data-new-version"))
    };
    let is_here = use_state_eq(is_told);
    let setter = is_here.setter();
    use_effect_with((), move |()| {
        setter.set(is_told());
        let window = gloo::utils::window();
        let listen = move |_: &Event| setter.set(true);
        let listener = gloo::events::EventListener::new(&window, "acconcio-new-version", listen);
        move || drop(listener)
    });
    *is_here
}

/// Asks `static/boot.js` to load the new version.
pub(crate) fn begin_new_version() {
    if let Ok(event) = Event::new("acconcio-reload") {
        // The browser refuses only an event that is already being dispatched.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// The path of the script that starts the app.
pub(crate) fn boot_script() -> Option<String> {
    let script = gloo::utils::document().query_selector("script[src*=boot]").ok().flatten()?;
    script.get_attribute("src")
}

/// Puts the focus on the element with this id; closed folds around it are opened.
pub(crate) fn focus(id: &str) {
    let element = gloo::utils::document().get_element_by_id(id);
    if let Some(element) = element.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        while let Ok(Some(fold)) = element.closest("details:not([open])") {
            // The attribute needs no value, and is accepted.
            if fold.set_attribute("open", "").is_err() {
                break;
            }
        }
        // Only elements that are not in the page refuse the focus.
        let _ = element.focus();
    }
}

/// Takes the focus from an element that is about to be removed. Where it is removed with the focus, the browser first
/// lays out all that has changed so far, which doubles the time of a drawing.
pub(crate) fn release_focus() {
    let focused = gloo::utils::document().active_element();
    if let Some(element) = focused.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // Only elements that are not in the page refuse it.
        let _ = element.blur();
    }
}

/// Moves the focus from an element that is about to be removed to the next element with the same id.
pub(crate) fn keep_focus(id: &'static str) {
    if focused().as_deref() == Some(id) {
        gloo::timers::callback::Timeout::new(0, move || focus_in_place(id)).forget();
    }
}

/// The id of the element that has the focus, empty where it has none; nothing where no element has it.
pub(crate) fn focused() -> Option<String> {
    let body = gloo::utils::body();
    let element = gloo::utils::document().active_element()?;
    (element != *body.as_ref()).then(|| element.id())
}

/// Focuses the element with this id, and leaves the page scrolled as it is.
pub(crate) fn focus_in_place(id: &str) {
    let scrolled = scrolled();
    focus(id);
    gloo::utils::window().scroll_to_with_x_and_y(0.0, scrolled);
}

/// Whether keys typed there belong to a field, a list or a dialog.
pub(crate) fn takes_keys(target: Option<web_sys::EventTarget>) -> bool {
    is_within(target, "input, select, textarea, [contenteditable], dialog")
}

/// Whether space and Enter already have a meaning there.
pub(crate) fn takes_space(target: Option<web_sys::EventTarget>) -> bool {
    is_within(target, "button, a, summary")
}

/// Scrolls the element with this id into view.
pub(crate) fn show_element(id: &str) {
    if let Some(element) = gloo::utils::document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// Scrolls as little as is needed for an element to be in view.
pub(crate) fn bring_into_view(place: &NodeRef) {
    if let Some(element) = place.cast::<web_sys::Element>() {
        scroll_to_nearest(&element);
    }
}

/// Scrolls a list to its current item; the page stays where it is.
pub(crate) fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    if let Some(current) = current.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let above = (list.client_height() - current.offset_height()) / 2;
        list.set_scroll_top(current.offset_top() - list.offset_top() - above);
    }
}

/// Scrolls what has the focus back into view, where something that has arrived above it has pushed it out.
pub(crate) fn show_focused() {
    let document = gloo::utils::document();
    let view = document.document_element().map_or(0, |root| root.client_height());
    if let Some(focused) = document.active_element()
        && focused.get_bounding_client_rect().top() > f64::from(view)
    {
        scroll_to_nearest(&focused);
    }
}

fn scroll_to_nearest(element: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls an element into view if the page is scrolled past its middle.
pub(crate) fn show_element_again(id: &str) {
    let element = gloo::utils::document().get_element_by_id(id);
    let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) else { return };
    let middle = element.offset_top() + element.offset_height() / 2;
    if f64::from(middle) < scrolled() {
        element.scroll_into_view();
    }
}

/// The scroll position of the page, in pixels.
pub(crate) fn scrolled() -> f64 {
    gloo::utils::window().scroll_y().unwrap_or_default()
}

/// The index of the element matching a selector that is the target or contains it.
pub(crate) fn place_among(selector: &str, target: Option<web_sys::EventTarget>) -> Option<usize> {
    let target = target?.dyn_into::<web_sys::Element>().ok()?.closest(selector).ok()??;
    let all = gloo::utils::document().query_selector_all(selector).ok()?;
    let is_it = |place: &u32| all.get(*place).is_some_and(|node| node.is_same_node(Some(&target)));
    let place = (0..all.length()).find(is_it)?;
    usize::try_from(place).ok()
}

/// Reports to boot.js that the app cannot start, and why: it says so in the shell.
pub fn not_started(reason: &str) {
    if let Some(root) = gloo::utils::document().document_element() {
        let _ = root.set_attribute("data-not-started", reason);
    }
    if let Ok(event) = Event::new("acconcio-not-started") {
        // Nothing else is left to say it with.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// Waits for the next task of the browser, so that input and drawing come first.
pub async fn next_task() {
    let later = js_sys::Promise::new(&mut |resolve, _| {
        if gloo::utils::window().set_timeout_with_callback(&resolve).is_err() {
            // Without a timer the task continues at once.
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    // The promise is never rejected.
    let _ = wasm_bindgen_futures::JsFuture::from(later).await;
}

/// The number of parts to draw, one more with every task of the browser: a long page can be read and used
/// before all of it is drawn.
#[hook]
pub(crate) fn use_one_after_another(all: usize) -> usize {
    let drawn = use_state_eq(|| 0);
    let setter = drawn.setter();
    let next = (*drawn < all).then_some(*drawn + 1);
    use_effect_with(next, move |next| {
        let next = *next;
        let timer =
            next.map(|next| gloo::timers::callback::Timeout::new(0, move || setter.set(next)));
        move || drop(timer)
    });
    *drawn
}

/// Calls back with the name of a value that another window stores or removes; no name stands for
/// everything. Always the callback of the last drawing is called.
#[hook]
pub(crate) fn use_other_windows(on_kept: Callback<Option<String>>) {
    let latest = use_mut_ref(|| on_kept.clone());
    latest.replace(on_kept);
    use_effect_with((), move |()| {
        let window = gloo::utils::window();
        let tell = move |name: Option<String>| {
            // It draws the page anew, and is replaced by that.
            let on_kept = latest.borrow().clone();
            on_kept.emit(name);
        };
        let stored = {
            let tell = tell.clone();
            gloo::events::EventListener::new(&window, "storage", move |event| {
                tell(event.dyn_ref().and_then(web_sys::StorageEvent::key));
            })
        };
        // A page that the browser has put away for the way back is told nothing meanwhile.
        let shown = gloo::events::EventListener::new(&window, "pageshow", move |event| {
            if event.dyn_ref().is_some_and(web_sys::PageTransitionEvent::persisted) {
                tell(None);
            }
        });
        move || drop((stored, shown))
    });
}

/// Scrolls the page and focuses one of the elements matching a selector, once everything has been drawn.
pub(crate) fn return_to(scrolled: f64, selector: &'static str, place: usize) {
    let back = move || {
        let all = gloo::utils::document().query_selector_all(selector).ok();
        let element = u32::try_from(place).ok().and_then(|place| all?.get(place));
        if let Some(element) = element.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Only elements that are not in the page refuse the focus.
            let _ = element.focus();
        }
        gloo::utils::window().scroll_to_with_x_and_y(0.0, scrolled);
    };
    gloo::timers::callback::Timeout::new(0, back).forget();
}

fn is_within(target: Option<web_sys::EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Opens the dialog with this id, or closes it.
pub(crate) fn turn_dialog(id: &str) {
    let element = gloo::utils::document().get_element_by_id(id);
    let dialog = element.and_then(|found| found.dyn_into::<HtmlDialogElement>().ok());
    if let Some(dialog) = dialog {
        if dialog.open() {
            dialog.close();
        } else {
            // The browser refuses only where the dialog is open or not in the page.
            let _ = dialog.show_modal();
        }
    }
}

/// Turns full screen on or off.
pub(crate) fn turn_full_screen() {
    let document = gloo::utils::document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // The browser refuses where nobody has interacted with the window; then its own key still works.
        let _ = root.request_fullscreen();
    }
}

/// The end of an element's content from which it is scrolled.
#[derive(Clone, Copy)]
pub(crate) enum ScrollFrom {
    Top,
    End,
}

/// Scrolls the element with this id by so many times its own height; some lines stay in view.
pub(crate) fn scroll_windows(id: &str, from: ScrollFrom, windows: f64) {
    const TURNED: f64 = 0.85;
    if let Some(element) = gloo::utils::document().get_element_by_id(id) {
        let start = match from {
            ScrollFrom::Top => 0,
            ScrollFrom::End => element.scroll_height() - element.client_height(),
        };
        let by = windows * TURNED * f64::from(element.client_height());
        #[expect(clippy::cast_possible_truncation, reason = "no element is so high")]
        element.set_scroll_top(start + by as i32);
    }
}

/// Copies a text to the clipboard, and calls back with whether that succeeded.
pub(crate) fn copy(text: &str, on_done: impl FnOnce(bool) + 'static) {
    let clipboard = gloo::utils::window().navigator().clipboard();
    // A page that is not served over https has none.
    if clipboard.is_undefined() {
        on_done(false);
        return;
    }
    let copying = clipboard.write_text(text);
    wasm_bindgen_futures::spawn_local(async move {
        on_done(wasm_bindgen_futures::JsFuture::from(copying).await.is_ok());
    });
}

/// Begins another page: scrolled to its top, with the focus before its first control.
pub(crate) fn begin_page() {
    // Taking the focus scrolls to the element, below the header.
    focus("content");
    gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Opens the print dialog.
pub(crate) fn print_page() {
    // The browser refuses only where printing is impossible; its own menu then says so.
    let _ = gloo::utils::window().print();
}

/// Offers a text as a file to save.
pub(crate) fn save_file(name: &str, text: &str) {
    save_parts(name, &js_sys::Array::of1(&text.into()));
}

/// Offers bytes as a file to save.
pub(crate) fn save_bytes(name: &str, bytes: &[u8]) {
    // Of a sequence of parts the browser takes buffers as well as texts.
    save_parts(name, &js_sys::Array::of1(&js_sys::Uint8Array::from(bytes)));
}

fn save_parts(name: &str, parts: &js_sys::Array) {
    let url =
        Blob::new_with_str_sequence(parts).and_then(|it| Url::create_object_url_with_blob(&it));
    let anchor = gloo::utils::document().create_element("a");
    let (Ok(url), Ok(anchor)) = (url, anchor) else { return };
    let anchor: HtmlAnchorElement = anchor.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // The browser needs the address until the download has begun.
    let revoke = move || drop(Url::revoke_object_url(&url));
    gloo::timers::callback::Timeout::new(60_000, revoke).forget();
}

/// Reads the text of the file chosen in a field; the same file may then be chosen again.
pub(crate) fn read_file(input: &HtmlInputElement, on_text: impl FnOnce(String) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    input.set_value("");
    read_text(&file, on_text);
}

/// Reads the bytes of a file; none where the browser cannot read it.
pub(crate) async fn read_bytes(file: &Blob) -> Option<Vec<u8>> {
    let buffer = wasm_bindgen_futures::JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// Reads the text of a file.
pub(crate) fn read_text(file: &Blob, on_text: impl FnOnce(String) + 'static) {
    let text = file.text();
    wasm_bindgen_futures::spawn_local(async move {
        let text = wasm_bindgen_futures::JsFuture::from(text).await;
        on_text(text.ok().and_then(|text| text.as_string()).unwrap_or_default());
    });
}
