//! The Laws as data: rules by their names, provisions by article, one constant table per edition.
//!
//! An edition and a regime are chosen once, at the entry point: [`Rulebook::of`].

pub mod code;
pub mod edition;
pub mod index;
pub mod provision;

mod editions;
mod fact;
mod historic;
mod measure;
mod proposals;
mod rule;
mod rulebook;

pub use crate::article::{Article, Citation};
pub use crate::edition_id::EditionId;
pub use code::{ActReadings, Code};
pub use edition::{Edition, RegimeRules};
pub use fact::{Arisen, Fact};
pub use historic::HistoricCode;
pub use measure::Measure;
pub use provision::{Book, Force, Holding, Laws, Ordered, Provision, Status, Step};
pub use rule::Rule;
pub use rulebook::Rulebook;

pub(crate) use edition::{
    ArbiterCall, FlagOrder, IllegalMoveInitiative, NonMove, RookFirstCastling, UnpromotedPawn,
};
