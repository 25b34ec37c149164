//! The place that an address names, kept in view while the page around it grows.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;
use yew::prelude::*;

use super::browser;

/// The events by which a reader goes elsewhere.
const GOING_ELSEWHERE: [&str; 5] = ["wheel", "touchstart", "pointerdown", "keydown", "input"];

/// Scrolls to the element with this id and focuses it: now, and each time the page grows (texts and typefaces arrive
/// one by one), until the reader goes elsewhere.
#[hook]
pub(crate) fn use_kept_in_view(id: Option<String>) {
    use_effect_with(id, |id| {
        let kept = id.clone().and_then(KeptInView::new);
        move || drop(kept)
    });
}

/// Scrolls to the element with this id and focuses it.
pub(crate) fn show_and_focus(id: &str) {
    browser::show_element(id);
    browser::focus(id);
}

struct KeptInView {
    growth: ResizeObserver,
    _on_growth: Closure<dyn FnMut()>,
    _left: Vec<EventListener>,
}

impl KeptInView {
    fn new(id: String) -> Option<Self> {
        let has_gone_elsewhere = Rc::new(Cell::new(false));
        let leave = |event| {
            let has_gone_elsewhere = has_gone_elsewhere.clone();
            EventListener::new(&gloo::utils::window(), event, move |_| has_gone_elsewhere.set(true))
        };
        let left = GOING_ELSEWHERE.map(leave).into();
        show_and_focus(&id);
        let on_growth = Closure::<dyn FnMut()>::new(move || {
            if !has_gone_elsewhere.get() {
                show_and_focus(&id);
            }
        });
        let growth = ResizeObserver::new(on_growth.as_ref().unchecked_ref()).ok()?;
        growth.observe(&gloo::utils::body());
        Some(Self { growth, _on_growth: on_growth, _left: left })
    }
}

impl Drop for KeptInView {
    fn drop(&mut self) {
        self.growth.disconnect();
    }
}
