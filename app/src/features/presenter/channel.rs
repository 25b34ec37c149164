//! The channel between the presenter's window and the audience's, and the keys of both.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::prelude::*;

use super::keys::{Command, command};
use super::message::Message;
use crate::platform::browser;
use crate::profile::settings::Switch;

/// The channel between the windows; in a browser without one each window works alone.
pub(crate) struct Channel(Option<BroadcastChannel>);

impl Channel {
    /// Sends a message to every other window.
    pub(crate) fn post(&self, message: &Message) {
        if let Some(channel) = &self.0 {
            // Sending fails only after the channel was closed.
            let _ = channel.post_message(&JsValue::from_str(&message.write()));
        }
    }
}

/// Closes the channel, so that it receives nothing and keeps nothing alive.
impl Drop for Channel {
    fn drop(&mut self) {
        if let Some(channel) = &self.0 {
            channel.close();
        }
    }
}

/// The channel for as long as the page is shown; messages on it are passed to `on_message`.
#[hook]
pub(crate) fn use_channel(on_message: Callback<Message>) -> Rc<Channel> {
    let channel = use_memo((), |()| Channel(BroadcastChannel::new(Message::CHANNEL).ok()));
    let hearing = use_latest(on_message);
    let heard = channel.clone();
    use_effect_with((), move |()| {
        let listener = heard.0.as_ref().map(|channel| {
            EventListener::new(channel, "message", move |event: &Event| {
                let data =
                    event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                if let Some(message) = data.as_deref().and_then(Message::read) {
                    hearing.emit(message);
                }
            })
        });
        move || drop(listener)
    });
    channel
}

/// A callback that stays the same and calls the last one given.
#[hook]
fn use_latest<T: 'static>(callback: Callback<T>) -> Callback<T> {
    let latest = use_mut_ref(|| callback.clone());
    *latest.borrow_mut() = callback;
    use_memo((), |()| {
        Callback::from(move |value: T| {
            let callback = latest.borrow().clone();
            callback.emit(value);
        })
    })
    .as_ref()
    .clone()
}

/// Sends the commands of the keys. Those of a remote control count even where a field has the focus,
/// since the presenter is not at the keyboard.
#[hook]
pub(crate) fn use_presenter_actions(on_order: Callback<Command>, single_keys: Switch) {
    let on_order = use_latest(on_order);
    use_effect_with(single_keys, move |single_keys| {
        let single_keys = *single_keys;
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event: &Event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if is_taken(event) {
                    return;
                }
                if let Some(command) = command(&event.key(), single_keys) {
                    event.prevent_default();
                    on_order.emit(command);
                }
            });
        move || drop(listener)
    });
}

/// Whether the key has another meaning at the focused element.
fn is_taken(event: &KeyboardEvent) -> bool {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return true;
    }
    match event.key().as_str() {
        "PageDown" | "PageUp" | "F5" => false,
        " " | "Enter" if browser::takes_space(event.target()) => true,
        _ => browser::takes_keys(event.target()),
    }
}
