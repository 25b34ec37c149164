//! One changed law or fact.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};

use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, Side};
use acconcio_adjudication::incident::{Claim, Incident, Manner, Regime, Sight};
use acconcio_adjudication::laws::EditionId;

/// One changed law or fact. Each sets something to a value, so that making a change twice is making
/// it once. A change of fact speaks of the turn that is ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Another time control or supervision.
    Regime(Regime),
    /// Another edition or code.
    Edition(EditionId),
    /// A disputed point read in this way.
    Reading {
        /// The disputed point.
        disputed_point: DisputedPoint,
        /// How it is read.
        side: Side,
    },
    /// A proposal of 2012 taken as enacted on the Laws of 2009.
    Enacted(Proposal),
    /// A proposal of 2012 not taken as enacted.
    NotEnacted(Proposal),
    /// The player pressed his clock after his last act on the board, or he did not: then what needs
    /// the opponent to have the move has not happened either.
    Press(Press),
    /// Who claims, and when; what came later has not happened.
    Claim(Claiming),
    /// The arbiter saw what was done in the turn, or he did not and has not become aware of it.
    Sight(Sight),
    /// So many illegal moves counted against the player before.
    Offences(u8),
    /// The touch by this act was on purpose or by accident.
    Touch {
        /// The index of the act.
        act: usize,
        /// How the touch came about.
        manner: Manner,
    },
    /// Of two pieces touched, the one on this square was known to be touched first.
    FirstTouch(#[serde(with = "acconcio_notation::square")] Square),
}

/// Whether the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Press {
    /// It was.
    Pressed,
    /// It was not.
    NotPressed,
}

/// Who claims, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claiming {
    /// No player does.
    Nobody,
    /// Who claims a draw has first written the move and not made it.
    InWriting,
    /// Who claims a draw does so before he touches a piece; a move that he made he has only written.
    BeforeTouching,
    /// Who claims a draw does so only after he has touched a piece.
    AfterTouching,
    /// This player, as soon as the fault is done.
    AtOnce {
        /// The claimant.
        #[serde(with = "acconcio_notation::color")]
        by: Color,
        /// What he claims.
        claim: Claim,
    },
    /// This player, only after he has touched a piece or, for an illegal move, made his own move.
    TooLate {
        /// The claimant.
        #[serde(with = "acconcio_notation::color")]
        by: Color,
        /// What he claims.
        claim: Claim,
    },
}

/// What a change is about. Of two changes about the same thing only one can hold.
///
/// The order is the one in which several changes are made: what names acts by their index first,
/// then what adds or takes acts away, the laws at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum About {
    /// A touch, by the index of its act.
    Touch(usize),
    /// Which piece was touched first.
    FirstTouch,
    /// The illegal moves counted before.
    Offences,
    /// What the arbiter saw.
    Sight,
    /// The press of the clock.
    Press,
    /// The claim.
    Claim,
    /// A disputed point.
    Reading(DisputedPoint),
    /// A proposal.
    Proposal(Proposal),
    /// The time control and the supervision.
    Regime,
    /// The edition or code.
    Edition,
}

impl Change {
    /// What the change is about.
    pub const fn about(&self) -> About {
        match self {
            Change::Regime(_) => About::Regime,
            Change::Edition(_) => About::Edition,
            Change::Reading { disputed_point, .. } => About::Reading(*disputed_point),
            Change::Enacted(proposal) | Change::NotEnacted(proposal) => About::Proposal(*proposal),
            Change::Press(_) => About::Press,
            Change::Claim(_) => About::Claim,
            Change::Sight(_) => About::Sight,
            Change::Offences(_) => About::Offences,
            Change::Touch { act, .. } => About::Touch(*act),
            Change::FirstTouch(_) => About::FirstTouch,
        }
    }

    /// The proposal that the change is about, if it is about one.
    pub(super) const fn proposal(&self) -> Option<Proposal> {
        if let About::Proposal(proposal) = self.about() { Some(proposal) } else { None }
    }

    /// The incident under the changed law; none where a fact is changed.
    pub(super) fn of_law(&self, incident: &Incident) -> Option<Incident> {
        let mut changed = incident.clone();
        match self {
            Change::Regime(regime) => changed.regime = *regime,
            Change::Edition(edition) => changed.edition = *edition,
            Change::Reading { disputed_point, side } => {
                changed.preset_readings = changed.preset_readings.with(*disputed_point, *side);
            }
            Change::Enacted(proposal) => {
                changed.enacted.insert(*proposal);
            }
            Change::NotEnacted(proposal) => {
                changed.enacted.remove(proposal);
            }
            Change::Press(_)
            | Change::Claim(_)
            | Change::Sight(_)
            | Change::Offences(_)
            | Change::Touch { .. }
            | Change::FirstTouch(_) => return None,
        }
        Some(changed)
    }
}
