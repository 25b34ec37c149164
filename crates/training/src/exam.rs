//! Exams: a paper drawn from the incidents, a candidate's attempt, and its assessment.
//!
//! A [`Blueprint`] defines the questions; [`draw`] fills it from the [`pool`]; a [`Link`] is the paper, the same
//! on every machine for ever, in variants of equal difficulty ([`Disguise`]). A [`SealedPaper`] is what candidates
//! are given: it opens with the start code, and for the lecturer with his. An [`Attempt`] holds a candidate's
//! answers, a [`SealedResult`] is the file that he submits and only the lecturer opens, an [`Assessment`] holds
//! the marks, and a [`Class`] the statistics of many results. There is no clock and no randomness here: the
//! instants, the seed and the random bytes are parameters.

mod access_code;
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
mod reliability;
mod result_file;
mod sameness;
mod seal;
mod sealed_paper;

pub use access_code::AccessCode;
pub use assessment::{Assessment, ItemMarks, Tally};
pub use attempt::{Attempt, Away, ClockJump, Given};
pub use blueprint::{
    Asked, Blueprint, BlueprintError, KnockOut, Marking, PassMark, Section, Weights,
};
pub use class::{Class, ItemStatistics, MarkedResult, QuestionStatistics};
pub use disguise::{Disguise, Mirrors, NAMES, PaperVariant};
pub use drawing::{Chosen, DrawError, draw, draw_chosen};
pub use link::{Link, LinkError, Place};
pub use order::rank;
pub use paper::{Item, ItemError, ItemFacts, Paper, Why};
pub use pool::{Candidate, pool};
pub use preset::Preset;
pub use reliability::Reliability;
pub use result_file::{ResultError, ResultFile, SealedResult};
pub use sealed_paper::{
    ExamHead, ExamPaper, LecturerAccess, NewExam, PaperKey, SealedPaper, plain,
};
