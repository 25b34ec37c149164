//! The parts of the page: facts as input, html as output.
//!
//! Most are plain functions. A Yew component costs the visitor several kilobytes, so only what
//! keeps a state of its own is one.

pub mod board;
pub mod board_editor;
pub(crate) mod board_picture;
pub(crate) mod cards;
pub mod clock;
pub mod controls;
pub(crate) mod document;
pub(crate) mod fold;
pub mod footer;
pub mod hand;
pub mod header;
pub mod icon;
pub mod keys;
pub(crate) mod laws_choice;
pub(crate) mod lazy;
pub mod link;
pub(crate) mod menu;
pub mod new_version;
pub(crate) mod notices;
pub mod panic;
pub(crate) mod player;
pub(crate) mod plot;
pub mod remarks;
pub mod scoresheet;
pub(crate) mod search;
pub mod showing;
pub mod strip;
pub(crate) mod thumbnail;
pub mod timeline;
pub mod view;
