//! How far US Chess looks back for an illegal move.

use super::Motion;
use crate::adjudicate::{Case, Raised};
use crate::laws::{Fact, Provision};
use crate::ruling::{Admissibility, ClaimWindow, Claimant, Cutoff, Docket, Trigger};

/// US Chess 11A and 11D1: only the last moves are looked back upon and, in time pressure, fewer and
/// only on the opponent's claim.
pub(super) fn among_the_last_moves(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    found: &Provision<u32>,
    pressure: &Provision<u32>,
) -> Motion {
    let since = case.moves_of_player_since();
    let (rule, needs_claim) =
        if case.is_time_pressure() { (pressure, true) } else { (found, false) };
    let claim = match case.raised(None) {
        Raised::InTime(act) => Some(act),
        Raised::TooLate(_) | Raised::ByOffender(_) | Raised::Not => None,
    };
    if since >= rule.value {
        let fact = Fact::TooLongAgo(rule.value);
        if claim.is_some() {
            docket.admissibility.fill(rule.holds(fact).orders(Admissibility::TooLate));
        }
        docket.note(rule.not_met(fact));
        return Motion::LeavesIt(fact);
    }
    if (needs_claim && claim.is_none()) || !case.arbiter_knows() {
        let fact = if needs_claim { Fact::NobodyClaimed } else { Fact::ArbiterDoesNotKnow };
        let claimant = if needs_claim { Claimant::Opponent } else { Claimant::Anyone };
        let window = ClaimWindow { claimant, until: Cutoff::LastMoves(rule.value) };
        docket.window.fill(rule.holds(fact).orders(window));
        docket.note(rule.not_met(fact));
        return Motion::LeavesIt(fact);
    }
    let holding = rule.holds(Fact::WithinLastMoves(rule.value));
    let trigger = if needs_claim { Trigger::OnClaim } else { Trigger::ExOfficio };
    docket.trigger.fill(holding.orders(trigger));
    if claim.is_some() {
        docket.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    docket.note_holding(holding);
    Motion::Acts
}

impl Case<'_> {
    /// Whether a player has less than five minutes left without an increment of thirty seconds
    /// (US Chess 11D1).
    fn is_time_pressure(&self) -> bool {
        let remaining = self.account.standing.remaining;
        let least = remaining.white.min(remaining.black);
        least < 300 && self.incident.clocks.increment < 30
    }
}
