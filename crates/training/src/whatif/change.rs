//! One changed law or fact.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};

use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, Side};
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Manner, Regime, Sight};
use acconcio_adjudication::laws::EditionId;

/// One changed law or fact. Each sets a value, so that making a change twice is the same as making it once.
/// A change of fact is about the turn that is ruled on.
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
        /// The reading to take.
        side: Side,
    },
    /// A proposal of 2012 taken as enacted on the Laws of 2009.
    Enacted(Proposal),
    /// A proposal of 2012 not taken as enacted.
    NotEnacted(Proposal),
    /// The press of the clock after the player's last act on the board, or no press: then acts for which
    /// the opponent needs the move have not happened either.
    Press(Press),
    /// Another way of claiming; later acts have not happened.
    Claim(Claiming),
    /// The arbiter saw the acts of the turn, or he did not and has not become aware of them.
    Sight(Sight),
    /// The number of illegal moves counted against the player before.
    Offences(u8),
    /// The touch by this act was on purpose or by accident.
    Touch {
        /// The index of the act.
        act: usize,
        /// The manner of the touch.
        manner: Manner,
    },
    /// The piece on this square, of two that were touched, was known to be touched first.
    FirstTouch(#[serde(with = "acconcio_notation::square")] Square),
}

/// Whether the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Press {
    /// The clock was pressed.
    Pressed,
    /// The clock was not pressed.
    NotPressed,
}

/// The way in which a claim is made, and its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claiming {
    /// No player claims.
    Nobody,
    /// The claimant of a draw has first written the move and not made it.
    InWriting,
    /// The claimant of a draw claims before he touches a piece; a move that he made he has only written.
    BeforeTouching,
    /// The claimant of a draw claims only after he has touched a piece.
    AfterTouching,
    /// This player claims as soon as the fault is done.
    AtOnce {
        /// The claimant.
        #[serde(with = "acconcio_notation::color")]
        by: Color,
        /// The subject of the claim.
        claim: Claim,
    },
    /// This player claims only after he has touched a piece or, for an illegal move, made his own move.
    TooLate {
        /// The claimant.
        #[serde(with = "acconcio_notation::color")]
        by: Color,
        /// The subject of the claim.
        claim: Claim,
    },
}

/// The subject of a change. Of two changes on the same subject only one can apply.
///
/// The order is the one in which several changes are made: first those that refer to acts by their index,
/// then those that add or remove acts, the laws last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// A touch, by the index of its act.
    Touch(usize),
    /// The piece that was touched first.
    FirstTouch,
    /// The illegal moves counted before.
    Offences,
    /// The acts that the arbiter saw.
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
    /// The subject of the change.
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

    /// The change on the same subject that leaves an incident as it is, where this one alters it and the ruling is on
    /// the moves of `player`; none where no single change does.
    pub fn as_it_was(&self, incident: &Incident, player: Color) -> Option<Change> {
        let was = match *self {
            Change::Regime(_) => Change::Regime(incident.regime),
            Change::Edition(_) => Change::Edition(incident.edition),
            Change::Reading { disputed_point, side } => {
                Change::Reading { disputed_point, side: side.other() }
            }
            Change::Enacted(proposal) => Change::NotEnacted(proposal),
            Change::NotEnacted(proposal) => Change::Enacted(proposal),
            Change::Press(Press::Pressed) => Change::Press(Press::NotPressed),
            Change::Press(Press::NotPressed) => Change::Press(Press::Pressed),
            Change::Offences(_) => Change::Offences(incident.illegal_moves.of(player)),
            Change::Touch { act, .. } => {
                let ActKind::Touches { manner, .. } = incident.acts.get(act)?.kind else {
                    return None;
                };
                Change::Touch { act, manner }
            }
            Change::Claim(_) => {
                let is_claim = |act: &Act| matches!(act.kind, ActKind::Claims(_));
                if incident.acts.iter().any(is_claim) {
                    return None;
                }
                Change::Claim(Claiming::Nobody)
            }
            // He may have seen some of the acts, and several pieces may have been touched at once.
            Change::Sight(_) | Change::FirstTouch(_) => return None,
        };
        Some(was)
    }

    /// The proposal to which the change refers, if any.
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
