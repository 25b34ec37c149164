//! Incidents in front of a room: what is shown to it, stage by stage, what the lecturer's keys mean,
//! and what his window tells the one that the room sees. No page, no words.

pub(crate) mod audience;
pub(crate) mod case;
pub(crate) mod channel;
pub mod cue;
pub mod keys;
pub(crate) mod lecturer;
pub mod message;
pub mod playlist;
pub(crate) mod room;
pub mod scene;
pub mod show;
pub mod stage;

#[cfg(test)]
mod tests;
