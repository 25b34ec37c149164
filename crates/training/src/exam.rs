//! Exams: a paper drawn from the incidents, a candidate's attempt, and its assessment.
//!
//! A [`Blueprint`] defines the questions; [`draw`] fills it from the [`pool`]; a [`Link`] carries the paper
//! so that it is the same on every machine for ever, in variants of equal difficulty ([`Disguise`]). An
//! [`Attempt`] holds a candidate's answers, a [`ResultFile`] is the file that he submits, an [`Assessment`]
//! holds the marks, and a [`Class`] the statistics of many results. There is no clock and no randomness
//! here: the instants and the seed are parameters.

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
pub use attempt::{Attempt, ClockJump, Given};
pub use blueprint::{
    Asked, Blueprint, BlueprintError, KnockOut, Marking, PassMark, Section, Weights,
};
pub use class::{Class, ItemStatistics, MarkedResult, QuestionStatistics};
pub use disguise::{Disguise, Mirrors, NAMES, PaperVariant};
pub use drawing::{DrawError, draw};
pub use link::{Link, LinkError, Place};
pub use order::rank;
pub use paper::{Item, ItemError, ItemFacts, Paper, Why};
pub use pool::{Candidate, pool};
pub use preset::Preset;
pub use result_file::{Integrity, ResultError, ResultFile};
