//! The keys of the film.

use yew::prelude::*;

use crate::browser;
use crate::playback::Action;
use crate::settings::Switch;

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

/// What a key asks for, wherever it is typed; single letters only where they are in use.
fn order(key: &str, single_keys: Switch) -> Option<Order> {
    match key {
        "ArrowLeft" => Some(Order::Film(Action::Previous)),
        "ArrowRight" => Some(Order::Film(Action::Next)),
        "Home" => Some(Order::Film(Action::First)),
        "End" => Some(Order::Film(Action::Last)),
        " " => Some(Order::Film(Action::Toggle)),
        _ if !single_keys.is_on() => None,
        "f" => Some(Order::Flip),
        "?" => Some(Order::Help),
        "n" => Some(Order::Variant(1)),
        "p" => Some(Order::Variant(-1)),
        _ => None,
    }
}

/// Listens to the keys, except where they belong to a field, a list or a dialog.
#[hook]
pub(super) fn use_keys(on_order: Callback<Order>, single_keys: Switch) {
    use_effect_with((on_order, single_keys), |(on_order, single_keys)| {
        let (on_order, single_keys) = (on_order.clone(), *single_keys);
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
            if let Some(order) = order(&event.key(), single_keys) {
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

    fn check(key: &str, on: Option<Order>, off: Option<Order>) {
        assert_eq!([Switch::On, Switch::Off].map(|switch| order(key, switch)), [on, off], "{key}");
    }

    #[test]
    fn ok_keys_of_the_film() {
        let next = Some(Order::Film(Action::Next));
        check("ArrowRight", next, next);
        let toggle = Some(Order::Film(Action::Toggle));
        check(" ", toggle, toggle);
        check("p", Some(Order::Variant(-1)), None);
        check("?", Some(Order::Help), None);
        // Number keys answer questions.
        check("1", None, None);
    }
}
