//! Exams: a paper drawn from the films, what a candidate answered, and what it is worth.
//!
//! A [`Blueprint`] says what is asked; [`draw`] fills it from the [`pool`]; a [`Link`] holds the paper
//! so that it is the same on every machine for ever, in variants of equal worth ([`Disguise`]). A
//! [`Attempt`] is what a candidate did, a [`ResultFile`] what he hands in, an [`Assessment`] what the
//! core finds in it, and a [`Class`] what many of them have in common. No clock and no chance: the
//! instants and the seed come in.

mod assessment;
mod attempt;
mod blueprint;
mod class;
mod code;
mod disguise;
mod drawing;
mod link;
mod order;
mod paper;
mod pool;
mod preset;
mod result_file;
mod sameness;

pub use assessment::{Assessment, ItemMarks, Tally};
pub use attempt::{Attempt, Given};
pub use blueprint::{Blueprint, BlueprintError, KnockOut, Marking, PassMark, Section, Weights};
pub use class::{Class, Handed, ItemStatistics, QuestionStatistics};
pub use disguise::{Disguise, Letter, Mirrors, NAMES};
pub use drawing::{DrawError, draw};
pub use link::{Link, LinkError, Place};
pub use order::rank;
pub use paper::{Item, Misfit, Paper, Why};
pub use pool::{Candidate, pool};
pub use preset::Preset;
pub use result_file::{Integrity, ResultError, ResultFile};
