//! What the presenter's keys mean: those of a keyboard, and the four of a clicker.

use serde::{Deserialize, Serialize};

use super::action::ShowAction;
use super::scene::Blanking;
use crate::profile::settings::Switch;

/// What a key asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Something of the show.
    ShowAction(ShowAction),
    /// Marks the answer that has this digit.
    Digit(u8),
    /// One more: a hand where hands are counted, else larger type.
    More,
    /// One fewer: a hand where hands are counted, else smaller type.
    Fewer,
    /// This window as the audience sees it, or as the presenter does.
    AudienceView,
    /// The whole screen, or no longer.
    FullScreen,
    /// Shows or hides the keys.
    Help,
}

/// What a key asks for. Those that a clicker sends are always in use, all other single signs only where
/// the settings admit them.
pub fn command(key: &str, single_keys: Switch) -> Option<Command> {
    let always = match key {
        "PageDown" | "ArrowRight" => Some(ShowAction::Next),
        "PageUp" | "ArrowLeft" => Some(ShowAction::Previous),
        "F5" => Some(ShowAction::Start),
        "Escape" => Some(ShowAction::Stop),
        "." | "b" | "B" => Some(ShowAction::Blanking(Blanking::Black)),
        " " => Some(ShowAction::Toggle),
        "ArrowDown" => Some(ShowAction::NextItem),
        "ArrowUp" => Some(ShowAction::PreviousItem),
        "Home" => Some(ShowAction::First),
        "End" => Some(ShowAction::Last),
        _ => None,
    };
    if let Some(show_action) = always {
        return Some(Command::ShowAction(show_action));
    }
    if !single_keys.is_on() {
        return None;
    }
    match key {
        "j" => Some(Command::ShowAction(ShowAction::Next)),
        "k" => Some(Command::ShowAction(ShowAction::Previous)),
        "n" => Some(Command::ShowAction(ShowAction::NextItem)),
        "p" => Some(Command::ShowAction(ShowAction::PreviousItem)),
        "w" | "," => Some(Command::ShowAction(ShowAction::Blanking(Blanking::Paper))),
        "f" => Some(Command::ShowAction(ShowAction::Flip)),
        "F" => Some(Command::FullScreen),
        "z" => Some(Command::AudienceView),
        "?" => Some(Command::Help),
        "+" | "=" => Some(Command::More),
        "-" | "−" => Some(Command::Fewer),
        _ => key.parse().ok().filter(|digit| *digit <= 9).map(Command::Digit),
    }
}
