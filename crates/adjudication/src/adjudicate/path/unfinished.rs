//! A move begun and not completed.

use super::made::note_adjusted_in_silence;
use crate::articles::{
    Releases, TouchFinding, adjusted_late, arbiter_intervenes, claim_about_the_move,
    no_intervention, note_two_hands_let_pass, rule_of_making_in, set_clocks, touch_obligation,
};
use crate::case::{Case, Raised};
use crate::laws::{Fact, Holding};
use crate::movement::Breach;
use crate::reconstruction::BoardChange;
use crate::ruling::{
    Admissibility, Classification, Completion, Duty, Outcome, Reinstatement, RulingBuilder, Trigger,
};

/// A move begun and not completed: the player may still put it right himself.
pub(super) fn unfinished(case: &Case<'_>, builder: &mut RulingBuilder<'_>, first: Holding) {
    let classification = if case.is_illegal_position_released() {
        Classification::Illegal
    } else if case.turn.is_eventful() {
        Classification::Incomplete
    } else {
        // A player who has not begun a move has left none unfinished.
        Classification::Legal
    };
    builder.classification.fill(first.orders(classification));
    builder.note_holding(first);
    note_two_hands_let_pass(case, builder);
    let finding = touch_obligation(case.book, case.turn, Releases::Bind, builder);
    let stands = finding.as_ref().is_some_and(|one| matches!(one.obligation.duty, Duty::Stands(_)));
    let (fact, reached) = match case.turn.releases.first() {
        Some(released) if stands => {
            (Fact::Released(released.piece.role, released.to), Completion::Made)
        }
        _ => (why_not_made(case), Completion::NotMade),
    };
    let rule = rule_of_making_in(case.book, case.turn);
    builder.completion.fill(rule.holds(fact.clone()).orders(reached));
    builder.note(if stands { rule.holds(fact).into_step() } else { rule.not_met(fact) });
    correct_before_the_press(case, builder, finding);
}

fn why_not_made(case: &Case<'_>) -> Fact {
    match case.turn.board_change {
        _ if case.turn.is_in_hand => Fact::StillInHand,
        BoardChange::Impossible(breach) => Fact::BoardShows(breach),
        BoardChange::KingTwoSquares { side, castling: None } => Fact::CastlingIllegal(side),
        BoardChange::KingTwoSquares { side, castling: Some(_) } => {
            Fact::BoardShows(Breach::RookLeftBehind { side })
        }
        BoardChange::PawnUnpromoted { to, .. } => Fact::PawnLeftOnLastRank(to),
        BoardChange::HalfDone => Fact::NothingInPlaceYet,
        BoardChange::Nothing
        | BoardChange::Move(_)
        | BoardChange::CastledRookFirst { .. }
        | BoardChange::Undetermined => Fact::NothingReleased,
    }
}

/// Rules on a fault before the press: nothing is sanctioned. On a claim the arbiter says what the player
/// has to play; without one he waits.
pub(super) fn correct_before_the_press(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    finding: Option<TouchFinding>,
) {
    let claimed = if case.is_illegal_position_released() {
        illegality_pointed_out(case, builder)
    } else {
        claim_about_the_move(case, builder)
    };
    let stands = finding.as_ref().is_some_and(|one| matches!(one.obligation.duty, Duty::Stands(_)));
    let board = match case.turn.board_change {
        _ if stands => Reinstatement::AfterTheRelease,
        _ if is_elsewhere(case, finding.as_ref()) => Reinstatement::BeforeTheTurn,
        BoardChange::Impossible(_) | BoardChange::KingTwoSquares { castling: None, .. } => {
            Reinstatement::BeforeTheTurn
        }
        BoardChange::CastledRookFirst { .. } => Reinstatement::BeforeTheTurn,
        BoardChange::Nothing
        | BoardChange::Move(_)
        | BoardChange::KingTwoSquares { castling: Some(_), .. }
        | BoardChange::PawnUnpromoted { .. }
        | BoardChange::HalfDone
        | BoardChange::Undetermined => Reinstatement::Keep,
    };
    if claimed.is_some() {
        note_adjusted_in_silence(case, builder);
    }
    if let Some(finding) = finding {
        builder.obligation.fill(finding.holding.orders(finding.obligation));
        builder.note_holding(finding.holding);
    }
    if let Some(holding) = claimed {
        builder.trigger.fill(holding.orders(Trigger::OnClaim));
        let another_move = case.book.edition.another_move.holds(Fact::NotCompletedYet);
        builder.board.fill(another_move.orders(board));
        builder.result.fill(another_move.orders(Outcome::Continues));
        builder.note_holding(another_move);
        if case.is_illegal_move_answered() {
            set_clocks(case, builder, Fact::PositionPutBack);
        }
        adjusted_late(case, builder);
        return;
    }
    let stepped_in = case.turn.adjusted_late.and_then(|_| arbiter_intervenes(case, builder));
    if let Some(observed) = stepped_in {
        builder.board.fill(observed.orders(board));
        builder.result.fill(observed.orders(Outcome::Continues));
        adjusted_late(case, builder);
        return;
    }
    if case.is_illegal_move_answered() && case.is_illegal_move_raised(builder) {
        return take_back(case, builder, board);
    }
    let left = match case.turn.board_change {
        // The player has only touched something, or begun to capture: nothing is wrong yet.
        BoardChange::Nothing | BoardChange::HalfDone => Fact::NothingToCorrect,
        BoardChange::Move(_)
        | BoardChange::CastledRookFirst { .. }
        | BoardChange::KingTwoSquares { .. }
        | BoardChange::PawnUnpromoted { .. }
        | BoardChange::Impossible(_)
        | BoardChange::Undetermined => Fact::NotCompletedYet,
    };
    let waived = case.waived().map(Fact::OpponentLetItPass);
    no_intervention(case.book, builder, waived.unwrap_or(left));
}

/// Rules on an illegal move for which the clock was not pressed, once the opponent has answered it and the arbiter knows:
/// the player can no longer put it right himself, and what is not completed is not penalised.
fn take_back(case: &Case<'_>, builder: &mut RulingBuilder<'_>, board: Reinstatement) {
    let another_move = case.book.edition.another_move.holds(Fact::ArbiterKnows);
    builder.trigger.fill(another_move.orders(Trigger::ExOfficio));
    builder.board.fill(another_move.orders(board));
    builder.result.fill(another_move.orders(Outcome::Continues));
    builder.note_holding(another_move);
    builder.note(case.book.regime().illegal_move_undone.not_met(Fact::NotCompletedYet));
    set_clocks(case, builder, Fact::PositionPutBack);
}

/// Whether the board is in a state from which the move that the player is obliged to make cannot be
/// finished: a pawn on another promotion square, or castling towards the other side.
fn is_elsewhere(case: &Case<'_>, finding: Option<&TouchFinding>) -> bool {
    match (case.turn.board_change, finding.map(|finding| finding.obligation.duty)) {
        (
            BoardChange::PawnUnpromoted { to, .. },
            Some(Duty::PromoteOn(square) | Duty::PromoteTo(_, square)),
        ) => square != to,
        (BoardChange::KingTwoSquares { side, .. }, Some(Duty::Castle(other))) => side != other,
        _ => false,
    }
}

/// An illegal position that is pointed out before the press: 4.7 does not govern it, since it speaks of
/// Article 4 only.
fn illegality_pointed_out(case: &Case<'_>, builder: &mut RulingBuilder<'_>) -> Option<Holding> {
    let (Raised::InTime(act) | Raised::ByOffender(act)) = case.raised(None) else { return None };
    let holding = case.book.edition.another_move.holds(Fact::ClaimedInTime(act));
    builder.admissibility.fill(holding.orders(Admissibility::Admissible));
    builder.note_holding(holding.clone());
    // What is not completed is no illegal move yet.
    builder.note(case.book.regime().illegal_move_undone.not_met(Fact::NotCompletedYet));
    Some(holding)
}
