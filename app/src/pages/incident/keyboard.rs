//! The keys of the film.

use yew::prelude::*;

use crate::browser;
use crate::playback::Action;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Something of the film.
    Film(Action),
    /// Turns the board.
    Flip,
    /// Shows or hides the keys.
    Help,
    /// Goes so many variants on.
    Variant(isize),
}

/// What a key asks for, wherever it is typed.
fn order(key: &str) -> Option<Order> {
    match key {
        "ArrowLeft" => Some(Order::Film(Action::Previous)),
        "ArrowRight" => Some(Order::Film(Action::Next)),
        "Home" => Some(Order::Film(Action::First)),
        "End" => Some(Order::Film(Action::Last)),
        " " => Some(Order::Film(Action::Toggle)),
        "f" => Some(Order::Flip),
        "?" => Some(Order::Help),
        "n" => Some(Order::Variant(1)),
        "p" => Some(Order::Variant(-1)),
        _ => None,
    }
}

/// Listens to the keys, except where they belong to a field, a list or a dialog.
#[hook]
pub(super) fn use_keys(on_order: Callback<Order>) {
    use_effect_with(on_order, |on_order| {
        let on_order = on_order.clone();
        let document = gloo::utils::document();
        let options = gloo::events::EventListenerOptions::enable_prevent_default();
        let listen = move |event: &Event| {
            use wasm_bindgen::JsCast;
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
            let is_taken = event.default_prevented() || browser::takes_keys(event.target());
            let is_taken = is_taken || (event.key() == " " && browser::takes_space(event.target()));
            if has_modifier || is_taken {
                return;
            }
            if let Some(order) = order(&event.key()) {
                event.prevent_default();
                on_order.emit(order);
            }
        };
        let listener =
            gloo::events::EventListener::new_with_options(&document, "keydown", options, listen);
        move || drop(listener)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_keys_of_the_film() {
        assert_eq!(order("ArrowLeft"), Some(Order::Film(Action::Previous)));
        assert_eq!(order("p"), Some(Order::Variant(-1)));
        assert_eq!(order("1"), None, "number keys answer questions");
    }
}
