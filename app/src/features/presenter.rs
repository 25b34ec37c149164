//! Incidents in front of an audience: what is shown to it, stage by stage, what the presenter's keys mean,
//! and what his window tells the one that the audience sees. No page, no words.

pub mod action;
pub(crate) mod audience;
pub(crate) mod audience_view;
pub(crate) mod case;
pub(crate) mod channel;
pub mod keys;
pub mod message;
pub mod playlist;
pub(crate) mod presenter_view;
pub mod scene;
pub mod show;
pub mod stage;

#[cfg(test)]
mod tests;
pub(crate) mod words;
