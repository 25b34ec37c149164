//! The Laws of Chess as provisions: one function each, one constant table per edition.
//!
//! An edition and a regime are chosen once, at the door: [`Rulebook::of`].

pub mod article;
pub mod claimable;
pub mod edition;
pub mod index;
pub mod provision;

mod a03_moves;
mod a04_touch;
mod a05_end;
mod a06_clock;
mod a07_irregularities;
mod a09_draws;
mod a12_conduct;
mod a13_arbiter;
mod editions;
mod historic;
mod mating;
mod proposals;
mod rapid_and_blitz;
mod rule;

pub use article::{Article, Citation};
pub use edition::{Code, Edition, EditionId, RegimeRules};
pub use historic::HistoricCode;
pub use mating::TURNING_ON_MATE;
pub use provision::{Arisen, Book, Fact, Force, Holding, Laws, Ordered, Provision, Status, Step};
pub use rule::Rule;

pub(crate) use a03_moves::is_legal_move;
pub(crate) use a04_touch::{Releases, TouchFinding, irregularity, touch_obligation, two_hands};
pub(crate) use a05_end::{
    does_irregular_end_stand, does_two_handed_end_stand, end_of_game, is_final, regular_end,
};
pub(crate) use a06_clock::{completion, lost_on_time, wrong_hand};
pub(crate) use a07_irregularities::{
    displaced, lose, note_not_put_right, oblige, out_of_turn, penalise, set_clocks, undo,
    wrong_set_up,
};
pub(crate) use a09_draws::{
    DrawnByItself, Verdict, by_itself, claim_of_a_draw, drawn_by_itself, note_unclaimed, verdict,
};
pub(crate) use a12_conduct::{adjusted_late, misconduct};
pub(crate) use a13_arbiter::{measures, no_intervention};
pub(crate) use edition::{
    ArbiterCall, FlagOrder, IllegalMoveInitiative, NonMove, RookFirstCastling, UnpromotedPawn,
};
pub(crate) use historic::follow_old_code;
pub(crate) use rapid_and_blitz::{
    Motion, TouchMotion, arbiter_steps_in, claim_about_the_move, illegal_move_motion, note_branch,
    touch_breach_motion,
};

use std::borrow::Cow;

use crate::incident::{Incident, Regime, Setting};
use crate::mate::MoveLimit;
use edition::{IllegalMovePenalty, UpsideDownRook};

/// The edition and the regime of an incident.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The edition, with the proposals enacted on it.
    pub edition: Cow<'static, Edition>,
    regime: Regime,
    /// Where the game is played.
    pub setting: Setting,
}

impl Rulebook {
    /// The laws in force for an incident; none where an old code governs it.
    pub fn of(incident: &Incident) -> Result<Rulebook, &'static HistoricCode> {
        let laws = match incident.edition.code() {
            Code::Edition(laws) => laws,
            Code::Historic(code) => return Err(code),
        };
        let mut edition = Cow::Borrowed(laws);
        if incident.edition == EditionId::E2009 {
            for proposal in &incident.enacted {
                proposals::enact(edition.to_mut(), *proposal);
            }
        }
        Ok(Rulebook { edition, regime: incident.regime, setting: incident.setting })
    }

    /// What the regime changes.
    pub fn regime(&self) -> &RegimeRules {
        match self.regime {
            Regime::Standard => &self.edition.standard,
            Regime::RapidSupervised => &self.edition.rapid_supervised,
            Regime::RapidUnsupervised => &self.edition.rapid_unsupervised,
            Regime::BlitzSupervised => &self.edition.blitz_supervised,
            Regime::BlitzUnsupervised => &self.edition.blitz_unsupervised,
        }
    }

    /// Whether the players have to record: in standard play.
    pub(crate) const fn must_be_recorded(&self) -> bool {
        matches!(self.regime, Regime::Standard)
    }

    /// The draw of the seventy-five moves, as far as it cuts a series of legal moves short.
    pub(crate) fn move_limit(&self) -> MoveLimit {
        match &self.edition.draws.seventy_five {
            Some(_) => MoveLimit::SeventyFive,
            None => MoveLimit::None,
        }
    }

    /// What a rook put upside down on the promotion square is.
    pub(crate) fn upside_down_rook(&self) -> &Provision {
        match &self.edition.upside_down_rook {
            UpsideDownRook::Rook(rule) | UpsideDownRook::Queen(rule) => rule,
        }
    }

    /// Whether a completed illegal move is undone whenever it is found during the game.
    pub(crate) fn is_any_illegal_move_undone(&self) -> bool {
        matches!(self.regime().illegal_move, IllegalMoveInitiative::AnyoneDuringTheGame(_))
    }

    /// Whether a completed illegal move loses at once.
    pub(crate) fn illegal_move_loses(&self) -> bool {
        matches!(self.regime().illegal_move_penalty.value, IllegalMovePenalty::Loss)
    }
}

/// Whether a code reads a rook put upside down on the board as a queen (US Chess 8F7).
pub(crate) const fn reads_upside_down_rook_as_queen(edition: EditionId) -> bool {
    match edition.code() {
        Code::Edition(laws) => matches!(laws.upside_down_rook, UpsideDownRook::Queen(_)),
        Code::Historic(_) => false,
    }
}
