//! The messages between the presenter's window and the audience's.
//!
//! Every message is complete in itself, so that a lost message, or a window that is loaded again, does
//! no harm. A message of another version is ignored.

use serde::{Deserialize, Serialize};

use super::keys::Command;
use super::scene::Scene;

/// A message from one window to the other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The audience's window has opened, and asks for the scene.
    Hello,
    /// The scene that the audience sees.
    Scene {
        /// The time of the presenter's last action, in milliseconds since 1970; it grows with every
        /// action.
        at: u64,
        /// The scene to be shown.
        scene: Scene,
        /// The query of an address that holds the incident where it is one's own, which another window may not have.
        #[serde(default)]
        own: String,
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

/// The format by which these messages are recognized.
const FORMAT: &str = "acconcio-present";

/// The version of the format.
const VERSION: u32 = 1;

impl Message {
    /// The name of the channel.
    pub const CHANNEL: &str = FORMAT;

    /// Writes the message as a text.
    pub fn write(&self) -> String {
        let envelope = Envelope { format: FORMAT.to_owned(), version: VERSION, message: self };
        serde_json::to_string(&envelope).unwrap_or_default()
    }

    /// Reads a message; `None` where it is foreign, damaged, or of another version.
    pub fn read(text: &str) -> Option<Message> {
        let envelope: Envelope<Message> = serde_json::from_str(text).ok()?;
        let is_ours = envelope.format == FORMAT && envelope.version == VERSION;
        is_ours.then_some(envelope.message)
    }
}

/// The scene that the audience's window follows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Followed {
    at: u64,
    /// The scene; `None` before the presenter's window has sent one.
    pub scene: Option<Scene>,
}

impl Followed {
    /// Returns the state after a message that is heard now: the newest scene, also from another presenter's
    /// window. An older one is ignored; one that claims to come from the future comes from now.
    #[must_use]
    pub fn after(&self, message: Message, now: u64) -> Followed {
        match message {
            Message::Scene { at, scene, .. } if at >= self.at => {
                Followed { at: at.min(now), scene: Some(scene) }
            }
            Message::Scene { .. } | Message::Hello | Message::Command(_) => self.clone(),
        }
    }
}
