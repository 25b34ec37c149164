//! The keys of the presenter: those of a keyboard, and the four of a remote control.

use serde::{Deserialize, Serialize};

use super::action::PresenterAction;
use super::scene::Blanking;
use crate::profile::settings::Switch;

/// A command given by a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// An action of the presenter.
    PresenterAction(PresenterAction),
    /// Marks the answer with this digit.
    Digit(u8),
    /// One more: a hand where hands are counted, else larger type.
    More,
    /// One fewer: a hand where hands are counted, else smaller type.
    Fewer,
    /// Switches this window between the presenter's view and the audience's.
    AudienceView,
    /// Turns full screen on or off.
    FullScreen,
    /// Shows or hides the list of keys.
    Help,
}

/// The command of a key. The keys that a remote control sends always work, all other single characters
/// only where the settings allow them.
pub fn command(key: &str, single_keys: Switch) -> Option<Command> {
    let always = match key {
        "PageDown" | "ArrowRight" => Some(PresenterAction::Next),
        "PageUp" | "ArrowLeft" => Some(PresenterAction::Previous),
        "F5" => Some(PresenterAction::Start),
        "Escape" => Some(PresenterAction::Stop),
        "." | "b" | "B" => Some(PresenterAction::Blanking(Blanking::Black)),
        " " => Some(PresenterAction::Toggle),
        "ArrowDown" => Some(PresenterAction::NextItem),
        "ArrowUp" => Some(PresenterAction::PreviousItem),
        "Home" => Some(PresenterAction::First),
        "End" => Some(PresenterAction::Last),
        _ => None,
    };
    if let Some(action) = always {
        return Some(Command::PresenterAction(action));
    }
    if !single_keys.is_on() {
        return None;
    }
    match key {
        "j" => Some(Command::PresenterAction(PresenterAction::Next)),
        "k" => Some(Command::PresenterAction(PresenterAction::Previous)),
        "n" => Some(Command::PresenterAction(PresenterAction::NextItem)),
        "p" => Some(Command::PresenterAction(PresenterAction::PreviousItem)),
        "w" | "," => Some(Command::PresenterAction(PresenterAction::Blanking(Blanking::Paper))),
        "d" => Some(Command::PresenterAction(PresenterAction::Scroll(1))),
        "u" => Some(Command::PresenterAction(PresenterAction::Scroll(-1))),
        "r" => Some(Command::PresenterAction(PresenterAction::Reveal)),
        "f" => Some(Command::PresenterAction(PresenterAction::Flip)),
        "F" => Some(Command::FullScreen),
        "z" => Some(Command::AudienceView),
        "?" => Some(Command::Help),
        "+" | "=" => Some(Command::More),
        "-" | "−" => Some(Command::Fewer),
        _ => key.parse().ok().filter(|digit| *digit <= 9).map(Command::Digit),
    }
}
