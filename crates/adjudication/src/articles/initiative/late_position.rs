//! A plainly illegal position that was not corrected in time.

use crate::case::Case;
use crate::incident::ActKind;
use crate::laws::{Fact, IllegalMoveInitiative, Provision};
use crate::movement;
use crate::ruling::{Admissibility, RulingBuilder};

/// Article A.4.d (2014), A.4.4 (2017), A.5.4 (2023): with both kings in check or a pawn on the last
/// rank the arbiter waits until one more move is completed. If an illegal position is still on the
/// board then, the game ends there: see [`End::StillIllegal`](crate::reconstruction::End::StillIllegal).
///
/// Returns the reason why he does not intervene: that he waits, that the position is legal again, or the one given.
pub(super) fn late_illegal_position(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    left: Fact,
    late: &Provision,
) -> Fact {
    let Some(seen) = case.plain_illegality_seen() else { return left };
    let is_legal = !movement::is_plainly_illegal(&case.reconstruction.board_state().board);
    let is_put_right = is_legal && case.has_completed_move_since(seen);
    let fact = if is_put_right { Fact::LegalAgain } else { Fact::WaitsForNextMove };
    builder.note(late.not_met(fact.clone()));
    fact
}

/// Notes that an illegal move was completed, and that it could not be undone any more once there was a reply.
pub(crate) fn note_no_longer_undone(case: &Case<'_>, builder: &mut RulingBuilder<'_>) {
    let regime = case.book.regime();
    if let Some(press) = case.turn.press.filter(|_| case.turn.is_completed_without_legal_move()) {
        builder.note_holding(regime.illegal_move_completed.holds(Fact::ClockPressed(press)));
    }
    if let IllegalMoveInitiative::ArbiterOrOpponent { found, .. } = &regime.illegal_move
        && case.opponent_made_move_by().is_some()
        && case.ending.is_some_and(|ending| ending.turn > case.index)
    {
        builder.note(found.not_met(Fact::OpponentReplied));
    }
}

/// A claim about an illegal move to which there had been a reply: it comes too late, and brings the arbiter to the
/// board.
pub(crate) fn claimed_after_own_move(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    claim: usize,
) {
    if let IllegalMoveInitiative::ArbiterOrOpponent { found, .. } = &case.book.regime().illegal_move
    {
        let fact = Fact::ClaimedAfterOwnMove(claim);
        builder.admissibility.fill(found.holds(fact.clone()).orders(Admissibility::TooLate));
        builder.note(found.not_met(fact));
    }
}

impl Case<'_> {
    /// The act by which the arbiter had seen a plainly illegal position that could no longer be corrected:
    /// it was on the board before the turn, or the opponent had replied to it.
    fn plain_illegality_seen(&self) -> Option<usize> {
        let stood_before = movement::is_plainly_illegal(&self.turn.before.setup.board);
        let from = if stood_before { self.turn.first_act } else { self.opponent_made_move_by()? };
        let after = self.reconstruction.board_states().get(from + 1)?;
        if !movement::is_plainly_illegal(&after.board) {
            return None;
        }
        if !stood_before && self.arbiter_saw_move() {
            // The reply is not yet the next move that he waits for.
            return Some(self.press_of_reply().unwrap_or(from));
        }
        let earliest = if stood_before { 0 } else { from };
        let acts = self.incident.acts.iter().enumerate().skip(earliest);
        // A claim, in time or not, brings him to the board.
        let mut aware =
            acts.filter(|(_, act)| act.is_notice() || matches!(act.kind, ActKind::Claims(_)));
        let told = aware.next().map(|(index, _)| index);
        told.or_else(|| self.turn.press.filter(|_| self.arbiter_saw_move()))
    }

    /// Whether a turn that was not over by an act has been completed after it.
    fn has_completed_move_since(&self, act: usize) -> bool {
        let turns = self.reconstruction.turns.iter();
        let mut later = turns.filter(|turn| turn.last_act > act);
        later.any(|turn| turn.press.is_some_and(|press| press > act))
    }
}
