//! A plainly illegal position that was not corrected in time.

use shakmaty::Board;

use super::Initiative;
use crate::case::Case;
use crate::laws::{Fact, Provision};
use crate::movement;
use crate::ruling::{RulingBuilder, Trigger};

/// Article A.4.d (2014), A.4.4 (2017), A.5.4 (2023): with both kings in check or a pawn on the last
/// rank the arbiter waits until one more move is completed; if an illegal position is still on the
/// board then, the game is drawn.
pub(super) fn late_illegal_position(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    left: Fact,
    late: &Provision,
) -> Initiative {
    let Some(seen) = case.plain_illegality_seen() else {
        return Initiative::DoesNotIntervene(left);
    };
    if !case.has_completed_move_since(seen) {
        builder.note(late.not_met(Fact::WaitsForNextMove));
        return Initiative::DoesNotIntervene(Fact::WaitsForNextMove);
    }
    if !is_plainly_illegal(&case.reconstruction.board_state().board) {
        builder.note(late.not_met(Fact::LegalAgain));
        return Initiative::DoesNotIntervene(Fact::LegalAgain);
    }
    let holding = late.holds(Fact::StillIllegal);
    builder.trigger.fill(holding.orders(Trigger::ExOfficio));
    Initiative::Draws(holding)
}

pub(super) fn is_plainly_illegal(board: &Board) -> bool {
    movement::are_both_kings_attacked(board) || movement::has_pawn_on_last_rank(board)
}

impl Case<'_> {
    /// The act by which the arbiter had seen a plainly illegal position that could no longer be corrected:
    /// it was on the board before the turn, or the opponent had replied to it.
    fn plain_illegality_seen(&self) -> Option<usize> {
        let stood_before = is_plainly_illegal(&self.turn.before.setup.board);
        let from = if stood_before { self.turn.first_act } else { self.opponent_made_move_by()? };
        let after = self.reconstruction.board_states().get(from + 1)?;
        if !is_plainly_illegal(&after.board) {
            return None;
        }
        if !stood_before && self.arbiter_saw_move() {
            // The reply is not yet the next move that he waits for.
            return Some(self.press_of_reply().unwrap_or(from));
        }
        let earliest = if stood_before { 0 } else { from };
        let acts = self.incident.acts.iter().enumerate().skip(earliest);
        let mut aware =
            acts.filter(|(index, act)| act.is_notice() || self.reconstruction.told.contains(index));
        let told = aware.next().map(|(index, _)| index);
        told.or_else(|| self.turn.press.filter(|_| self.arbiter_saw_move()))
    }

    /// Whether a turn that began after an act has been completed.
    fn has_completed_move_since(&self, act: usize) -> bool {
        let turns = self.reconstruction.turns.iter();
        let mut later = turns.filter(|turn| turn.last_act > act);
        later.any(|turn| turn.press.is_some_and(|press| press > act))
    }
}
