//! The parts of the page: props in, html out.

pub mod board;
pub mod clock;
pub mod controls;
pub mod desk;
pub mod footer;
pub mod header;
pub mod icon;
pub mod keys;
pub mod nav_link;
pub mod remarks;
pub mod strip;
pub mod timeline;
