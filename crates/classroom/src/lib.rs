//! The classroom on the lecturer's laptop: live questions, and exams whose key never leaves it, by a server on the
//! local network.
//!
//! [`service`] is the classroom at work on one thread; its state ([`classroom`]) follows from the events in its
//! [`journal`]. [`web`] leads requests to it and serves the pages; [`host`] is all of it until Ctrl+C.
//!
//! # Guarantee and limits
//!
//! An answer is acknowledged when it is on the disk. The same answer sent twice is one answer, and an older one never
//! replaces a newer one: an answer is identified by participant, item and sequence number. Participants get replays
//! and questions, never facts to rule on, rulings, or anything of others; while an exam is prepared or runs, the app
//! itself is served to the lecturer alone. The time of an exam is that of a clock that nobody can set, and stops
//! while the server does not run.
//!
//! The connection is not encrypted, because phones do not trust a certificate for an address of a local network:
//! who can listen to the network can take a participant's place. Marks are those of `acconcio-training`.

mod app_files;
mod classroom;
mod event;
mod exam;
mod host;
mod incidents;
mod journal;
mod live;
mod papers;
pub mod request;
mod secret;
pub mod service;
pub mod web;

pub use app_files::{AppFiles, NoApp};
pub use classroom::{Instants, Misfit};
pub use host::{HostError, Options, host};
pub use journal::{Journal, JournalError};
