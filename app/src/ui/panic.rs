//! The message to the visitor when the app fails.
//!
//! Yew cannot draw any more after a panic, so the page is built by hand. Texts are set as text, never as
//! markup. The saved data stays as it is.

use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement};

use crate::language::{Group, Language};
use crate::texts::are_loaded;

/// Replaces the page by a readable message when the app fails.
pub fn show_panics() {
    // Set through Yew, which would otherwise set its own.
    yew::set_custom_panic_hook(Box::new(|info| {
        let details = details(info);
        web_sys::console::error_1(&JsValue::from_str(&details));
        // Nothing is left to inform the visitor with if this fails too.
        let _ = show(&details);
    }));
}

fn details(info: &PanicHookInfo<'_>) -> String {
    let address = crate::platform::address::address();
    format!("Acconcio {}\n{address}\n{info}", env!("CARGO_PKG_VERSION"))
}

fn show(details: &str) -> Result<(), JsValue> {
    let document = gloo::utils::document();
    let main = element(&document, "main", "notice broken", None)?;
    append(&main, &element(&document, "h1", "", Some("Acconcio"))?)?;
    for language in loaded() {
        let words = &language.shell();
        for text in [words.broken(), words.broken_hint()] {
            let paragraph = element(&document, "p", "", Some(text))?;
            paragraph.set_attribute("lang", language.code())?;
            append(&main, &paragraph)?;
        }
    }
    let buttons = element(&document, "p", "broken-ways", None)?;
    append(&buttons, &reload_button(&document)?)?;
    append(&buttons, &copy_button(&document, details.to_owned())?)?;
    append(&main, &buttons)?;
    append(&main, &element(&document, "pre", "broken-details", Some(details))?)?;
    let root = document.get_element_by_id("app").ok_or(JsValue::NULL)?;
    root.set_text_content(None);
    append(&root, &main)?;
    main.set_attribute("role", "alert")
}

fn reload_button(document: &Document) -> Result<Element, JsValue> {
    button(document, &both("↻", |language| language.shell().reload()), || {
        // The browser refuses only where there is nothing to reload.
        let _ = gloo::utils::window().location().reload();
    })
}

fn copy_button(document: &Document, details: String) -> Result<Element, JsValue> {
    button(document, &both("⧉", |language| language.shell().copy_details()), move || {
        let clipboard = gloo::utils::window().navigator().clipboard();
        // The clipboard is missing on pages without https; the details can still be selected by hand.
        if !clipboard.is_undefined() {
            let _ = clipboard.write_text(&details);
        }
    })
}

fn button(
    document: &Document,
    label: &str,
    on_click: impl FnMut() + 'static,
) -> Result<Element, JsValue> {
    let button = element(document, "button", "button", Some(label))?;
    button.set_attribute("type", "button")?;
    let closure = Closure::<dyn FnMut()>::new(on_click);
    let target: &HtmlElement = button.unchecked_ref();
    target.set_onclick(Some(closure.as_ref().unchecked_ref()));
    // The page exists as long as its buttons do.
    closure.forget();
    Ok(button)
}

fn element(
    document: &Document,
    name: &str,
    class: &str,
    text: Option<&str>,
) -> Result<Element, JsValue> {
    let element = document.create_element(name)?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    if let Some(text) = text {
        element.set_text_content(Some(text));
    }
    Ok(element)
}

fn append(parent: &Element, child: &Element) -> Result<(), JsValue> {
    parent.append_child(child).map(|_| ())
}

/// A label in the languages that are there, or this sign before one is.
fn both(sign: &str, text: impl Fn(Language) -> &'static str) -> String {
    let labels: Vec<&str> = loaded().map(text).collect();
    if labels.is_empty() { sign.to_owned() } else { labels.join(" / ") }
}

fn loaded() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| are_loaded(*language, Group::Home))
}
