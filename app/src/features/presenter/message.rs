//! What the presenter's window and the audience's tell each other.
//!
//! Every message carries all that is to be known, so that one that is lost, or a window that is loaded
//! again, does no harm. What is no message of this version is not heard.

use serde::{Deserialize, Serialize};

use super::keys::Command;
use super::scene::Scene;

/// What one window tells the other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The audience's window is there, and asks what to show.
    Hello,
    /// What the audience sees.
    Scene {
        /// When the presenter last did something, in milliseconds since 1970; greater than any before.
        at: u64,
        /// What is seen.
        scene: Scene,
    },
    /// A key was pressed in the audience's window.
    Command(Command),
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    format: String,
    version: u32,
    message: T,
}

/// What tells these messages from all others.
const FORMAT: &str = "acconcio-present";

/// The version of their form.
const VERSION: u32 = 1;

impl Message {
    /// The name of the channel.
    pub const CHANNEL: &str = FORMAT;

    /// The message as a text.
    pub fn write(&self) -> String {
        let envelope = Envelope { format: FORMAT.to_owned(), version: VERSION, message: self };
        serde_json::to_string(&envelope).unwrap_or_default()
    }

    /// The message of a text; none where it is foreign, damaged, or of another version.
    pub fn read(text: &str) -> Option<Message> {
        let envelope: Envelope<Message> = serde_json::from_str(text).ok()?;
        let is_ours = envelope.format == FORMAT && envelope.version == VERSION;
        is_ours.then_some(envelope.message)
    }
}

/// What the audience's window follows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Followed {
    at: u64,
    /// What is seen; none before the presenter's window has told.
    pub scene: Option<Scene>,
}

impl Followed {
    /// What is followed after a message: the newest scene, also from another presenter's window. One
    /// that comes late is let pass.
    #[must_use]
    pub fn after(&self, message: Message) -> Followed {
        match message {
            Message::Scene { at, scene } if at >= self.at => Followed { at, scene: Some(scene) },
            Message::Scene { .. } | Message::Hello | Message::Command(_) => self.clone(),
        }
    }
}
