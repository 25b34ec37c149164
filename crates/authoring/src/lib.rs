//! Drafts of incidents: what an author does to them, and what is said about them while he does.
//!
//! A [`Draft`] is a scenario in the making, of the same type as the finished ones. [`Edit`] lists what can be
//! done to it, [`History`] does and undoes it, [`Walk`] plays its acts and says which of them cannot be done,
//! [`gesture`] turns what hands do at a board into acts, [`speech`] lists what can be said at a moment,
//! [`command`] reads a line such as "white lifts e1". [`Rulings`] has the ruling after each act and what
//! changed it, [`lint`] names what an incident lacks, and [`StandIns`] fill in what others need to open it.
//!
//! # Guarantee and limits
//!
//! No edit loses an act: one that has become impossible stays in its place, and [`Walk`] gives the reason. Undo
//! and redo bring back the same drafts. Which acts are possible, which moves are legal and what is ruled is asked
//! of `acconcio-adjudication`; no Law is here. The crate has no browser, no storage and no human language.

pub mod command;
mod complete;
mod draft;
mod edit;
pub mod gesture;
mod history;
pub mod lint;
mod rulings;
pub mod speech;
mod usual_clocks;
mod walk;

pub use complete::StandIns;
pub use draft::{Draft, Part};
pub use edit::{Edit, Fact, MOST_ACTS, Reach, Refusal, Slot, Start};
pub use history::History;
pub use rulings::{OpenFact, Rulings, open_facts};
pub use usual_clocks::usual_clocks;
pub use walk::{Impossible, Walk};
