//! Marks what is shown in English, because the language lacks it, as English for whoever reads it aloud.
//!
//! Texts are drawn everywhere as texts, and say of themselves by [`UNTRANSLATED`] that they are English. What is
//! drawn is watched here, and the element around such a text gets the attribute `lang`. Limit: an element that
//! has other texts beside it stays as it is, and so do attributes, which cannot have a language of their own.

use acconcio_words::UNTRANSLATED;
use wasm_bindgen::prelude::*;
use web_sys::{Element, MutationObserver, MutationObserverInit, MutationRecord, Node, js_sys};

/// The attribute of the elements that have been marked.
const MARKED: &str = "data-untranslated";

/// Marks what is shown now, and from now on.
pub(crate) fn mark_as_english() {
    let Some(body) = gloo::utils::document().body() else { return };
    let changed = Closure::<dyn FnMut(js_sys::Array)>::new(|records: js_sys::Array| {
        for record in records.iter() {
            follow(record.unchecked_ref());
        }
    });
    let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) else { return };
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_character_data(true);
    what.set_subtree(true);
    // The browser refuses only where nothing is to be observed.
    let _ = observer.observe_with_options(&body, &what);
    changed.forget();
    mark_below(&body);
}

fn follow(record: &MutationRecord) {
    let target = record.target();
    let element = target.as_ref().and_then(|target| match target.dyn_ref::<Element>() {
        Some(element) => Some(element.clone()),
        None => target.parent_element(),
    });
    if let Some(element) = element {
        mark(&element);
    }
    for added in all(&record.added_nodes()) {
        mark_below(&added);
    }
}

fn mark_below(node: &Node) {
    if let Some(element) = node.dyn_ref::<Element>() {
        mark(element);
        all(&node.child_nodes()).for_each(|child| mark_below(&child));
    }
}

/// Gives an element its language, or takes it away where the element shows another text now.
fn mark(element: &Element) {
    // The browser refuses only names that are none.
    match (is_english(element), element.has_attribute(MARKED)) {
        (true, false) if !element.has_attribute("lang") => {
            let _ = element.set_attribute("lang", "en");
            let _ = element.set_attribute(MARKED, "");
        }
        (false, true) => {
            let _ = element.remove_attribute("lang");
            let _ = element.remove_attribute(MARKED);
        }
        (true | false, _) => {}
    }
}

/// Whether an element has texts of its own, and all in it are English.
fn is_english(element: &Element) -> bool {
    let (elements, texts): (Vec<Node>, Vec<Node>) =
        all(&element.child_nodes()).partition(|node| node.node_type() == Node::ELEMENT_NODE);
    let texts: Vec<String> = texts.iter().filter_map(Node::node_value).collect();
    let mut told = texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty()).peekable();
    // Most elements have no text of their own, or none that is marked: nothing below them is looked at.
    told.peek().is_some()
        && told.all(|text| text.ends_with(UNTRANSLATED))
        && elements.iter().all(|node| {
            let is_silent = node.text_content().is_none_or(|text| text.trim().is_empty());
            is_silent || node.dyn_ref().is_some_and(is_english)
        })
}

fn all(nodes: &web_sys::NodeList) -> impl Iterator<Item = Node> {
    (0..nodes.length()).filter_map(|index| nodes.get(index))
}
