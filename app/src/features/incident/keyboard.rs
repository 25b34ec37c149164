//! The keys of the replay.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::platform::browser;
use crate::profile::settings::Switch;
use crate::replay::playback::Action;

/// A command given by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An action on the replay.
    Replay(Action),
    /// Turns the board.
    Flip,
    /// Shows or hides the list of keys.
    Help,
    /// Goes this many variants on, or back where it is negative.
    Variant(isize),
}

/// The command of a key, wherever the focus is; single letters only where they are turned on.
fn command(key: &str, single_keys: Switch) -> Option<Command> {
    if let Some(action) = replay_key(key) {
        return Some(Command::Replay(action));
    }
    match key {
        _ if !single_keys.is_on() => None,
        "f" => Some(Command::Flip),
        "?" => Some(Command::Help),
        "n" => Some(Command::Variant(1)),
        "p" => Some(Command::Variant(-1)),
        _ => None,
    }
}

/// The action of a key on the replay, whether single keys are turned on or not.
pub(crate) fn replay_key(key: &str) -> Option<Action> {
    match key {
        "ArrowLeft" => Some(Action::Previous),
        "ArrowRight" => Some(Action::Next),
        "Home" => Some(Action::First),
        "End" => Some(Action::Last),
        " " => Some(Action::Toggle),
        _ => None,
    }
}

/// Sends the commands that the keys give.
#[hook]
pub(crate) fn use_keys(on_order: Callback<Command>, single_keys: Switch) {
    use_orders(on_order, single_keys, command);
}

/// Sends the commands that the keys give on a page with its own mapping.
#[hook]
pub(crate) fn use_orders<O: 'static>(
    on_order: Callback<O>,
    single_keys: Switch,
    command: fn(&str, Switch) -> Option<O>,
) {
    use_effect_with((on_order, single_keys), move |(on_order, single_keys)| {
        let (on_order, single_keys) = (on_order.clone(), *single_keys);
        let listener = listen(move |event| {
            if let Some(command) = command(&event.key(), single_keys) {
                event.prevent_default();
                on_order.emit(command);
            }
        });
        move || drop(listener)
    });
}

/// Listens to the keys, except where they belong to a field, a list or a dialog.
pub(crate) fn listen(on_key: impl Fn(&KeyboardEvent) + 'static) -> EventListener {
    let document = gloo::utils::document();
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document, "keydown", options, move |event: &Event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_taken = event.default_prevented() || browser::takes_keys(event.target());
        let is_pressing = matches!(event.key().as_str(), " " | "Enter");
        let is_taken = is_taken || (is_pressing && browser::takes_space(event.target()));
        if !has_modifier && !is_taken {
            on_key(event);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(key: &str, on: Option<Command>, off: Option<Command>) {
        assert_eq!(
            [Switch::On, Switch::Off].map(|switch| command(key, switch)),
            [on, off],
            "{key}"
        );
    }

    #[test]
    fn ok_keys_of_the_replay() {
        let next = Some(Command::Replay(Action::Next));
        check("ArrowRight", next, next);
        let toggle = Some(Command::Replay(Action::Toggle));
        check(" ", toggle, toggle);
        check("p", Some(Command::Variant(-1)), None);
        check("?", Some(Command::Help), None);
        // Number keys answer questions.
        check("1", None, None);
    }
}
