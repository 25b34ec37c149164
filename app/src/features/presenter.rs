//! The presentation of incidents to an audience: the scenes stage by stage, the presenter's keys, and the
//! messages from his window to the audience's. The state is plain data, which the pages show.

pub mod action;
pub(crate) mod audience;
pub(crate) mod audience_view;
pub(crate) mod channel;
pub mod keys;
pub mod message;
pub mod playlist;
pub(crate) mod presented;
pub(crate) mod presenter_view;
pub mod scene;
pub mod show;
pub mod stage;

#[cfg(test)]
mod tests;
pub(crate) mod words;
