//! The Laws of Chess as provisions: one function each, one constant table per edition.
//!
//! An edition and a regime are chosen once, at the door: [`Rulebook::of`].

pub mod article;
pub mod edition;
pub mod provision;

mod a03_moves;
mod a04_touch;
mod a05_end;
mod a07_irregularities;
mod a13_arbiter;
mod editions;
mod rapid_and_blitz;

pub use article::{Article, Citation};
pub use edition::{Edition, EditionId, RegimeRules};
pub use provision::{Fact, Force, Holding, Ordered, Provision, Rule, Status, Step};

pub(crate) use a03_moves::is_legal_move;
pub(crate) use a04_touch::{Releases, TouchFinding, irregularity, touch_obligation};
pub(crate) use a05_end::end_of_game;
pub(crate) use a07_irregularities::{lose, oblige, penalise, set_clocks, undo};
pub(crate) use a13_arbiter::{measures, no_intervention};
pub(crate) use rapid_and_blitz::{
    Motion, TouchMotion, illegal_move_motion, note_branch, touch_breach_motion, touch_claim,
};

use crate::incident::Regime;
use edition::{IllegalMoveInitiative, IllegalMovePenalty};

/// The edition and the regime of an incident, with the rules that the regime overrides.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// The edition.
    pub edition: &'static Edition,
    /// What the regime changes.
    pub regime: &'static RegimeRules,
}

impl Rulebook {
    /// The laws in force for an edition and a regime.
    pub const fn of(edition: EditionId, regime: Regime) -> Rulebook {
        let edition = edition.table();
        let regime = match regime {
            Regime::Standard => &edition.standard,
            Regime::RapidSupervised => &edition.rapid_supervised,
            Regime::RapidUnsupervised => &edition.rapid_unsupervised,
            Regime::BlitzSupervised => &edition.blitz_supervised,
            Regime::BlitzUnsupervised => &edition.blitz_unsupervised,
        };
        Rulebook { edition, regime }
    }

    /// Whether a completed illegal move is undone whenever it is found during the game.
    pub(crate) const fn is_any_illegal_move_undone(&self) -> bool {
        matches!(self.regime.illegal_move, IllegalMoveInitiative::AnyoneDuringTheGame(_))
    }

    /// Whether a completed illegal move loses at once.
    pub(crate) const fn illegal_move_loses(&self) -> bool {
        matches!(self.regime.illegal_move_penalty.value, IllegalMovePenalty::Loss)
    }
}
