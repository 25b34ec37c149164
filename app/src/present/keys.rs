//! What the lecturer's keys mean: those of a keyboard, and the four of a clicker.

use serde::{Deserialize, Serialize};

use super::{Cue, Curtain};
use crate::settings::Switch;

/// What a key asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Something of the show.
    Cue(Cue),
    /// Marks the answer that has this digit.
    Digit(u8),
    /// One more: a hand where hands are counted, else larger type.
    More,
    /// One fewer: a hand where hands are counted, else smaller type.
    Fewer,
    /// This window as the room sees it, or as the lecturer does.
    Room,
    /// The whole screen, or no longer.
    FullScreen,
    /// Shows or hides the keys.
    Help,
}

/// What a key asks for. Those that a clicker sends are always in use, all other single signs only where
/// the settings admit them.
pub fn order(key: &str, single_keys: Switch) -> Option<Order> {
    let always = match key {
        "PageDown" | "ArrowRight" => Some(Cue::Next),
        "PageUp" | "ArrowLeft" => Some(Cue::Previous),
        "F5" => Some(Cue::Start),
        "Escape" => Some(Cue::Stop),
        "." | "b" | "B" => Some(Cue::Curtain(Curtain::Black)),
        " " => Some(Cue::Toggle),
        "ArrowDown" => Some(Cue::NextItem),
        "ArrowUp" => Some(Cue::PreviousItem),
        "Home" => Some(Cue::First),
        "End" => Some(Cue::Last),
        _ => None,
    };
    if let Some(cue) = always {
        return Some(Order::Cue(cue));
    }
    if !single_keys.is_on() {
        return None;
    }
    match key {
        "j" => Some(Order::Cue(Cue::Next)),
        "k" => Some(Order::Cue(Cue::Previous)),
        "n" => Some(Order::Cue(Cue::NextItem)),
        "p" => Some(Order::Cue(Cue::PreviousItem)),
        "w" | "," => Some(Order::Cue(Cue::Curtain(Curtain::Paper))),
        "f" => Some(Order::Cue(Cue::Flip)),
        "F" => Some(Order::FullScreen),
        "z" => Some(Order::Room),
        "?" => Some(Order::Help),
        "+" | "=" => Some(Order::More),
        "-" | "−" => Some(Order::Fewer),
        _ => key.parse().ok().filter(|digit| *digit <= 9).map(Order::Digit),
    }
}
