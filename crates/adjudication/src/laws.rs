//! The Laws as data: rules by their names, provisions by article, one constant table per edition.
//!
//! An edition and a regime are chosen once, at the entry point: [`Rulebook::of`].

pub mod code;
pub mod edition;
pub mod index;
pub mod provision;

mod arisen;
mod editions;
mod fact;
mod field;
mod historic;
mod hybrid;
mod mating_line;
mod proposals;
mod rule;
mod rulebook;

pub use crate::article::{Article, Citation};
pub use crate::edition_id::EditionId;
pub use crate::measure::Measure;
pub use arisen::Arisen;
pub use code::{ActReadings, Code};
pub use edition::{Edition, RegimeRules};
pub use fact::Fact;
pub use field::Field;
pub use historic::HistoricCode;
pub use hybrid::Hybrid;
pub use mating_line::MatingLine;
pub use provision::{Book, Force, Holding, Laws, Ordered, Provision, Status, Step};
pub use rule::Rule;
pub use rulebook::{AppliedEdition, Rulebook};

pub(crate) use edition::{
    ArbiterCall, FlagOrder, IllegalMoveInitiative, IllegalMovePenalty, NonMove, RookFirstCastling,
    UnpromotedPawn,
};
