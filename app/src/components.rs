//! The parts of the page: facts in, html out.
//!
//! Most are plain functions. A Yew component costs the visitor several kilobytes, so only what
//! keeps a state of its own is one.

pub mod board;
pub mod clock;
pub mod controls;
pub mod desk;
pub mod footer;
pub mod header;
pub mod icon;
pub mod keys;
pub mod link;
pub mod new_version;
pub mod photographs;
pub mod remarks;
pub mod scoresheet;
pub mod showing;
pub mod strip;
pub mod timeline;
pub mod walk;
