//! Incidents in front of a room: what is shown to it, stage by stage, what the lecturer's keys mean,
//! and what his window tells the one that the room sees. No page, no words.

mod cue;
mod keys;
mod message;
mod playlist;
mod scene;
mod show;
mod stage;

#[cfg(test)]
mod tests;

pub use cue::Cue;
pub use keys::{Order, order};
pub use message::{Followed, Message};
pub(crate) use playlist::titles;
pub use playlist::{Item, Lookup, PlanAt, Playlist, Source};
pub use scene::{Curtain, Scene, Side, Zoom};
pub use show::{Played, Show, Slide, Timing};
pub use stage::{Ahead, Outline, Part, Stage};
