//! Facts of an incident that cannot arise under its laws.

use shakmaty::Color;

use crate::incident::{ActKind, Claim, Incident};
use crate::laws::{IllegalMovePenalty, Rulebook};

/// A fact of an incident that its laws do not know. A ruling can still be given; it answers another question
/// than the one that the incident raises under the laws of its own time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anachronism {
    /// The claim of an act, by its index, is one that the laws do not have.
    NoSuchClaim(usize),
    /// The illegal moves counted before the incident have lost the game already.
    LostBefore(Color),
}

impl Anachronism {
    /// The first fact of an incident that cannot arise under its laws. The old codes know no claims and count
    /// nothing: none is looked for under them.
    pub fn of(incident: &Incident) -> Option<Anachronism> {
        let book = Rulebook::of(incident).ok()?;
        let losing = match book.regime().illegal_move_penalty.value {
            IllegalMovePenalty::Time { losing, .. } => losing,
            IllegalMovePenalty::Loss => Some(1),
        };
        let has_lost = |player: &Color| {
            losing.is_some_and(|losing| incident.illegal_moves.of(*player) >= losing)
        };
        if let Some(player) = Color::ALL.into_iter().find(has_lost) {
            return Some(Anachronism::LostBefore(player));
        }
        let quickplay = book.edition.quickplay.as_ref();
        let has_increment = quickplay.is_some_and(|quickplay| quickplay.increment.is_some());
        let is_unknown = |claim: Claim| {
            claim.is_of_quickplay() && quickplay.is_none()
                || claim == Claim::QuickplayIncrement && !has_increment
        };
        let act = incident
            .acts
            .iter()
            .position(|act| matches!(act.kind, ActKind::Claims(claim) if is_unknown(claim)));
        act.map(Anachronism::NoSuchClaim)
    }
}
