//! The number of moves within which an illegal move can still be corrected under US Chess rules.

use super::Initiative;
use crate::case::{Case, Raised};
use crate::laws::edition::TimePressure;
use crate::laws::{Fact, Provision};
use crate::ruling::{Admissibility, ClaimWindow, Claimant, Cutoff, RulingBuilder, Trigger};

/// US Chess 11A and 11D1: only an illegal move among the last moves is corrected; in time pressure fewer
/// moves count, and only on the opponent's claim.
pub(super) fn among_the_last_moves(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    found: &Provision<u32>,
    pressure: &Provision<TimePressure>,
) -> Initiative {
    if case.is_in(pressure.value) {
        corrected_within(case, builder, pressure, pressure.value.last_moves, Claimant::Opponent)
    } else {
        corrected_within(case, builder, found, found.value, Claimant::Anyone)
    }
}

fn corrected_within<T>(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    rule: &Provision<T>,
    last_moves: u32,
    claimant: Claimant,
) -> Initiative {
    let claim = match case.raised(None) {
        Raised::InTime(act) => Some(act),
        Raised::TooLate(_) | Raised::ByOffender(_) | Raised::Not => None,
    };
    if case.moves_of_player_since() >= last_moves {
        let fact = Fact::TooLongAgo(last_moves);
        if claim.is_some() {
            builder.admissibility.fill(rule.holds(fact.clone()).orders(Admissibility::TooLate));
        }
        builder.note(rule.not_met(fact.clone()));
        return Initiative::DoesNotIntervene(fact);
    }
    let (trigger, is_moved, unmoved) = match claimant {
        Claimant::Opponent => (Trigger::OnClaim, claim.is_some(), Fact::NobodyClaimed),
        Claimant::Anyone => (Trigger::ExOfficio, case.arbiter_knows(), Fact::ArbiterDoesNotKnow),
    };
    if !is_moved {
        let window = ClaimWindow { claimant, until: Cutoff::LastMoves(last_moves) };
        builder.window.fill(rule.holds(unmoved.clone()).orders(window));
        builder.note(rule.not_met(unmoved.clone()));
        return Initiative::DoesNotIntervene(unmoved);
    }
    let holding = rule.holds(Fact::WithinLastMoves(last_moves));
    builder.trigger.fill(holding.orders(trigger));
    if claim.is_some() {
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    }
    builder.note_holding(holding);
    Initiative::Acts
}

impl Case<'_> {
    /// Whether a player has so little time left, with so small an increment (US Chess 11D1).
    fn is_in(&self, pressure: TimePressure) -> bool {
        let remaining = self.reconstruction.board_state().remaining;
        remaining.white.min(remaining.black) < pressure.less_than
            && self.incident.clocks.increment < pressure.increment_below
    }
}
